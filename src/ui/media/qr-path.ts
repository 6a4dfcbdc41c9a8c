import { encode } from 'uqr'

/**
 * Returns a QR code as an SVG path in a square of `size` modules, without a quiet zone: each run of dark modules in a
 * row is a rectangle. The error correction level is M, so that a scratched print is still readable.
 */
export function createQrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.map((row, y) => toRowPath(row, y)).join('')
  return { path, size }
}

function toRowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`
  }
  return path
}
