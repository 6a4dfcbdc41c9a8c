import { describe, expect, it } from 'vitest'
import { encode } from 'uqr'
import { createQrPath } from './qr-path.ts'

/** Returns the modules that a path covers, as "x,y". */
function parseCoveredModules(path: string): Set<string> {
  const cells = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i++) cells.add(`${Number(x) + i},${y}`)
  }
  return cells
}

describe('createQrPath', () => {
  it('covers exactly the dark modules of the code', () => {
    const text = 'https://lotus.example/down'
    const { path, size } = createQrPath(text)
    const { data } = encode(text, { ecc: 'M', border: 0 })
    const cells = parseCoveredModules(path)
    expect(size).toBe(data.length)
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) expect(cells.has(`${x},${y}`)).toBe(data[y]?.[x])
  })

  it('encodes a long URL', () => {
    expect(createQrPath(`https://lotus.example/${'a'.repeat(300)}`).size).toBeGreaterThan(50)
  })
})
