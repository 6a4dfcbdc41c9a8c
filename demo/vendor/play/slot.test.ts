import { describe, expect, it } from 'vitest'
import { drawFrom } from './draw.ts'
import { slot, slotReturn } from './slot.ts'

/** A small generator of 32-bit numbers for tests. */
function* numbers(seed: number): Generator<number, undefined> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield (state ^ (state >>> 15)) >>> 0
  }
}

describe('the slot', () => {
  it('has an exact return to player of about 96 %', () => {
    expect(slotReturn()).toBeGreaterThan(0.955)
    expect(slotReturn()).toBeLessThan(0.965)
  })

  it('approaches its return over many spins', () => {
    const draw = drawFrom(numbers(7))
    let win = 0
    const spins = 60_000
    for (let n = 0; n < spins; n++) win += slot.play(draw, { coin: 1 }).win
    expect(win / (spins * slot.stakeOf({ coin: 1 }))).toBeCloseTo(slotReturn(), 0)
  })

  it('accepts only its coin sizes', () => {
    expect(slot.parseBet({ coin: 5 })).toEqual({ coin: 5 })
    for (const bad of [{ coin: 3 }, { coin: -1 }, { coin: '5' }, {}, null, [5]]) expect(slot.parseBet(bad)).toBeUndefined()
  })

  it('plays the same round from the same numbers', () => {
    expect(slot.play(drawFrom(numbers(3)), { coin: 2 })).toEqual(slot.play(drawFrom(numbers(3)), { coin: 2 }))
  })
})

describe('drawFrom', () => {
  it('skips numbers that would bias the result', () => {
    const draw = drawFrom([4_294_967_295, 7].values())
    expect(draw(3)).toBe(1)
    expect(() => draw(3)).toThrow(RangeError)
  })
})
