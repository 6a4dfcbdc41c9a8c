// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AccountMovement, MovementPage, RecordMovementsQuery } from '../../generated/api.ts'
import type { AccountRecordProps } from '../../generated/config.ts'
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const createMovement = (id: string, overrides: Partial<AccountMovement> = {}): AccountMovement => ({
  id,
  kind: 'deposit',
  purpose: 'deposit',
  direction: 'in',
  amount: '12.50',
  at: '2026-03-31T02:00:00Z',
  reference: `ref-${id}`,
  wallets: [{ wallet: 'main', amount: '12.50', balance: '100.00' }],
  ...overrides,
})

const allMovements = [
  createMovement('4', { kind: 'play', purpose: 'bet', direction: 'out', amount: '5.00', game: 'Jade Tiger' }),
  createMovement('3', { kind: 'withdrawal', purpose: 'withdrawal-hold', direction: 'internal', amount: '7.00' }),
  createMovement('2', { at: '2026-03-30T20:00:00Z' }),
  createMovement('1', { at: '2026-03-30T02:00:00Z' }),
]

/** Mock of the platform's record endpoint, with two movements per page. */
async function listMovements({ kind, cursor }: RecordMovementsQuery): Promise<MovementPage> {
  const matching = allMovements.filter(
    (entry) => (kind ?? entry.kind) === entry.kind && (cursor === undefined || Number(entry.id) < Number(cursor)),
  )
  const page = matching.slice(0, 2)
  return {
    firstDay: '2026-03-25',
    lastDay: '2026-03-31',
    movements: page,
    ...(matching.length > 2 && { next: page[1]?.id ?? '' }),
    ...(cursor === undefined && { sums: { moneyIn: '25.00', moneyOut: '5.00', result: '20.00', count: matching.length } }),
  }
}

async function render(respond: (input: RecordMovementsQuery) => Promise<MovementPage>, props: AccountRecordProps = {}) {
  const movements = vi.fn(respond)
  const node = { widget: 'account-record', props } as const
  const rendered = await renderWidget({ widget: createWidgetDefinition('account-record', View), node, ports: { record: { movements } } })
  const rows = () => [...rendered.main.querySelectorAll('li > button')].map(({ textContent }) => textContent ?? '')
  return { ...rendered, movements, rows }
}

describe('the account record', () => {
  it('shows type, game, direction and balance of each movement, grouped by day in the time zone of the brand', async () => {
    const { main, rows, press } = await render(listMovements)
    expect(rows()[0]).toMatch(/Bet · Jade Tiger.*\u2212.*5\.00.*09:00.*100\.00.*Completed/)
    expect(rows()[1]).toMatch(/Withdrawal requested.*7\.00.*Reserved/)
    expect(rows()[1]).not.toMatch(/[+\u2212].{0,3}7\.00/)
    await press(en.record_more)
    expect(rows()).toHaveLength(4)
    expect([...main.querySelectorAll('h4')].map(({ nextElementSibling }) => nextElementSibling?.children.length)).toEqual([3, 1])
    expect(main.textContent).toContain('4 records shown')
    expect([...main.querySelectorAll('button')].some(({ textContent }) => textContent === en.record_more)).toBe(false)
    expect(main.querySelector('dl')?.textContent).toMatch(/Net change\+.*20\.00.*In.*25\.00.*Out.*5\.00/)
  })

  it('shows whether held money is reserved, paid out or refunded', async () => {
    const createHoldMovement = (id: string, overrides: Partial<AccountMovement> = {}) =>
      createMovement(id, { kind: 'withdrawal', purpose: 'withdrawal-hold', direction: 'internal', ...overrides })
    const movements = [
      createHoldMovement('3', { held: 'pending' }),
      createHoldMovement('2', { held: 'paid' }),
      createHoldMovement('1', { held: 'returned' }),
    ]
    const { rows } = await render(async () => ({ firstDay: '2026-03-25', lastDay: '2026-03-31', movements }))
    expect(rows().map((row) => /(Reserved|Paid out|Refunded)/.exec(row)?.[1])).toEqual(['Reserved', 'Paid out', 'Refunded'])
  })

  it('keeps the loaded pages if a later page fails, shows the error, and continues from there on retry', async () => {
    let isFailing = true
    const { main, rows, press } = await render(async (input) => {
      if (input.cursor !== undefined && isFailing) throw new Problem('network', { messageKey: 'error_network' })
      return listMovements(input)
    })
    await press(en.record_more)
    expect(rows()).toHaveLength(2)
    expect(main.textContent).toContain(en.error_network)
    isFailing = false
    await press(en.engine_retry)
    expect(rows()).toHaveLength(4)
  })

  it('explains an empty record, shows the brand’s button only if no type is selected, and offers no download', async () => {
    const emptyButton = { label: 'deposit_make', action: { memberPage: 'depositv2' } } as const
    const { main, settle } = await render(async (input) => ({ ...(await listMovements(input)), movements: [] }), { emptyButton })
    const depositButtons = () => [...main.querySelectorAll('a, button')].filter(({ textContent }) => textContent === en.deposit_make).length
    expect(main.textContent).toContain(en.record_none_title)
    expect(depositButtons()).toBe(1)
    expect(main.textContent).not.toContain(en.record_save)
    const kind = main.querySelector<HTMLSelectElement>('select[name="kind"]')
    await act(async () => {
      if (kind) kind.value = 'bonus'
      kind?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await settle()
    expect(main.textContent).toContain(en.record_none_kind_title)
    expect(depositButtons()).toBe(0)
  })
})
