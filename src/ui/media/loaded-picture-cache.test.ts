import { describe, expect, it } from 'vitest'
import { LoadedPictureCache } from './loaded-picture-cache.ts'

describe('LoadedPictureCache', () => {
  it('keeps at most `limit` pictures, and evicts the oldest (R-MEDIA-16)', () => {
    const cache = new LoadedPictureCache()
    for (let i = 0; i < 201; i++) cache.add(`${i}.webp`, 200)
    expect(cache.has('0.webp')).toBe(false)
    expect(cache.has('1.webp')).toBe(true)
    expect(cache.has('200.webp')).toBe(true)
  })

  it('counts a picture that is added again as the newest', () => {
    const cache = new LoadedPictureCache()
    for (const src of ['a', 'b', 'a', 'c']) cache.add(src, 2)
    expect(cache.has('a')).toBe(true)
    expect(cache.has('b')).toBe(false)
  })
})
