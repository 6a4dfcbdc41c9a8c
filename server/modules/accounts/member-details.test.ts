import { describe, expect, it } from 'vitest'
import { maskName } from './member-details.ts'

describe('maskName', () => {
  it.each([
    ['player', 'pl***r'],
    ['thanhmai88', 'th***8'],
    ['mai', 'm***'],
    ['a', 'a***'],
    ['nguyễn', 'ng***n'],
    ['👩‍🎤', '👩***'],
  ])('masks %s as %s: the same length for every name, too short to guess from', (name, masked) => expect(maskName(name)).toBe(masked))
})
