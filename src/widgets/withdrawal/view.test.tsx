// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem, type ProblemCode } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Payee, Withdrawal, WithdrawalRequestBody, WithdrawalTerms } from '../../generated/api.ts'
import { View } from './view.tsx'

const terms: WithdrawalTerms = {
  available: '1000.00',
  min: '10.00',
  max: '500.00',
  dayLimit: '2000.00',
  dayLeft: '2000.00',
  timesLimit: 5,
  timesLeft: 5,
  fee: { fixed: '1.00', rate: '0.50', freeLeft: 0 },
  turnoverLeft: '0.00',
  receiveMinutes: { bank: 30, wallet: 10 },
  usualMinutes: 60,
  paymentPassword: true,
  mobile: true,
  payee: true,
}
const createPayee = (id: string, preferred: boolean): Payee => ({
  id,
  kind: 'bank',
  name: `Bank ${id}`,
  number: `***${id}`,
  preferred,
  confirmed: true,
  usable: true,
  addedAt: '2026-03-01T00:00:00Z',
})

/** Renders the widget. Requests fail with each of `errorCodes` in turn, and then with `password_wrong`. */
async function render(errorCodes: ProblemCode[] = []) {
  const requestPort = vi.fn(async (_body: WithdrawalRequestBody): Promise<Withdrawal> =>
    Promise.reject(new Problem(errorCodes.shift() ?? 'password_wrong', { messageKey: 'error_password_wrong' })),
  )
  const { main, press, settle } = await renderWidget({
    widget: createWidgetDefinition('withdrawal', View),
    node: { widget: 'withdrawal' },
    ports: {
      withdrawal: { terms: async () => terms, list: async () => ({ withdrawals: [] }), request: requestPort },
      payee: {
        list: async () => ({ payees: [createPayee('one', true), createPayee('two', false)], channels: [], maxPayees: 5, coolDownHours: 0 }),
      },
    },
  })
  const type = (name: string, value: string) =>
    act(async () => {
      const field = main.querySelector<HTMLInputElement>(`[name="${name}"]`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const choose = (id: string) => act(async () => main.querySelector<HTMLInputElement>(`[type="radio"][value="${id}"]`)?.click())
  const submitForm = async () => {
    await act(async () => main.querySelector('form')?.requestSubmit())
    await settle()
  }
  const rows = () =>
    Object.fromEntries(
      [...main.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent.replaceAll('\u00a0', ' '),
      ]),
    )
  return { main, press, requestPort, type, choose, submitForm, rows }
}

describe('a withdrawal', () => {
  it('shows fee and net amount below the input, and again with the payout account before confirmation', async () => {
    const { type, submitForm, rows, requestPort } = await render()
    await type('amount', '200')
    const expectedRows = { [en.withdrawal_fee]: 'P 2.00', [en.withdrawal_arrives]: 'P 198.00' }
    expect(rows()).toMatchObject(expectedRows)
    await submitForm()
    expect(rows()).toEqual({ [en.withdrawal_to]: 'Bank one ***one', ...expectedRows })
    expect(requestPort).not.toHaveBeenCalled()
  })

  it('is sent with a new key if the payout account or the amount changes before a retry', async () => {
    const { press, type, choose, submitForm, requestPort } = await render()
    const attempts = [
      { amount: '200', to: 'one' },
      { amount: '200', to: 'one' },
      { amount: '200', to: 'two' },
      { amount: '150', to: 'two' },
    ]
    for (const { amount, to } of attempts) {
      await type('amount', amount)
      await choose(to)
      await submitForm()
      await type('paymentPassword', '192837')
      await submitForm()
      await press(en.withdrawal_change)
    }
    const bodies = requestPort.mock.calls.map(([body]) => body)
    expect(bodies.map(({ amount, payee: to }) => [amount, to])).toEqual(attempts.map(({ amount, to }) => [`${amount}.00`, to]))
    expect(bodies[0]?.key).toBe(bodies[1]?.key)
    expect(new Set(bodies.map(({ key }) => key)).size).toBe(3)
  })

  it('is retried unchanged while its outcome is unknown, even if a retry is rejected before it is processed', async () => {
    const { press, type, submitForm, requestPort, main } = await render(['timeout', 'too_many_requests', 'not_logged_in', 'payload_stale'])
    await type('amount', '200')
    await submitForm()
    await type('paymentPassword', '192837')
    for (let attempt = 0; attempt < 5; attempt++) await submitForm()
    expect(requestPort).toHaveBeenCalledTimes(5)
    expect(new Set(requestPort.mock.calls.map(([{ key, amount }]) => `${key} ${amount}`)).size).toBe(1)
    expect(main.textContent).not.toContain(en.withdrawal_change)
    await press(en.withdrawal_change)
    expect(main.querySelector('[name="amount"]')).toBeNull()
  })
})
