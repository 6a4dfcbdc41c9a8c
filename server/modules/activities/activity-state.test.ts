import { describe, expect, it } from 'vitest'
import { type ActivityFacts, getActivityState } from './activity-state.ts'

const atHour = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour))
const baseFacts: ActivityFacts = {
  now: atHour(12),
  opensAt: atHour(8),
  closesAt: atHour(20),
  kind: 'join',
  canEnter: true,
  requiredStakes: 100n,
  staked: 0n,
  tickets: 0,
}
const getState = (overrides: Partial<ActivityFacts> = {}) => getActivityState({ ...baseFacts, ...overrides })

describe('the state of an activity', () => {
  it('follows the time while the player has done nothing: coming soon, join, close', () => {
    expect([7, 8, 19, 20].map((hour) => getState({ now: atHour(hour) }))).toEqual(['coming', 'join', 'join', 'close'])
    expect(getState({ now: atHour(23), closesAt: null })).toBe('join')
  })

  it('is closed for players who may not enter, once the activity is open', () => {
    expect([7, 12].map((hour) => getState({ now: atHour(hour), canEnter: false }))).toEqual(['coming', 'close'])
  })

  it('goes from joined through process to claim as stakes accumulate, until the activity closes', () => {
    const stateAfterStaking = (amount: bigint, now = atHour(12)) => getState({ entry: 'joined', staked: amount, now })
    expect([
      stateAfterStaking(0n),
      stateAfterStaking(1n),
      stateAfterStaking(99n),
      stateAfterStaking(100n),
      stateAfterStaking(100n, atHour(20)),
    ]).toEqual(['joined', 'process', 'process', 'claim', 'close'])
  })

  it('equals the state of an application that is not approved, even after the activity closes', () => {
    for (const entry of ['applying', 'process', 'rejected'] as const)
      expect(getState({ kind: 'apply', entry, now: atHour(23) })).toBe(entry)
  })

  it('is claim, claimed or issued once there is a reward, and close if it was not claimed in time', () => {
    const stateWithReward = (state: 'ready' | 'claimed' | 'expired', isAutomatic = false) =>
      getState({ kind: 'apply', entry: 'approved', reward: { state, isAutomatic }, now: atHour(23) })
    expect([stateWithReward('ready'), stateWithReward('claimed'), stateWithReward('claimed', true), stateWithReward('expired')]).toEqual([
      'claim',
      'claimed',
      'issued',
      'close',
    ])
  })

  it('is join in a raffle while tickets are left, and joined once they are used', () => {
    expect([1, 0].map((tickets) => getState({ kind: 'raffle', tickets }))).toEqual(['join', 'joined'])
    expect([7, 20].map((hour) => getState({ kind: 'raffle', tickets: 1, now: atHour(hour) }))).toEqual(['coming', 'close'])
  })

  it('is claim for an envelope while it is open', () => {
    expect([7, 12, 20].map((hour) => getState({ kind: 'envelope', now: atHour(hour) }))).toEqual(['coming', 'claim', 'close'])
  })

  it('never allows entering or claiming twice or at the wrong time, whatever the facts', () => {
    const rewards = [
      undefined,
      ...(['ready', 'claimed', 'expired'] as const).flatMap((state) => [true, false].map((isAutomatic) => ({ state, isAutomatic }))),
    ]
    let checked = 0
    for (const kind of ['join', 'apply', 'envelope'] as const)
      for (const now of [atHour(7), atHour(8), atHour(19), atHour(20)])
        for (const canEnter of [true, false])
          for (const entry of [undefined, 'joined', 'applying', 'process', 'approved', 'rejected'] as const)
            for (const reward of rewards)
              for (const staked of [0n, 50n, 100n]) {
                const state = getState({ kind, now, canEnter, entry, reward, staked })
                const isOpen = now >= atHour(8) && now < atHour(20)
                if (state === 'join') expect([isOpen, canEnter, entry, reward]).toEqual([true, true, undefined, undefined])
                if (state === 'claim' && !reward) expect([isOpen, canEnter]).toEqual([true, true])
                if (reward?.state === 'claimed') expect(['claimed', 'issued']).toContain(state)
                checked++
              }
    expect(checked).toBe(3 * 4 * 2 * 6 * 7 * 3)
  })
})
