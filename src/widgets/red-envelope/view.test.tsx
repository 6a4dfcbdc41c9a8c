// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Activity, Announcement } from '../../generated/api.ts'
import { View } from './view.tsx'

const promotion: Announcement = { id: 'tet', type: 'B', title: 'Tet', summary: 'Open it.', content: '', timestamp: '2026-03-01T00:00:00Z' }
const createEnvelope = (overrides: Partial<Activity> = {}): Activity => ({
  id: 'tet',
  kind: 'envelope',
  state: 'claim',
  every: 'once',
  opensAt: '2026-03-01T00:00:00Z',
  rewardKind: 'money',
  amount: '5.00',
  maxAmount: '88.00',
  turnover: 0,
  ...overrides,
})

async function render(
  initialActivity: Activity,
  { promotions = [promotion], afterClaim = initialActivity }: { promotions?: Announcement[]; afterClaim?: Activity } = {},
) {
  let currentActivity = initialActivity
  const claim = vi.fn(async () => (currentActivity = afterClaim))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('red-envelope', View),
    node: { widget: 'red-envelope', props: { promotion: 'tet' } },
    ports: {
      activity: { list: async () => ({ activities: [currentActivity] }), claim },
      content: { notices: async () => ({ promotion: promotions, popup: [], player: [], banners: [] }) },
    },
  })
  const shownText = () => (rendered.main.textContent ?? '').replaceAll('\u00a0', ' ')
  return { ...rendered, claim, shownText }
}

describe('a red envelope', () => {
  it('shows the range of amounts, opens on click, and shows the amount won', async () => {
    const { amount: _, maxAmount: __, ...rest } = createEnvelope({ state: 'claimed' })
    const { main, press, shownText, claim } = await render(createEnvelope(), { afterClaim: { ...rest, amount: '17.00' } })
    for (const part of ['Tet', 'Open it.', 'P 5.00 to P 88.00']) expect(shownText()).toContain(part)
    expect(main.querySelector('[data-opened]')?.getAttribute('data-opened')).toBe('false')
    await press(en.activity_open)
    expect(claim).toHaveBeenCalledExactlyOnceWith({ id: 'tet' })
    for (const part of [en.envelope_inside, 'You have claimed P 17.00.']) expect(shownText()).toContain(part)
    expect(shownText()).not.toContain('P 88.00')
    expect(main.querySelector('[data-opened]')?.getAttribute('data-opened')).toBe('true')
  })

  it('shows why the envelope cannot be opened', async () => {
    expect((await render(createEnvelope({ state: 'close' }))).shownText()).toContain(en.envelope_closed)
    const ineligibleText = (await render(createEnvelope({ state: 'close', ineligibleReason: 'full' }))).shownText()
    expect(ineligibleText).toContain(en.activity_ineligible_full)
    expect(ineligibleText).not.toContain(en.envelope_closed)
  })

  it('renders nothing if the promotion does not exist or is not an envelope', async () => {
    expect((await render(createEnvelope(), { promotions: [] })).main.textContent).toBe('')
    expect((await render(createEnvelope({ kind: 'join', state: 'join' }))).main.textContent).toBe('')
  })
})
