// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { createProblem } from '../../engine/testing/create-problem.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { Payee, Withdrawal, WithdrawalConfirmBody, WithdrawalRequestBody, WithdrawalTerms } from '../../generated/api.ts'
import { View } from './view.tsx'

const createTerms = (overrides: Partial<WithdrawalTerms> = {}): WithdrawalTerms => ({
  available: '1000.00',
  min: '10.00',
  max: '500.00',
  dayLimit: '2000.00',
  dayLeft: '1500.00',
  timesLimit: 5,
  timesLeft: 3,
  fee: { fixed: '1.00', rate: '0.50', freeLeft: 0 },
  turnoverLeft: '0.00',
  receiveMinutes: { bank: 30, wallet: 10 },
  usualMinutes: 60,
  paymentPassword: true,
  mobile: true,
  payee: true,
  ...overrides,
})
const createPayee = (id: string, overrides: Partial<Payee> = {}): Payee => ({
  id,
  kind: 'bank',
  name: `Bank ${id}`,
  number: `***${id}`,
  preferred: false,
  confirmed: true,
  usable: true,
  addedAt: '2026-03-01T00:00:00Z',
  ...overrides,
})
const createWithdrawal = (overrides: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'w',
  reference: 'W-1',
  state: 'paid-out',
  amount: '100.00',
  fee: '1.50',
  netAmount: '98.50',
  due: '98.50',
  payee: { name: 'Bank one', number: '***one' } as Withdrawal['payee'],
  actions: [],
  requestedAt: '2026-03-01T05:00:00Z',
  changedAt: '2026-03-01T05:00:00Z',
  steps: [],
  ...overrides,
})

const details = { account: 'ann', nickname: 'Ann', createdAt: '2026-01-01T00:00:00Z', paymentPassword: false, profile: [] }

interface RenderOptions {
  readonly currentTerms?: WithdrawalTerms
  readonly payees?: () => Payee[]
  readonly running?: Withdrawal[]
  readonly ended?: Withdrawal[]
  readonly withdrawalPort?: NonNullable<Parameters<typeof renderWidget>[0]['ports']['withdrawal']>
}

async function render({
  currentTerms = createTerms(),
  payees = () => [createPayee('one', { preferred: true }), createPayee('two')],
  running = [],
  ended = [],
  withdrawalPort = {},
}: RenderOptions = {}) {
  const fetchTerms = vi.fn(async () => currentTerms)
  const rendered = await renderWidget({
    widget: createWidgetDefinition('withdrawal', View),
    node: { widget: 'withdrawal' },
    ports: {
      member: { info: async () => smallMember(1), details: async () => details },
      withdrawal: {
        terms: fetchTerms,
        list: async ({ which }) => ({ withdrawals: which === 'running' ? running : ended }),
        ...withdrawalPort,
      },
      payee: { list: async () => ({ payees: payees(), channels: [], maxPayees: 5, coolDownHours: 0 }) },
    },
  })
  const { main, settle } = rendered
  const type = (name: string, value: string) =>
    act(async () => {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const submitForm = async () => {
    await act(async () => [...document.querySelectorAll('form')].at(-1)?.requestSubmit())
    await settle()
  }
  const press = async (label: string) => {
    await act(async () =>
      [...document.querySelectorAll('button')]
        .filter(({ textContent }) => textContent.startsWith(label))
        .at(-1)
        ?.click(),
    )
    await settle()
  }
  const rows = () =>
    Object.fromEntries(
      [...main.querySelectorAll('dl > div')].map((row) => [getPlainText(row.querySelector('dt')), getPlainText(row.querySelector('dd'))]),
    )
  return { ...rendered, fetchTerms, type, submitForm, press, getMainText: () => getPlainText(main), rows }
}

describe('requesting a withdrawal', () => {
  it('shows limits before any input, and offers round amounts and the maximum', async () => {
    const { main, rows, getMainText, type } = await render()
    expect(rows()).toEqual({
      [en.withdrawal_fee]: 'P 1.00 and 0.5%',
      [en.withdrawal_arrives]: '–',
      [en.withdrawal_one]: 'P 10.00 to P 500.00',
      [en.withdrawal_day_left]: 'P 1,500.00 of P 2,000.00',
      [en.withdrawal_times_left]: '3 of 5',
    })
    expect(getMainText()).toContain('Available to withdraw P 500.00')
    const suggestionButtons = [...main.querySelectorAll('[aria-pressed]')]
    expect(suggestionButtons.map(getPlainText)).toEqual(['P 20.00', 'P 50.00', 'P 100.00', 'P 200.00', 'All: P 500.00'])
    await act(async () => (suggestionButtons[4] as HTMLButtonElement).click())
    expect(rows()).toMatchObject({ [en.withdrawal_fee]: 'P 3.50', [en.withdrawal_arrives]: 'P 496.50' })
    await type('amount', '1')
    expect(rows()[en.withdrawal_arrives]).toBe('–')
  })

  it.each([
    [{ fixed: '0.00', rate: '0.00', freeLeft: 0 }, en.withdrawal_fee_free],
    [{ fixed: '1.00', rate: '0.50', freeLeft: 2 }, en.withdrawal_fee_free],
    [{ fixed: '1.00', rate: '0.00', freeLeft: 0 }, 'P 1.00'],
    [{ fixed: '0.00', rate: '0.50', freeLeft: 0 }, '0.5%'],
  ])('shows the fee as text: %o', async (fee, expected) => {
    const { rows } = await render({ currentTerms: createTerms({ fee }) })
    expect(rows()[en.withdrawal_fee]).toBe(expected)
  })

  it.each([
    [{ turnoverLeft: '40.00' }, 'Wager P 40.00 more'],
    [{ available: '9.99' }, 'You have P 9.99 to withdraw. The minimum is P 10.00.'],
    [{ timesLeft: 0 }, en.withdrawal_times_none],
    [{ dayLeft: '9.00' }, 'limit of P 2,000.00'],
  ])('shows why nothing can be withdrawn now: %o', async (overrides, expected) => {
    const { main, getMainText } = await render({ currentTerms: createTerms(overrides) })
    expect(getMainText()).toContain(expected)
    expect(main.querySelector<HTMLButtonElement>('form button[type=submit]')?.disabled).toBe(true)
    expect(main.querySelector('[aria-pressed]')).toBeNull()
    expect(getMainText()).not.toContain('You can withdraw P')
  })

  it('is validated before the confirmation step, with an error that names the exceeded limit', async () => {
    const { main, type, submitForm } = await render()
    for (const [amount, expected] of [
      ['', en.reg_required],
      ['ten', en.error_amount],
      ['10.001', 'Use no more than 2 decimal places.'],
      ['9.99', 'The minimum is P 10.00.'],
      ['500.01', 'The maximum per withdrawal is P 500.00.'],
    ] as const) {
      await type('amount', amount)
      await submitForm()
      expect(getPlainText(main.querySelector('form'))).toContain(expected)
      expect(document.activeElement?.getAttribute('name')).toBe('amount')
    }
  })

  it('does not offer a payout account during its cool-down or before it is confirmed', async () => {
    const { main, type, submitForm, getMainText } = await render({
      payees: () => [
        createPayee('one', { usable: false, usableAt: '2026-03-01T17:00:00Z' }),
        createPayee('two', { confirmed: false, usable: false }),
      ],
    })
    expect([...main.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value, disabled }) => [value, disabled])).toEqual([
      ['one', true],
    ])
    expect(getMainText()).toContain('Available from 2026-03-02 00:00')
    await type('amount', '50')
    await submitForm()
    expect(getPlainText(main.querySelector('form'))).toContain(en.error_payee_missing)
  })

  it('requests the withdrawal with the payment password, shows a success message, and refetches the terms', async () => {
    const request = vi.fn(async (_: WithdrawalRequestBody) => createWithdrawal({ state: 'requested' }))
    const { main, fetchTerms, type, submitForm, getMainText } = await render({ withdrawalPort: { request } })
    await type('amount', '200')
    await submitForm()
    expect(getMainText()).toContain('30 minutes')
    await submitForm()
    expect(request).not.toHaveBeenCalled()
    expect(getMainText()).toContain(en.reg_required)
    expect(document.activeElement?.getAttribute('name')).toBe('paymentPassword')
    await type('paymentPassword', '192837')
    expect(getMainText()).not.toContain(en.reg_required)
    const termsCalls = fetchTerms.mock.calls.length
    await submitForm()
    expect(request).toHaveBeenCalledExactlyOnceWith({
      amount: '200.00',
      payee: 'one',
      paymentPassword: '192837',
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(getPlainText(main.querySelector('[role=status]'))).toBe(en.withdrawal_requested)
    expect(fetchTerms.mock.calls.length).toBe(termsCalls + 1)
    expect(main.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('')
  })

  it('returns to the field with the error after a rejection', async () => {
    const request = vi.fn(async (_: WithdrawalRequestBody): Promise<Withdrawal> =>
      Promise.reject(
        createProblem('fields_invalid', { fields: { amount: { key: 'withdrawal_above_day', values: { amount: '120.00' } } } }),
      ),
    )
    const { main, type, submitForm, getMainText } = await render({ withdrawalPort: { request } })
    await type('amount', '200')
    await submitForm()
    await type('paymentPassword', '192837')
    await submitForm()
    expect(getMainText()).toContain('You can withdraw up to P 120.00 more today.')
    expect(main.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('200')
  })

  it('keeps the chosen payout account, even if another one has become the default since', async () => {
    let preferredId = 'one'
    const request = vi.fn(async (_: WithdrawalRequestBody): Promise<Withdrawal> => {
      preferredId = 'two'
      throw createProblem('password_wrong')
    })
    const { type, submitForm, rows } = await render({
      payees: () => ['one', 'two'].map((id) => createPayee(id, { preferred: id === preferredId })),
      withdrawalPort: { request },
    })
    await type('amount', '200')
    await submitForm()
    await type('paymentPassword', '1')
    await submitForm()
    expect(rows()[en.withdrawal_to]).toBe('Bank one ***one')
    await submitForm()
    expect(request.mock.calls.map(([{ payee: to }]) => to)).toEqual(['one', 'one'])
  })

  it('lists the prerequisites instead of the form if one is missing, and only the first missing one has a button', async () => {
    const listPrerequisites = async (overrides: Partial<WithdrawalTerms>) => {
      const { main } = await render({ currentTerms: createTerms(overrides), payees: () => [] })
      return [...main.querySelectorAll('ol > li')].map((item) => [item.getAttribute('data-done'), item.querySelector('button, a') !== null])
    }
    expect(await listPrerequisites({ paymentPassword: false, mobile: false })).toEqual([
      ['false', true],
      ['false', false],
      ['false', false],
    ])
    expect(await listPrerequisites({ mobile: false })).toEqual([
      ['true', false],
      ['false', true],
      ['false', false],
    ])
    expect(await listPrerequisites({})).toEqual([
      ['true', false],
      ['true', false],
      ['false', true],
    ])
  })
})

describe('an open or ended withdrawal', () => {
  it('shows its pending step or its outcome, and the note of its last step', async () => {
    const { main } = await render({
      running: [
        createWithdrawal({ due: '40.00', state: 'partly-received' }),
        createWithdrawal({
          id: 'reopened',
          due: '30.00',
          state: 'approved',
          steps: [{ state: 'paid-out', at: '2026-03-01T05:00:00Z', by: 'operator', note: 'Sent twice.' }],
        }),
        createWithdrawal({ id: 'approved', state: 'approved' }),
      ],
      ended: [
        createWithdrawal({ id: 'confirmed', state: 'received', receipt: 'confirmed' }),
        createWithdrawal({ id: 'elapsed', state: 'received', receipt: 'elapsed' }),
        createWithdrawal({ id: 'forced', state: 'received', receipt: 'forced' }),
        createWithdrawal({ id: 'refused', state: 'refused' }),
      ],
    })
    const [partly, reopened, approved, confirmed, elapsed, forced, refused] = [...main.querySelectorAll('ul > li')].map((card) =>
      getPlainText(card),
    )
    expect(partly).toContain('P 40.00 has not arrived, and we are looking into it.')
    for (const expected of ['We are dealing with the missing P 30.00.', 'Note: Sent twice.']) expect(reopened).toContain(expected)
    expect(approved).toContain(en.withdrawal_now_approved)
    expect(confirmed).toContain(en.withdrawal_receipt_confirmed)
    expect(elapsed).toContain(en.withdrawal_receipt_elapsed)
    expect(forced).toContain(en.withdrawal_receipt_forced)
    for (const expected of [en.withdrawal_now_refused, 'P 100.00']) expect(refused).toContain(expected)
    expect([confirmed?.includes('\u2212P 100.00'), refused?.includes('\u2212P 100.00')]).toEqual([true, false])
  })

  it('is confirmed as received or cancelled only after a confirmation dialog, and the terms are then refetched', async () => {
    const confirm = vi.fn(async (_: WithdrawalConfirmBody): Promise<Withdrawal> => Promise.reject(createProblem('network')))
    const cancel = vi.fn(async () => createWithdrawal({ state: 'cancelled' }))
    const { fetchTerms, press, getMainText } = await render({
      running: [createWithdrawal({ actions: ['confirm', 'cancel'] })],
      withdrawalPort: { confirm, cancel },
    })
    await press(en.withdrawal_confirm)
    expect(document.querySelector('dialog')?.textContent).toContain(en.withdrawal_confirm_text)
    await press(en.sign_out_cancel)
    expect(confirm).not.toHaveBeenCalled()
    const termsCalls = fetchTerms.mock.calls.length
    await press(en.withdrawal_confirm)
    await press(en.withdrawal_confirm)
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ id: 'w', outcome: 'received' })
    expect(getMainText()).toContain(en.error_network)
    await press(en.withdrawal_cancel)
    await press(en.withdrawal_cancel)
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'w' })
    expect(getMainText()).not.toContain(en.error_network)
    expect(fetchTerms.mock.calls.length).toBe(termsCalls + 2)
  })

  it('is reported as partly received with the missing amount, which must be less than the amount due', async () => {
    const confirm = vi.fn(async (_: WithdrawalConfirmBody) => createWithdrawal({ state: 'partly-received' }))
    const { press, type, submitForm } = await render({
      running: [createWithdrawal({ actions: ['reportPart'] })],
      withdrawalPort: { confirm },
    })
    await press(en.withdrawal_partly)
    const dialog = () => document.querySelector('dialog')
    expect(getPlainText(dialog())).toContain('Out of P 98.50.')
    for (const [amount, expected] of [
      ['', en.reg_required],
      ['98.50', en.withdrawal_remaining_less],
      ['0', en.error_amount],
    ] as const) {
      await type('remainingAmount', amount)
      await submitForm()
      expect(getPlainText(dialog())).toContain(expected)
    }
    await type('remainingAmount', '12.5')
    expect(getPlainText(dialog())).not.toContain(en.error_amount)
    await submitForm()
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ id: 'w', outcome: 'partly', remainingAmount: '12.50' })
    expect(dialog()).toBeNull()
  })

  it('is reported as missing only with a valid image as proof', async () => {
    const confirm = vi.fn(async (_: WithdrawalConfirmBody): Promise<Withdrawal> => Promise.reject(createProblem('network')))
    const { press, submitForm, settle } = await render({
      running: [createWithdrawal({ actions: ['reportMissing'] })],
      withdrawalPort: { confirm },
    })
    await press(en.withdrawal_missing)
    const selectFile = async (file: File) => {
      const input = document.querySelector<HTMLInputElement>('dialog input[type=file]') as HTMLInputElement
      Object.defineProperty(input, 'files', { configurable: true, value: [file] })
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
      await settle()
      await submitForm()
    }
    const dialog = () => getPlainText(document.querySelector('dialog'))
    await submitForm()
    expect(dialog()).toContain(en.withdrawal_proof_required)
    for (const file of [
      new File(['x'], 'a.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(5_242_881)], 'a.png', { type: 'image/png' }),
    ]) {
      await selectFile(file)
      expect(dialog()).toContain(en.withdrawal_proof_kind.replace('{megabytes}', '5'))
    }
    expect(confirm).not.toHaveBeenCalled()
    await selectFile(new File([new Uint8Array([255, 0, 16])], 'a.jpg', { type: 'image/jpeg' }))
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ id: 'w', outcome: 'missing', proofImage: '/wAQ' })
    expect(dialog()).toContain(en.error_network)
  })

  it('has a receipt with the fee and the author of each step', async () => {
    const { press } = await render({
      ended: [
        createWithdrawal({
          state: 'received',
          steps: [
            { state: 'requested', at: '2026-03-01T05:00:00Z', by: 'player' },
            {
              state: 'partly-received',
              at: '2026-03-01T06:00:00Z',
              by: 'player',
              confirmation: { receivedAmount: '60.00', remainingAmount: '38.50' },
            },
            { state: 'not-received', at: '2026-03-01T07:00:00Z', by: 'player', confirmation: { proofImage: 'p' } },
            { state: 'received', at: '2026-03-01T08:00:00Z', by: 'clock', note: 'In time.' },
          ],
        }),
      ],
    })
    await press(en.withdrawal_details)
    const dialog = document.querySelector('dialog') as Element
    const rows = Object.fromEntries(
      [...dialog.querySelectorAll('dl > div')].map((row) => [getPlainText(row.querySelector('dt')), getPlainText(row.querySelector('dd'))]),
    )
    expect(rows).toEqual({
      [en.withdrawal_to]: 'Bank one ***one',
      [en.withdrawal_amount]: 'P 100.00',
      [en.withdrawal_fee]: 'P 1.50',
      [en.withdrawal_net]: 'P 98.50',
      [en.withdrawal_time]: '2026-03-01 12:00',
      [en.receipt_reference]: `W-1${en.copy_short}`,
    })
    const steps = [...dialog.querySelectorAll('ol > li')].map(getPlainText)
    expect(steps[0]).toBe(`${en.withdrawal_state_requested}2026-03-01 12:00${en.withdrawal_by_player}`)
    expect(steps[1]).toContain('P 60.00 arrived, P 38.50 did not')
    expect(steps[2]).toContain(en.withdrawal_step_proof)
    for (const expected of [en.withdrawal_by_clock, 'Note: In time.']) expect(steps[3]).toContain(expected)
  })
})
