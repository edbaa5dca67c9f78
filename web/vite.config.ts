import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pictures } from './pictures.ts'

const OUT = '../build/page'

/** Lays a .gz beside every file that shrinks by it, so that the server need not pack anything. */
function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    closeBundle() {
      const root = new URL(OUT, import.meta.url).pathname
      for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|webmanifest|txt)$/.test(name)) continue
        const bytes = readFileSync(join(root, name))
        const packed = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
        if (packed.length < bytes.length) writeFileSync(join(root, `${name}.gz`), packed)
      }
    },
  }
}

// `npm run dev` serves the page with hot reload and hands everything else on to a `croupier serve` on its usual port.
export default defineConfig({
  plugins: [pictures(), svelte(), pack()],
  build: { outDir: OUT, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { pool: 'threads', isolate: false, setupFiles: 'src/tests.ts' },
})
