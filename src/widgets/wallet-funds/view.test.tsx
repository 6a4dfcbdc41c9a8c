// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { Funds } from '../../generated/api.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { createProblem } from '../../engine/testing/create-problem.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { View } from './view.tsx'

const createFunds = (overrides: Partial<Funds> = {}): Funds => ({
  currency: 'VND',
  isSingle: false,
  sum: '1300.50',
  main: '200.00',
  held: '50.00',
  bonus: '1000.00',
  bonusStaked: '0.00',
  withdrawable: '200.00',
  turnoverLeft: '0.00',
  vendors: [
    { vassalage: 'PP', balance: '50.50' },
    { vassalage: 'GONE', balance: '0.00' },
  ],
  bonuses: [],
  ...overrides,
})
const bonus = {
  id: 'b',
  kind: 'registration-bonus',
  amount: '1000.00',
  balance: '1000.00',
  staked: '0.00',
  turnoverNeeded: '5000.00',
  turnoverDone: '1250.00',
  holdsWithdrawals: false,
  givenAt: '2026-03-01T00:00:00Z',
  endsAt: '2026-03-31T05:00:00Z',
} as const

async function render(initialFunds: Funds, wallet: object = {}) {
  const fetchFunds = vi.fn(async () => initialFunds)
  const rendered = await renderWidget({
    widget: createWidgetDefinition('wallet-funds', View),
    node: { widget: 'wallet-funds', props: {} },
    ports: { wallet: { balance: async () => ({ sumBalance: '1' }), funds: fetchFunds, ...wallet } },
  })
  const { main, settle } = rendered
  const set = (name: string, value: string) =>
    act(async () => {
      const field = main.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
      const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    })
  const submit = async () => {
    await act(async () => main.querySelector<HTMLFormElement>('form')?.requestSubmit())
    await settle()
  }
  const segments = () =>
    Object.fromEntries(
      [...main.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt span:last-child span')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    )
  return { ...rendered, fetchFunds, set, submit, segments }
}

describe('the wallet page', () => {
  it('shows the total and its components; empty ones are hidden, except the main wallet and vendors with separate wallets', async () => {
    const { main, segments } = await render(createFunds())
    expect(main.textContent).toContain('1,300.50')
    expect(Object.keys(segments())).toEqual([en.wallet_main, en.wallet_vendors, en.wallet_bonus, en.wallet_held])
    expect(segments()[en.wallet_vendors]).toContain('50.50')
    const singleWallet = await render(createFunds({ isSingle: true, vendors: [], held: '0.00', bonus: '0.00', sum: '200.00' }))
    expect(Object.keys(singleWallet.segments())).toEqual([en.wallet_main])
    expect(singleWallet.main.querySelector('form')).toBeNull()
  })

  it('shows the progress, remaining wagering and expiry of a bonus, and what it locks', async () => {
    const { main } = await render(createFunds({ bonuses: [bonus] }))
    expect(main.querySelector('progress')?.value).toBe(25)
    for (const expected of ['1,250.00', '5,000.00', '3,750.00', en.wallet_bonus_locks, en['money_registration-bonus']])
      expect(main.textContent).toContain(expected)
    expect(main.textContent).toMatch(new RegExp(String.raw`${preventLineBreaks('2026-03-31')} \d\d:00`))
    const withHeldWithdrawals = await render(createFunds({ bonuses: [{ ...bonus, holdsWithdrawals: true }] }))
    expect(withHeldWithdrawals.main.textContent).toContain(en.wallet_bonus_holds)
  })

  it('shows one sentence about withdrawals, and no other that contradicts it', async () => {
    const withoutWagering = await render(createFunds())
    expect(getPlainText(withoutWagering.main)).toContain('You can withdraw P 200.00, within your daily limits.')
    const withWagering = await render(
      createFunds({ withdrawable: '0.00', turnoverLeft: '3750.00', bonuses: [{ ...bonus, holdsWithdrawals: true }] }),
    )
    expect(getPlainText(withWagering.main)).toContain('Wager P 3,750.00 more, and you can withdraw.')
    expect(getPlainText(withWagering.main)).not.toMatch(/You can withdraw|take out/)
  })

  it('shows no figures if the balance is hidden', async () => {
    const { main, engine, settle } = await render(createFunds({ bonuses: [bonus] }))
    await act(async () => engine.preferences.toggleBalance())
    await settle()
    expect(main.textContent).not.toMatch(/1,300|200\.00|50\.50|1,000|5,000/)
  })

  it('transfers to a vendor and back, refetches the funds, and confirms the transfer (R-API-45)', async () => {
    const moveFunds = vi.fn(async () => createFunds())
    const { main, fetchFunds, set, submit, press } = await render(createFunds(), { moveFunds })
    await submit()
    expect([...main.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'))).toEqual(['vendor', 'amount'])
    expect(document.activeElement?.getAttribute('name')).toBe('vendor')
    await set('vendor', 'PP')
    await set('amount', '200.01')
    await submit()
    expect(main.textContent).toContain(en.wallet_more)
    await press('50%')
    expect(main.querySelector<HTMLInputElement>('[name="amount"]')?.value).toBe('100.00')
    const fundsCalls = fetchFunds.mock.calls.length
    await submit()
    expect(moveFunds).toHaveBeenLastCalledWith({
      vassalage: 'PP',
      to: 'vendor',
      amount: '100.00',
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(fetchFunds.mock.calls.length).toBe(fundsCalls + 1)
    expect(main.querySelector('[role=status]')?.textContent).toContain('100.00')
    await act(async () => main.querySelector<HTMLButtonElement>(`button[aria-label="${en.wallet_swap}"]`)?.click())
    await press(en.wallet_whole)
    await submit()
    expect(moveFunds).toHaveBeenLastCalledWith(expect.objectContaining({ to: 'main', amount: '50.50' }))
  })

  it('retries with the same key if there was no response, and uses a new key for another transfer', async () => {
    const moveFunds = vi.fn(async (_input: { readonly key: string }): Promise<Funds> => Promise.reject(createProblem('timeout')))
    const { main, set, submit } = await render(createFunds(), { moveFunds })
    await set('vendor', 'PP')
    await set('amount', '10')
    await submit()
    expect(main.textContent).toContain(en.wallet_in_doubt)
    await submit()
    await set('amount', '11')
    await submit()
    await set('amount', '10')
    moveFunds.mockImplementation(async () => createFunds())
    await submit()
    const keys = moveFunds.mock.calls.map(([{ key }]) => key)
    expect([keys[1], keys[3]]).toEqual([keys[0], keys[0]])
    expect(keys[2]).not.toBe(keys[0])
    await set('amount', '10')
    await submit()
    expect(moveFunds.mock.calls.at(-1)?.[0].key).not.toBe(keys[0])
  })

  it('keeps the key if there was no response and later attempts are rejected before they are processed', async () => {
    const errors = [createProblem('timeout'), createProblem('too_many_requests'), createProblem('not_logged_in')]
    const moveFunds = vi.fn(async (_input: { readonly key: string }): Promise<Funds> => {
      const error = errors.shift()
      if (error) throw error
      return createFunds()
    })
    const { set, submit } = await render(createFunds(), { moveFunds })
    await set('vendor', 'PP')
    await set('amount', '10')
    for (let attempt = 0; attempt < 4; attempt++) await submit()
    expect(moveFunds).toHaveBeenCalledTimes(4)
    expect(new Set(moveFunds.mock.calls.map(([{ key }]) => key)).size).toBe(1)
  })

  it('shows the platform’s rejection at the field, with money in the brand’s format', async () => {
    const limit = { amount: { key: 'error_transfer_limit', values: { amount: '1000.00' } } }
    const { main, set, submit } = await render(createFunds(), {
      moveFunds: () => Promise.reject(createProblem('transfer_limit', { fields: limit })),
    })
    await set('vendor', 'PP')
    await set('amount', '10')
    await submit()
    expect(main.textContent).toContain('1,000.00')
  })

  it('moves everything back to the main wallet at once, even if the brand has switched to a single wallet', async () => {
    const returnFunds = vi.fn(async () => createFunds())
    const { main, press } = await render(createFunds({ isSingle: true, vendors: [{ vassalage: 'PP', balance: '50.50' }] }), { returnFunds })
    await press(en.wallet_all_back)
    expect(returnFunds).toHaveBeenCalledOnce()
    expect(main.textContent).toContain(en.wallet_all_moved)
  })

  it('shows an error if the funds cannot be loaded, and loads them on retry', async () => {
    const failingFunds = vi.fn(async (): Promise<Funds> => Promise.reject(createProblem('network')))
    const { main, press } = await render(createFunds(), { funds: failingFunds })
    expect(main.textContent).toContain(en.error_network)
    failingFunds.mockImplementation(async () => createFunds())
    await press(en.engine_retry)
    expect(main.textContent).toContain('1,300.50')
  })

  it('refetches when another tab has moved money', async () => {
    const { fetchFunds, settle } = await render(createFunds())
    const fundsCalls = fetchFunds.mock.calls.length
    const otherTab = new BroadcastChannel('balance changes')
    await act(async () => otherTab.postMessage('changed'))
    await vi.waitFor(async () => {
      await settle()
      expect(fetchFunds.mock.calls.length).toBe(fundsCalls + 1)
    })
    otherTab.close()
  })
})
