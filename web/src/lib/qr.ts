import qrcode from 'qrcode-generator'

/** A QR code as one SVG path with a quiet margin, and its width in modules. */
export function qrPath(text: string): { path: string; size: number } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const margin = 4
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) path += `M${column + margin} ${row + margin}h1v1h-1z`
  return { path, size: count + 2 * margin }
}
