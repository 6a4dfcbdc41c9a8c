// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { ReferredFriend, ReferralFriendsQuery, ReferralTerms } from '../../generated/api.ts'
import { View } from './view.tsx'

const defaultTerms: ReferralTerms = { deposited: '20.00', staked: '100.00', days: 14, inviter: '8.00', friend: '5.00', turnover: 3 }

async function render(terms: Partial<ReferralTerms> = {}, friends: ReferredFriend[] = []) {
  const listFriends = vi.fn(async ({ cursor }: ReferralFriendsQuery) =>
    cursor === undefined
      ? { friends, ...(friends.length > 2 && { next: 'p2' }) }
      : { friends: friends.slice(0, 1).map((friend) => ({ ...friend, id: 'more', name: 'f***more' })) },
  )
  const { main, press } = await renderWidget({
    widget: createWidgetDefinition('referral', View),
    node: { widget: 'referral' },
    ports: {
      referral: {
        summary: async () => ({ code: 'ANN77', terms: { ...defaultTerms, ...terms }, friends: 12, rewarded: 9, earned: '72.00' }),
        friends: listFriends,
      },
    },
  })
  return {
    main,
    listFriends,
    press,
    getMainText: () => getPlainText(main),
    steps: () => [...main.querySelectorAll('ol > li')].map(getPlainText),
  }
}

describe('referrals', () => {
  it.each([
    [{}, 'For each friend you invite: P 8.00 for you, P 5.00 for them'],
    [{ friend: '0.00' }, 'For each friend you invite: P 8.00 for you'],
    [{ inviter: '0.00' }, 'For each friend you invite: P 5.00 for them'],
  ])('shows the rewards of the inviter and the friend: %o', async (terms, expected) => {
    const { getMainText, steps } = await render(terms)
    expect(getMainText()).toContain(expected)
    expect(getMainText()).toContain(en.referral_own_rule)
    expect(steps()[2]).toContain('3×')
  })

  it.each([
    [{}, 'deposits P 20.00 and wagers P 100.00 within 14 days'],
    [{ staked: '0.00' }, 'deposits P 20.00 within 14 days'],
    [{ deposited: '0.00' }, 'wagers P 100.00 within 14 days'],
    [{ deposited: '0.00', staked: '0.00', turnover: 0 }, 'signs up with it.'],
  ])('shows the conditions that a friend has to meet: %o', async (terms, expected) => {
    const { steps } = await render(terms)
    expect(steps()[1]).toContain(expected)
    expect(steps()[2]?.includes('×')).toBe(!('turnover' in terms))
  })

  it('leaves out the rewards if neither side receives one', async () => {
    const { getMainText, steps } = await render({ inviter: '0.00', friend: '0.00' })
    expect(getMainText()).toContain(en.referral_none)
    expect(getMainText()).not.toContain(en.referral_own_rule)
    expect(steps()).toHaveLength(2)
    expect(getMainText()).toContain(en.referral_nobody_title)
    expect(getMainText()).not.toContain(en.referral_earned)
  })

  it('shows the code, its link, the total earned, and each friend', async () => {
    const createFriend = (id: string, overrides: Partial<ReferredFriend>): ReferredFriend => ({
      id,
      name: `f***${id}`,
      registeredAt: '2026-03-01T05:30:00Z',
      state: 'pending',
      ...overrides,
    })
    const { main, listFriends, press, getMainText } = await render({}, [
      createFriend('a', { state: 'rewarded', amount: '8.00' }),
      createFriend('b', {}),
      createFriend('c', { state: 'self-referral' }),
    ])
    expect(getMainText()).toContain('ANN77')
    expect(getMainText()).toMatch(/[?&]ref=ANN77/)
    const sums = [...main.querySelectorAll('dl > div')].map(getPlainText)
    for (const expected of [`${en.referral_earned}P 72.00`, `${en.referral_friends}12`, `${en.referral_rewarded_count}9`])
      expect(sums).toContain(expected)
    const [rewardedRow, pendingRow, selfReferralRow] = [...main.querySelectorAll('section li')].map(getPlainText)
    for (const expected of ['f***a', '12:30', en.referral_rewarded, '+P 8.00']) expect(rewardedRow).toContain(expected)
    expect(pendingRow).toContain(en.referral_pending)
    expect(pendingRow).not.toContain('P ')
    expect(selfReferralRow).toContain(en.referral_self)
    await press(en.record_more)
    expect(listFriends.mock.calls.map(([query]) => query)).toEqual([{}, { cursor: 'p2' }])
    expect(getMainText()).toContain('f***more')
  })
})
