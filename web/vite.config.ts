import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// `npm run dev` serves the page with hot reload and hands everything else on to a `croupier serve` on its usual port.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../build/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
})
