import { describe, expect, it } from 'vitest'
import { PictureMemory } from './picture-memory.ts'

describe('PictureMemory', () => {
  it('R-MEDIA-16 keeps at most `limit` pictures and evicts the oldest', () => {
    const memory = new PictureMemory()
    for (let i = 0; i < 201; i++) memory.add(`${i}.webp`, 200)
    expect(memory.has('0.webp')).toBe(false)
    expect(memory.has('1.webp')).toBe(true)
    expect(memory.has('200.webp')).toBe(true)
  })

  it('counts a picture that is added again as the newest', () => {
    const memory = new PictureMemory()
    for (const src of ['a', 'b', 'a', 'c']) memory.add(src, 2)
    expect(memory.has('a')).toBe(true)
    expect(memory.has('b')).toBe(false)
  })
})
