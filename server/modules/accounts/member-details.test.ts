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
  ])('makes %s into %s: as long for every name, with too little left to guess it', (name, masked) => expect(maskName(name)).toBe(masked))
})
