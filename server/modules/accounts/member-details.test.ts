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
  ])('masks %s as %s: always with three asterisks, so that the length is not revealed', (name, masked) =>
    expect(maskName(name)).toBe(masked),
  )
})
