// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import type { VipRank } from '../../generated/api.ts'
import { definition } from './definition.ts'
import './view.tsx'

const rank = (rankLevel: number, labelName: string, turnover: string): VipRank => ({
  rankLevel,
  labelName,
  turnover,
  bonus: '0.00',
  cashback: '0.30',
  withdrawals: 2,
  manager: false,
})

it('says what was played this month, what the next rank takes, and how much of that is left', async () => {
  const [bronze, silver] = [rank(1, 'Bronze', '0.00'), rank(2, 'Silver', '10000.00')]
  const progress = { rank: bronze, next: silver, played: '2500.00', left: '7500.00', lastDay: '2026-03-31', reached: [] }
  const { main } = await renderWidget({
    widget: definition,
    node: { widget: 'player-rank' },
    ports: { rank: { progress: async () => progress }, content: { vipRanks: async () => [bronze, silver] } },
  })
  expect(main.querySelector('progress')?.value).toBe(25)
  const said = main.textContent.replaceAll('\u00a0', ' ')
  for (const part of ['Wagered this month P 2,500.00', 'Silver P 10,000.00']) expect(said).toContain(part)
  expect(said).toMatch(/P 7,500\.00 more until .* makes you Silver\./)
})
