import { describe, expect, it } from 'vitest'
import { createRandomInt } from './random-int.ts'
import { slot, computeReturnToPlayer } from './slot.ts'

/** Generates deterministic 32-bit numbers. */
function* generateRandomNumbers(seed: number): Generator<number, undefined> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield (state ^ (state >>> 15)) >>> 0
  }
}

describe('the slot', () => {
  it('has an exact return to player of about 96 %', () => {
    expect(computeReturnToPlayer()).toBeGreaterThan(0.955)
    expect(computeReturnToPlayer()).toBeLessThan(0.965)
  })

  it('has a return over many spins within three standard errors of the exact one', () => {
    const randomInt = createRandomInt(generateRandomNumbers(7))
    let win = 0
    const spins = 60_000
    for (let n = 0; n < spins; n++) win += slot.play(randomInt, { coin: 1 }).win
    const standardError = 0.015
    const difference = win / (spins * slot.getStake({ coin: 1 })) - computeReturnToPlayer()
    expect(Math.abs(difference)).toBeLessThan(3 * standardError)
  })

  it('accepts only its coin sizes', () => {
    expect(slot.parseBet({ coin: 5 })).toEqual({ coin: 5 })
    for (const invalidBet of [{ coin: 3 }, { coin: -1 }, { coin: '5' }, {}, null, [5]]) expect(slot.parseBet(invalidBet)).toBeUndefined()
  })

  it('plays the same round for the same random numbers', () => {
    expect(slot.play(createRandomInt(generateRandomNumbers(3)), { coin: 2 })).toEqual(
      slot.play(createRandomInt(generateRandomNumbers(3)), { coin: 2 }),
    )
  })
})

describe('createRandomInt', () => {
  it('skips numbers that would bias the result', () => {
    const randomInt = createRandomInt([4_294_967_295, 7].values())
    expect(randomInt(3)).toBe(1)
    expect(() => randomInt(3)).toThrow(RangeError)
  })
})
