import { describe, expect, it } from 'vitest'
import { sortEntries } from './sort-entries.ts'

const getSortedIds = (entries: Parameters<typeof sortEntries>[0]): readonly string[] => sortEntries(entries).map(([id]) => id)

describe('sortEntries', () => {
  it('sorts by order, then by id', () => {
    expect(getSortedIds({ c: { order: 10 }, b: { order: 10 }, a: { order: 20 }, d: {} })).toEqual(['d', 'b', 'c', 'a'])
  })

  it('gives before and after precedence over order', () => {
    expect(getSortedIds({ a: { order: 10 }, b: { order: 20 }, c: { order: 30, before: 'a' }, d: { order: 5, after: 'b' } })).toEqual([
      'c',
      'a',
      'b',
      'd',
    ])
  })

  it('follows chains of references', () => {
    expect(getSortedIds({ a: { order: 10 }, b: { order: 20 }, x: { after: 'y' }, y: { after: 'a' } })).toEqual(['a', 'y', 'x', 'b'])
  })

  it('places an entry by its order if its reference is unknown or part of a cycle', () => {
    expect(
      getSortedIds({ a: { order: 10 }, b: { order: 5, before: 'gone' }, c: { order: 20, after: 'd' }, d: { order: 30, after: 'c' } }),
    ).toEqual(['b', 'a', 'c', 'd'])
  })

  it('never drops or duplicates an entry', () => {
    const entries = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [
        `e${i}`,
        { order: i % 7, ...(i % 3 === 0 && { before: `e${(i * 7) % 60}` }), ...(i % 5 === 1 && { after: `e${(i * 11) % 60}` }) },
      ]),
    )
    expect([...getSortedIds(entries)].sort()).toEqual(Object.keys(entries).sort())
  })
})
