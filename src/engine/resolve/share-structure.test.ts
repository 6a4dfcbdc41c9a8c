import { describe, expect, it } from 'vitest'
import { shareStructure } from './share-structure.ts'

describe('shareStructure', () => {
  it('returns the previous value if nothing changed', () => {
    const previous = { a: [{ x: 1 }, { y: [2, undefined] }], b: 3n }
    expect(shareStructure(previous, structuredClone(previous))).toBe(previous)
  })

  it('keeps the identity of every unchanged part', () => {
    const previous = { left: { deep: [1, 2] }, right: { n: 1 } }
    const next = shareStructure(previous, { left: { deep: [1, 2] }, right: { n: 2 } })
    expect(next).toEqual({ left: { deep: [1, 2] }, right: { n: 2 } })
    expect(next.left).toBe(previous.left)
    expect(next.right).not.toBe(previous.right)
  })

  it('detects a removed key or entry', () => {
    expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
    expect(Object.keys(shareStructure({ a: 1, b: undefined }, { a: 1 }))).toEqual(['a'])
    expect(shareStructure([1, 2], [1])).toEqual([1])
  })

  it('matches list entries by id at any index', () => {
    const previous = [
      { id: 'a', n: [1] },
      { id: 'b', n: [2] },
      { id: 'c', n: [3] },
    ]
    const next = shareStructure(previous, [
      { id: 'c', n: [3] },
      { id: 'a', n: [4] },
    ])
    expect(next[0]).toBe(previous[2])
    expect(next[1]).toEqual({ id: 'a', n: [4] })
  })

  it('modifies neither argument', () => {
    const previous = Object.freeze({ a: Object.freeze([1]) })
    const next = Object.freeze({ a: Object.freeze([1, 2]) })
    expect(shareStructure(previous, next)).toEqual({ a: [1, 2] })
  })
})
