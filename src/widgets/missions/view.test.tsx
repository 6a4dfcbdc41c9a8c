// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { Mission, MissionSummary } from '../../generated/api.ts'
import { View } from './view.tsx'

const createMission = (id: string, overrides: Partial<Mission> = {}): Mission => ({
  id,
  title: `Mission ${id}`,
  measure: 'stake',
  period: 'day',
  categories: [],
  target: '1000.00',
  done: '250.00',
  kind: 'money',
  amount: '5.00',
  turnover: 3,
  score: 20,
  state: 'open',
  ...overrides,
})

async function render(currentSummary: () => MissionSummary, claim = vi.fn(async (_: { readonly id: string }) => currentSummary())) {
  const summary = vi.fn(async () => currentSummary())
  const balance = vi.fn(async () => ({ sumBalance: '1' }))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('missions', View),
    node: { widget: 'missions' },
    ports: { mission: { summary, claim }, wallet: { balance } },
  })
  const cards = () =>
    Object.fromEntries([...rendered.main.querySelectorAll('li')].map((card) => [card.querySelector('h5')?.textContent.slice(8), card]))
  return { ...rendered, summary, claim, balance, cards }
}

describe('missions', () => {
  it('show progress, reward and end, grouped by frequency', async () => {
    const { main, cards } = await render(() => ({
      count: 0,
      missions: [
        createMission('stake', { categories: ['RNG', 'OLD'], endsAt: '2026-03-01T17:00:00Z' }),
        createMission('bets', {
          measure: 'bets',
          period: 'once',
          target: '1500',
          done: '1200',
          kind: 'points',
          amount: '1400',
          turnover: 4,
          score: 1,
        }),
        createMission('deposit', { measure: 'deposit', period: 'week', target: '80.00', done: '20.00', turnover: 0 }),
        createMission('claimed', { state: 'claimed', done: '1000.00', endsAt: '2026-03-01T17:00:00Z' }),
      ],
    }))
    expect([...main.querySelectorAll('section')].map((section) => section.getAttribute('aria-label'))).toEqual([
      en.missions_day,
      en.missions_week,
      en.missions_once,
    ])
    expect([...main.querySelectorAll('section')].map((section) => section.querySelectorAll('li').length)).toEqual([2, 1, 1])
    expect(getPlainText(main.querySelector('[role=status]'))).toBe(en.missions_none_reached)
    const { stake, bets, deposit, claimed } = cards()
    for (const part of ['P 250.00 of P 1,000.00', 'P 5.00', '3×', '+20', `${en.in_rng_game}, OLD`, 'Until 2026-03-02 00:00'])
      expect(getPlainText(stake)).toContain(part)
    for (const part of ['1,200 of 1,500', '1,400 points', '+1 leaderboard point']) expect(getPlainText(bets)).toContain(part)
    expect(getPlainText(bets)).not.toContain('4×')
    expect(getPlainText(deposit)).toContain('P 20.00 of P 80.00')
    expect(getPlainText(deposit)).not.toContain('×')
    expect(getPlainText(claimed)).toContain(en.missions_claimed)
    expect(getPlainText(claimed)).not.toContain('Until')
    for (const card of [stake, bets, deposit]) expect(getPlainText(card)).not.toContain(en.missions_claimed)
    expect(document.activeElement?.textContent).not.toBe(en.missions_claimed)
    expect([stake, bets, deposit, claimed].map((card) => card?.querySelector('progress')?.value)).toEqual([25, 80, 25, 100])
    expect(main.querySelector('button')).toBeNull()
  })

  it('can be claimed once reached: the summary and the balance are updated, and the success message is focused', async () => {
    const claim = vi.fn(async (_: { readonly id: string }) => ({ count: 0, missions: [createMission('one', { state: 'claimed' })] }))
    const { main, press, summary, balance } = await render(
      () => ({ count: 1, missions: [createMission('one', { state: 'reached' })] }),
      claim,
    )
    expect(getPlainText(main.querySelector('[role=status]'))).toContain('1 mission')
    expect(main.querySelectorAll('section')).toHaveLength(1)
    const [summaryCalls, balanceCalls] = [summary.mock.calls.length, balance.mock.calls.length]
    await press(en.rewards_claim)
    expect(claim).toHaveBeenCalledExactlyOnceWith({ id: 'one' })
    expect(getPlainText(main.querySelector('[role=status]'))).toBe(en.missions_none_reached)
    expect(document.activeElement?.textContent).toBe(en.missions_claimed)
    expect([summary.mock.calls.length, balance.mock.calls.length]).toEqual([summaryCalls, balanceCalls + 1])
  })

  it('show the error of a failed claim at its mission, and are refetched', async () => {
    const claim = vi.fn(async (): Promise<MissionSummary> => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    const createReachedSummary = () => ({
      count: 2,
      missions: [createMission('one', { state: 'reached' }), createMission('two', { state: 'reached' })],
    })
    const { press, summary, cards } = await render(createReachedSummary, claim)
    const summaryCalls = summary.mock.calls.length
    await press(en.rewards_claim)
    expect(summary.mock.calls.length).toBe(summaryCalls + 1)
    expect(getPlainText(cards()['one'])).toContain(en.error_network)
    expect(getPlainText(cards()['two'])).not.toContain(en.error_network)
    claim.mockImplementation(async () => createReachedSummary())
    await press(en.rewards_claim)
    expect(getPlainText(cards()['one'])).not.toContain(en.error_network)
  })

  it('show an empty state if there are none', async () => {
    const { main } = await render(() => ({ count: 0, missions: [] }))
    expect(main.textContent).toContain(en.missions_none_title)
  })
})
