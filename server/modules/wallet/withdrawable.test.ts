import { describe, expect, it } from 'vitest'
import { isInPlay } from './withdrawable.ts'

const now = new Date('2026-05-01T12:00:00Z')
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
const spentBonus = { balance: 0n, staked: 0n, ends_at: null }

describe('an open bonus', () => {
  it('is in play while any of it is left, in its wallet or on an open bet', () => {
    expect(isInPlay({ ...spentBonus, balance: 1n }, now)).toBe(true)
    expect(isInPlay({ ...spentBonus, staked: 1n }, now)).toBe(true)
    expect(isInPlay(spentBonus, now)).toBe(false)
  })

  it('is in play before its end, but not at its end', () => {
    expect(isInPlay({ ...spentBonus, balance: 1n, ends_at: at(1) }, now)).toBe(true)
    expect(isInPlay({ ...spentBonus, balance: 1n, ends_at: now }, now)).toBe(false)
    expect(isInPlay({ ...spentBonus, balance: 1n, ends_at: at(-1) }, now)).toBe(false)
  })
})
