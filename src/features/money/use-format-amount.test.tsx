// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { useFormatActivityReward } from '../activities/index.ts'
import { useFormatAmount, useFormatTimestamp, useFormatPoints, useFormatReward } from './use-format-amount.ts'

const useFormatters = () => ({
  amount: useFormatAmount(),
  timestamp: useFormatTimestamp(),
  points: useFormatPoints(),
  reward: useFormatReward(),
  activityReward: useFormatActivityReward(),
})

/** Renders a component that calls a hook, and returns the hook's result. */
async function renderHookOnce<T>(callHook: () => T): Promise<T> {
  let result: T | undefined
  const View = (): null => {
    result = callHook()
    return null
  }
  const widget = createWidgetDefinition('steps', View)
  await renderWidget({ widget, node: { widget: 'steps' }, ports: {} })
  return result as T
}

it('money, points, rewards and timestamps are formatted in the brand’s formats', async () => {
  const { amount, timestamp, points, reward, activityReward } = await renderHookOnce(useFormatters)
  const replaceNonBreakingSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
  expect([amount.plain('1250.5'), amount.plain('-3.00')].map(replaceNonBreakingSpaces)).toEqual(['P 1,250.50', '\u2212P 3.00'])
  expect([amount.signed('1250.50'), amount.signed('-0.05'), amount.signed('0.00')].map(replaceNonBreakingSpaces)).toEqual([
    '+P 1,250.50',
    '\u2212P 0.05',
    'P 0.00',
  ])
  expect(timestamp('2026-03-03T17:30:59Z')).toBe('2026-03-04 00:30')
  expect([points(0), points(999), points(-1_234_567)]).toEqual(['0', '999', '1,234,567'])
  const freeSpins = { game: 'g', vendor: 'V', name: 'G', stake: '0.40', count: 10 }
  expect(
    [
      reward({ kind: 'money', amount: '7.50' }),
      reward({ kind: 'points', amount: '1500' }),
      reward({ kind: 'free-spins', amount: '4.00', freeSpins: { ...freeSpins, left: 1 } }),
      reward({ kind: 'free-spins', amount: '4.00', freeSpins: { ...freeSpins, left: 0 } }),
    ].map(replaceNonBreakingSpaces),
  ).toEqual(['P 7.50', '1,500 points', '1 free spin', '10 free spins'])
  expect(
    [
      activityReward({ rewardKind: 'money', amount: '5.00' }),
      activityReward({ rewardKind: 'money', amount: '5.00', maxAmount: '88.00' }),
      activityReward({ rewardKind: 'points', amount: '1' }),
    ].map(replaceNonBreakingSpaces),
  ).toEqual(['P 5.00', 'P 5.00 to P 88.00', '1 point'])
})
