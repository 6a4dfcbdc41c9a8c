// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Reward } from '../../generated/api.ts'
import { View } from './view.tsx'

const createFreeSpinsReward = (title: string, state: Reward['state'], left: number): Reward => ({
  id: title,
  source: 'operator',
  title,
  kind: 'free-spins',
  amount: '4.00',
  freeSpins: { game: 'pgf-jade-tiger', vendor: 'PGF', name: 'Jade Tiger', stake: '0.40', count: 10, left },
  turnover: 0,
  state,
  grantedAt: '2026-03-01T00:00:00Z',
})

it('shows the number of free spins left, or the original number if none are left', async () => {
  const rewards = [createFreeSpinsReward('Started', 'ready', 9), createFreeSpinsReward('Finished', 'claimed', 0)]
  const { main, press } = await renderWidget({
    widget: createWidgetDefinition('reward-center', View),
    node: { widget: 'reward-center' },
    ports: {
      reward: { list: async ({ state }) => ({ ready: 1, rewards: rewards.filter((reward) => reward.state === state) }) },
    },
  })
  expect(main.textContent).toContain('9 free spins')
  await press(en.rewards_claimed)
  expect(main.textContent).toContain('10 free spins')
})
