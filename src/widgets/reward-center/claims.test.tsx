// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { Reward, RewardListQuery } from '../../generated/api.ts'
import { View } from './view.tsx'

const createReward = (id: string, overrides: Partial<Reward> = {}): Reward => ({
  id,
  source: 'mission',
  title: `Reward ${id}`,
  kind: 'money',
  amount: '12.50',
  turnover: 0,
  state: 'ready',
  grantedAt: '2026-03-01T05:00:00Z',
  ...overrides,
})

async function render(
  rewards: readonly Reward[],
  claim = vi.fn(async (_: { readonly id: string }) => createReward('a', { state: 'claimed' })),
) {
  const list = vi.fn(async ({ state }: RewardListQuery) => ({
    ready: rewards.filter((entry) => entry.state === 'ready').length,
    rewards: rewards.filter((entry) => entry.state === state),
  }))
  const balance = vi.fn(async () => ({ sumBalance: '1' }))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('reward-center', View),
    node: { widget: 'reward-center' },
    ports: { reward: { list, claim }, wallet: { balance } },
  })
  const { main, settle } = rendered
  const cards = () => [...main.querySelectorAll('[role=tabpanel] li')].map((card) => getPlainText(card))
  const claimReward = async (title: string) => {
    await act(async () =>
      [...main.querySelectorAll('button')].find(({ textContent }) => textContent === `${en.rewards_claim}: ${title}`)?.click(),
    )
    await settle()
  }
  return {
    ...rendered,
    list,
    claim,
    balance,
    getMainText: () => getPlainText(main),
    cards,
    claimReward,
    countText: () => getPlainText(main.querySelector('[role=status]')),
  }
}

describe('rewards', () => {
  it('show title, requirement and deadline', async () => {
    const remainingSpins = { game: 'g', vendor: 'PP', name: 'Jade Tiger', stake: '0.40', count: 10, left: 9 }
    const { cards, countText } = await render([
      createReward('free', { expiresAt: '2026-03-01T17:00:00Z' }),
      createReward('bonus', { turnover: 3, source: 'rank' }),
      createReward('points', { kind: 'points', amount: '1500', source: 'operator', turnover: 8 }),
      createReward('spins', { kind: 'free-spins', freeSpins: remainingSpins, turnover: 4, expiresAt: '2026-03-01T17:00:00Z' }),
    ])
    const [free, bonus, points, spinsCard] = cards()
    for (const expected of ['P 12.50', en.rewards_free, 'Claim until 2026-03-02 00:00', en.rewards_source_mission])
      expect(free).toContain(expected)
    for (const expected of ['3×', en.rewards_no_expiry, en.rewards_source_rank]) expect(bonus).toContain(expected)
    expect(points).toContain('1,500 points')
    for (const expected of ['×', en.rewards_free]) expect(points).not.toContain(expected)
    for (const expected of [
      '9 free spins',
      'Jade Tiger, P 0.40 per spin',
      '4× wagering requirement on winnings',
      'Play until 2026-03-02 00:00',
      `${en.rewards_spins_play}: Reward spins`,
    ])
      expect(spinsCard).toContain(expected)
    expect(spinsCard).not.toContain(en.rewards_claim)
    expect(countText()).toBe('4 rewards are waiting for you')
  })

  it('stay in the list when claimed, and a claim updates the number of claimable rewards, the balance and the list of claimed ones', async () => {
    const { cards, countText, claim, claimReward, balance, press, list } = await render([createReward('a'), createReward('b')])
    const balanceCalls = balance.mock.calls.length
    await claimReward('Reward a')
    expect(claim).toHaveBeenCalledExactlyOnceWith({ id: 'a' })
    expect(cards()[0]).toContain('You have claimed P 12.50.')
    expect(cards()[1]).not.toContain('You have claimed')
    expect(countText()).toBe('1 reward is waiting for you')
    expect(balance.mock.calls.length).toBe(balanceCalls + 1)
    await press(en.rewards_claimed)
    expect(list).toHaveBeenLastCalledWith({ state: 'claimed' }, expect.anything())
  })

  it('say that bonus money was credited, and show a failed claim at its reward', async () => {
    const claim = vi.fn(async (_: { readonly id: string }): Promise<Reward> =>
      Promise.reject(new Problem('network', { messageKey: 'error_network' })),
    )
    const { cards, countText, claimReward } = await render([createReward('a', { turnover: 3 }), createReward('b')], claim)
    await claimReward('Reward a')
    expect(cards().map((card) => card.includes(en.error_network))).toEqual([true, false])
    expect(countText()).toBe('2 rewards are waiting for you')
    claim.mockImplementation(async () => createReward('a', { turnover: 3, state: 'claimed' }))
    await claimReward('Reward a')
    expect(cards()[0]).toContain('P 12.50 has been added to your bonus money.')
    expect(cards()[0]).not.toContain(en.error_network)
  })

  it('show when they were claimed or have expired, and each list has an empty state', async () => {
    const { cards, press, countText } = await render([
      createReward('old', { state: 'claimed', claimedAt: '2026-03-01T18:00:00Z', expiresAt: '2026-03-09T18:00:00Z' }),
      createReward('late', { state: 'expired', expiresAt: '2026-03-02T18:00:00Z' }),
    ])
    expect(countText()).toBe(en.rewards_ready_none)
    await press(en.rewards_claimed)
    expect(cards()[0]).toContain('Claimed 2026-03-02 01:00')
    expect(cards()[0]).not.toContain('Expired')
    await press(en.rewards_expired)
    expect(cards()[0]).toContain('Expired 2026-03-03 01:00')
    const empty = await render([])
    expect(empty.getMainText()).toContain(en.rewards_none_ready_title)
    await empty.press(en.rewards_expired)
    expect(empty.getMainText()).toContain(en.rewards_none_expired_title)
  })
})
