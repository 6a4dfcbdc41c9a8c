// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { RankProgress, VipRank } from '../../generated/api.ts'
import { View } from './view.tsx'

const createRank = (rankLevel: number, labelName: string, turnover: string): VipRank => ({
  rankLevel,
  labelName,
  turnover,
  bonus: '0.00',
  cashback: '0.30',
  withdrawals: 2,
  manager: false,
})

it('shows the amount wagered this month, the requirement of the next rank, and the amount left to wager', async () => {
  const [bronze, silver] = [createRank(1, 'Bronze', '0.00'), createRank(2, 'Silver', '10000.00')]
  const progress = { rank: bronze, next: silver, played: '2500.00', left: '7500.00', lastDay: '2026-03-31', reached: [] }
  const { main } = await renderWidget({
    widget: createWidgetDefinition('player-rank', View),
    node: { widget: 'player-rank' },
    ports: { rank: { progress: async () => progress }, content: { vipRanks: async () => [bronze, silver] } },
  })
  expect(main.querySelector('progress')?.value).toBe(25)
  const displayedText = main.textContent.replaceAll('\u00a0', ' ')
  for (const part of ['Wagered this month P 2,500.00', 'Silver P 10,000.00']) expect(displayedText).toContain(part)
  expect(displayedText).toMatch(/Wager P 7,500\.00 more by .* to reach Silver\./)
})

async function renderRanks(progress: Partial<RankProgress>, ranks: VipRank[]) {
  const { main } = await renderWidget({
    widget: createWidgetDefinition('player-rank', View),
    node: { widget: 'player-rank' },
    ports: {
      rank: { progress: async () => ({ played: '0.00', lastDay: '2026-03-31', reached: [], ...progress }) },
      content: { vipRanks: async () => ranks },
    },
  })
  return { main, displayedText: getPlainText(main), rankRows: [...main.querySelectorAll('ol > li')].map(getPlainText) }
}

it('shows the requirement and benefits of each rank and the date on which it was reached, and marks the player’s rank', async () => {
  const ranks = [
    createRank(1, 'Bronze', '0.00'),
    { ...createRank(2, 'Silver', '10000.00'), bonus: '88.00', cashback: '0.00' },
    { ...createRank(3, 'Gold', '50000.00'), manager: true },
    createRank(4, 'Jade', '90000.00'),
  ]
  const { main, displayedText, rankRows } = await renderRanks(
    {
      rank: ranks[2] as VipRank,
      next: ranks[3] as VipRank,
      reached: [
        { rankLevel: 1, reachedAt: '2026-01-05T18:00:00Z' },
        { rankLevel: 3, reachedAt: '2026-03-05T18:00:00Z' },
      ],
    },
    ranks,
  )
  for (const part of [en.vip_from_start, 'Reached on 2026-01-06', '0.3%', `${en.vip_withdrawals}2`]) expect(rankRows[0]).toContain(part)
  expect(rankRows[0]).not.toContain(en.vip_gift)
  for (const part of ['P 10,000.00 wagered in one calendar month', `${en.vip_gift}P 88.00`, en.rank_passed])
    expect(rankRows[1]).toContain(part)
  expect(rankRows[1]).not.toContain(en.vip_cashback)
  for (const part of [en.vip_yours, en.vip_manager]) expect(rankRows[2]).toContain(part)
  for (const part of [en.rank_passed, en.vip_yours, en.vip_manager]) expect(rankRows[3]).not.toContain(part)
  expect([...main.querySelectorAll('ol > li')].map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  expect(displayedText).toContain('Since 2026-03-06')
  expect(displayedText).toContain('Wager P 90,000.00 more by')
})

it('says that the player has reached the highest rank, or has no rank yet', async () => {
  const bronze = createRank(1, 'Bronze', '500.00')
  const highestRank = await renderRanks({ rank: bronze }, [bronze])
  expect(highestRank.displayedText).toContain(en.rank_top)
  expect(highestRank.main.querySelector('progress')).toBeNull()
  const withoutRank = await renderRanks({}, [])
  for (const part of [en.rank_none, en.vip_none_title]) expect(withoutRank.displayedText).toContain(part)
  expect(withoutRank.displayedText).not.toContain(en.rank_top)
})
