// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { createProblem } from '../../engine/testing/create-problem.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { Deposit, DepositChannel, DepositOffer, DepositRequestBody } from '../../generated/api.ts'
import { View } from './view.tsx'

const createChannel = (id: string, overrides: Partial<DepositChannel> = {}): DepositChannel => ({
  id,
  kind: 'bank',
  title: `Channel ${id}`,
  min: '10.00',
  max: '500.00',
  fee: { percent: '0.00', fixed: '0.00' },
  amounts: ['50.00', '120.50'],
  fields: [],
  proof: 'none',
  gateway: false,
  minutes: 30,
  ...overrides,
})
const createDeposit = (overrides: Partial<Deposit> = {}): Deposit => ({
  id: 'one',
  reference: 'D-1',
  channel: 'bank',
  kind: 'bank',
  title: 'Channel bank',
  state: 'awaiting',
  amount: '120.00',
  fee: '2.00',
  netAmount: '118.00',
  pay: { amount: '120.00', currency: 'VND', exponent: 2 },
  proof: 'none',
  proofGiven: false,
  createdAt: '2026-03-01T05:00:00Z',
  expiresAt: '2026-03-01T05:30:00Z',
  steps: [{ state: 'awaiting', at: '2026-03-01T05:00:00Z' }],
  ...overrides,
})
const bonuses: DepositOffer['bonuses'] = [
  { id: 'first', title: 'First', percent: '50.00', maxBonus: '100.00', minDeposit: '20.00', turnover: 3, days: 7 },
  { id: 'plain', title: 'Plain', percent: '10.00', maxBonus: '5.00', minDeposit: '30.00', turnover: 0 },
]

type DepositPort = NonNullable<Parameters<typeof renderWidget>[0]['ports']['deposit']>

async function render(offer: Partial<DepositOffer>, port: DepositPort = {}) {
  const listChannels = vi.fn(async (): Promise<DepositOffer> => ({ channels: [createChannel('bank')], bonuses: [], open: [], ...offer }))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('deposit-desk', View),
    node: { widget: 'deposit-desk' },
    ports: { deposit: { channels: listChannels, one: async () => createDeposit(), list: async () => ({ list: [] }), ...port } },
  })
  const { main, settle } = rendered
  const press = async (labelPart: string, detail = 1) => {
    const button = [...main.querySelectorAll('button')].find(({ textContent }) => textContent.replaceAll('\u00a0', ' ').includes(labelPart))
    await act(async () => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))
    await settle()
  }
  const enterValue = (name: string, value: string) =>
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
  const getRows = () =>
    Object.fromEntries(
      [...main.querySelectorAll('dl > div')].map((row) => [getPlainText(row.querySelector('dt')), getPlainText(row.querySelector('dd'))]),
    )
  const getTitle = () => getPlainText(main.querySelector('h4'))
  const hasButton = (label: string) => [...main.querySelectorAll('button')].some((button) => getPlainText(button).includes(label))
  return {
    ...rendered,
    listChannels,
    press,
    enterValue,
    choose,
    submitForm,
    getMainText: () => getPlainText(main),
    getRows,
    getTitle,
    hasButton,
  }
}

describe('payment channels', () => {
  it('show limits, fees and reopening times, and list open deposits', async () => {
    const { main } = await render({
      channels: [
        createChannel('free', { note: 'Fast' }),
        createChannel('both', { fee: { percent: '1.50', fixed: '2.00' } }),
        createChannel('fixed', { fee: { percent: '0.00', fixed: '2.00' } }),
        createChannel('part', { fee: { percent: '1.50', fixed: '0.00' } }),
        createChannel('closed', { opensAt: '2026-03-01T17:00:00Z' }),
      ],
      open: [createDeposit()],
    })
    const [openCard, freeCard, bothFeesCard, fixedFeeCard, percentFeeCard, closedCard] = [...main.querySelectorAll('li')].map((card) =>
      getPlainText(card),
    )
    for (const expected of ['P 120.00', en.deposit_state_awaiting]) expect(openCard).toContain(expected)
    for (const expected of ['P 10.00 to P 500.00', en.deposit_fee_none, 'Fast']) expect(freeCard).toContain(expected)
    expect([bothFeesCard, fixedFeeCard, percentFeeCard].map((row) => row?.split('Fee ')[1])).toEqual(['1.5% + P 2.00', 'P 2.00', '1.5%'])
    expect(closedCard).toContain('Closed. Opens 2026-03-02 00:00')
    expect(closedCard).not.toContain('P 10.00')
    expect([...main.querySelectorAll('li button')].map((button) => (button as HTMLButtonElement).disabled)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ])
  })

  it('have an empty state, and the empty history has a button for a new deposit', async () => {
    const { getMainText, press, getTitle } = await render({ channels: [] })
    expect(getMainText()).toContain(en.deposit_none_title)
    await press(en.deposit_history)
    expect(getMainText()).toContain(en.deposit_empty_title)
    await press(en.deposit_make)
    expect(getTitle()).toBe(en.deposit_choose)
  })
})

describe('a cancelled deposit', () => {
  it('is shown as paid once a late payment has been credited', async () => {
    const cancelledDeposit = createDeposit({ state: 'cancelled', kind: 'qr', steps: [{ state: 'cancelled', at: '2026-03-01T05:10:00Z' }] })
    let state: Deposit['state'] = 'cancelled'
    const one = vi.fn(async () => createDeposit({ ...cancelledDeposit, state }))
    const { getMainText, press, settle } = await render({}, { list: async () => ({ list: [cancelledDeposit] }), one })
    await press(en.deposit_history)
    await press('Channel bank')
    expect(getMainText()).toContain(en.deposit_about_cancelled)
    state = 'paid'
    await act(async () => void window.dispatchEvent(new Event('focus')))
    await settle()
    expect(one).toHaveBeenCalled()
    expect(getMainText()).toContain(en.deposit_state_paid)
  })
})

describe('a deposit, step by step', () => {
  const fields: DepositChannel['fields'] = [
    { name: 'payerName', enabled: true, required: true, minLength: 2, maxLength: 20 },
    { name: 'voucherPin', enabled: false, required: true },
  ]

  it('validates amount and bonus, shows the fee and the credited amount, and continues to the channel’s fields', async () => {
    const { enterValue, choose, submitForm, press, getRows, getTitle, getMainText, main } = await render({
      channels: [createChannel('bank', { fields })],
      bonuses,
    })
    await press('Channel bank')
    expect(getTitle()).toBe(en.deposit_how_much)
    for (const expected of [
      '50% of your deposit, up to P 100.00. Minimum deposit P 20.00. 3× wagering requirement on deposit and bonus',
      'Valid for 7 days.',
    ])
      expect(getMainText()).toContain(expected)
    expect(getMainText()).toContain(`10% of your deposit, up to P 5.00. Minimum deposit P 30.00. ${en.deposit_bonus_no_wagering}`)
    expect(getRows()).toEqual({ [en.deposit_limit]: 'P 10.00 to P 500.00', [en.deposit_fee]: '–', [en.deposit_arrives]: '–' })
    await submitForm()
    expect(getMainText()).toContain(en.reg_required)
    await enterValue('amount', '9.99')
    expect(getMainText()).not.toContain(en.reg_required)
    await choose('first')
    await submitForm()
    expect(getMainText()).toContain('The minimum deposit is P 10.00.')
    expect(getMainText()).toContain('This bonus needs a deposit of P 20.00 or more.')
    expect(getRows()[en.deposit_arrives]).toBe('–')
    await press('P 120.50')
    expect(main.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('120.5')
    expect([...main.querySelectorAll('[aria-pressed]')].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    expect(getRows()).toMatchObject({ [en.deposit_bonus]: '+P 60.25', [en.deposit_turnover]: 'P 542.25' })
    await choose('plain')
    expect(getRows()).toMatchObject({ [en.deposit_bonus]: '+P 5.00', [en.deposit_turnover]: 'P 0.00' })
    await choose('')
    expect(getRows()).not.toHaveProperty(en.deposit_bonus)
    await submitForm()
    expect(getTitle()).toBe(en.deposit_details)
    expect([...main.querySelectorAll('form input')].map((input) => input.getAttribute('name'))).toEqual(['payerName'])
    await submitForm()
    expect(getMainText()).toContain(en.reg_required)
    expect(document.activeElement?.getAttribute('name')).toBe('payerName')
    await enterValue('payerName', ' Ann ')
    await submitForm()
    expect(getTitle()).toBe(en.deposit_check)
    expect(getRows()).toEqual({ [en.deposit_fee]: 'P 0.00', [en.deposit_arrives]: 'P 120.50', [en.deposit_field_payerName]: 'Ann' })
    for (const previousTitle of [en.deposit_details, en.deposit_how_much, en.deposit_choose]) {
      const title = main.querySelector('h4')
      await press(en.deposit_back)
      expect(getTitle()).toBe(previousTitle)
      expect(document.activeElement).toBe(main.querySelector('h4'))
      // Screen readers announce the focused title only if it is a new element.
      expect(title?.isConnected).toBe(false)
    }
    await press('Channel bank')
    expect(main.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('120.5')
  })

  it('shows the amount due in another currency, rounded up', async () => {
    const { enterValue, press, getRows } = await render({
      channels: [createChannel('coin', { kind: 'crypto', unit: { code: 'USDT', exponent: 6, rate: '25.40' } })],
    })
    await press('Channel coin')
    expect(getRows()).not.toHaveProperty('You pay in USDT')
    await enterValue('amount', '100')
    expect(getRows()['You pay in USDT']).toBe('3.937008 USDT')
    await enterValue('amount', '254')
    expect(getRows()['You pay in USDT']).toBe('10 USDT')
  })

  it('keeps its idempotency key until the content changes or the key is reported as used, and returns to a rejected field', async () => {
    const errors = [
      createProblem('timeout'),
      createProblem('deposit_gateway'),
      createProblem('deposit_key_used'),
      createProblem('fields_invalid', { fields: { payerName: { key: 'reg_required' } } }),
      createProblem('fields_invalid', { fields: { amount: { key: 'error_deposit_max', values: { amount: '100.00' } } } }),
    ]
    const request = vi.fn(async (_: DepositRequestBody): Promise<Deposit> => {
      const error = errors.shift()
      if (error) throw error
      return createDeposit({ payTo: { bank: 'VCB', account: '0071', name: 'TINY' } })
    })
    const { listChannels, enterValue, choose, submitForm, press, getMainText, getTitle } = await render(
      { channels: [createChannel('bank', { fields })], bonuses },
      { request },
    )
    await press('Channel bank')
    await enterValue('amount', '120')
    await choose('first')
    await submitForm()
    await enterValue('payerName', 'Ann')
    await submitForm()
    await press(en.deposit_request, 2)
    expect(request).not.toHaveBeenCalled()
    const channelCalls = listChannels.mock.calls.length
    await press(en.deposit_request)
    expect(getMainText()).toContain(en.error_response_timeout)
    expect(listChannels.mock.calls.length).toBe(channelCalls + 1)
    await press(en.deposit_request)
    expect(getMainText()).toContain(en.error_deposit_gateway)
    expect(listChannels.mock.calls.length).toBe(channelCalls + 1)
    await press(en.deposit_request)
    await press(en.deposit_request)
    expect(getTitle()).toBe(en.deposit_details)
    expect(getMainText()).toContain(en.reg_required)
    await submitForm()
    await press(en.deposit_request)
    expect(getTitle()).toBe(en.deposit_how_much)
    expect(getMainText()).toContain('The maximum deposit is P 100.00.')
    await enterValue('amount', '90')
    await submitForm()
    await submitForm()
    await press(en.deposit_request)
    expect(getTitle()).toBe(en.deposit_one)
    const bodies = request.mock.calls.map(([body]) => body)
    const { key: _, ...content } = bodies[0] as DepositRequestBody
    expect(content).toEqual({ channel: 'bank', amount: '120', payerName: 'Ann', bonus: 'first' })
    const keys = bodies.map(({ key }) => key)
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
    expect(keys[3]).not.toBe(keys[0])
    expect(keys[5]).not.toBe(keys[3])
  })
})

describe('a requested deposit', () => {
  const payTo = { bank: 'VCB', account: '0071', name: 'TINY' }
  const renderOpenDeposit = async (openedDeposit: Deposit, port: DepositPort = {}) => {
    const rendered = await render({ open: [openedDeposit] }, { one: async () => openedDeposit, ...port })
    await rendered.press(openedDeposit.title)
    return rendered
  }

  it('shows the bank account to transfer to, and can be confirmed once a proof of payment is uploaded', async () => {
    let current = createDeposit({ payTo, proof: 'required' })
    const proof = vi.fn(async (_: { readonly id: string; readonly file: string }) => (current = { ...current, proofGiven: true }))
    const sent = vi.fn(async () => (current = { ...current, state: 'review' }))
    const { main, getRows, press, getMainText, settle, listChannels, hasButton } = await renderOpenDeposit(current, {
      proof,
      sent,
      one: async () => current,
    })
    expect(getRows()).toMatchObject({
      [en.deposit_pay_to_bank]: `VCB${en.copy_short}`,
      [en.deposit_pay_to_account]: `0071${en.copy_short}`,
      [en.deposit_pay_to_name]: `TINY${en.copy_short}`,
      [en.deposit_pay_to_reference]: `D-1${en.copy_short}`,
    })
    const confirmButton = () => [...main.querySelectorAll('button')].find((button) => getPlainText(button) === en.deposit_sent)
    expect(confirmButton()?.disabled).toBe(true)
    const uploadProof = async (file: File) => {
      const input = main.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
      Object.defineProperty(input, 'files', { configurable: true, value: [file] })
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
      await settle()
    }
    await uploadProof(new File([new Uint8Array(5_242_881)], 'large.png'))
    expect(getMainText()).toContain(en.error_upload_too_large)
    expect(proof).not.toHaveBeenCalled()
    await uploadProof(new File([new Uint8Array([255, 0, 16])], 'paid.png'))
    expect(proof).toHaveBeenCalledExactlyOnceWith({ id: 'one', file: '/wAQ' })
    expect(getMainText()).not.toContain(en.error_upload_too_large)
    expect(getMainText()).toContain(en.deposit_proof_given)
    expect(confirmButton()?.disabled).toBe(false)
    const channelCalls = listChannels.mock.calls.length
    await press(en.deposit_sent)
    expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 'one' })
    expect(listChannels.mock.calls.length).toBe(channelCalls + 1)
    expect(confirmButton()).toBeUndefined()
    expect(getRows()).not.toHaveProperty(en.deposit_pay_to_bank)
    expect(hasButton(en.deposit_cancel)).toBe(false)
  })

  it('can be cancelled, and shows an error and its current state if it was paid in the meantime', async () => {
    let current = createDeposit()
    const cancel = vi.fn(async (): Promise<Deposit> => {
      current = createDeposit({ state: 'paid', paid: '120.00' })
      throw createProblem('deposit_changed')
    })
    const { press, getMainText, hasButton, getTitle } = await renderOpenDeposit(current, { cancel, one: async () => current })
    await press(en.deposit_cancel)
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 'one' })
    for (const expected of [en.error_deposit_changed, en.deposit_about_paid, '+P 118.00']) expect(getMainText()).toContain(expected)
    expect(hasButton(en.deposit_cancel)).toBe(false)
    await press(en.deposit_another)
    expect(getTitle()).toBe(en.deposit_choose)
    expect(getMainText()).not.toContain(en.error_deposit_changed)
  })

  it.each([
    ['cancelled', en.deposit_cancel, { state: 'cancelled' }],
    ['under review', en.deposit_sent, { state: 'review' }],
  ] as const)('stays %s if the response to an earlier request arrives late', async (_state, action, change) => {
    const responses: ((deposit: Deposit) => void)[] = []
    const one = () => new Promise<Deposit>((resolve) => responses.push(resolve))
    const changeDeposit = async () => createDeposit({ payTo, ...change })
    const { press, settle, hasButton } = await renderOpenDeposit(createDeposit({ payTo }), {
      one,
      cancel: changeDeposit,
      sent: changeDeposit,
    })
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(responses).not.toHaveLength(0)
    const lateResponses = [...responses]
    await press(action)
    expect(hasButton(action)).toBe(false)
    await act(async () => lateResponses.forEach((respond) => respond(createDeposit({ payTo }))))
    await settle()
    expect(hasButton(action)).toBe(false)
  })

  it('keeps its proof of payment if the response to a request from before the upload arrives late', async () => {
    const deposit = createDeposit({ payTo, proof: 'required' })
    const responses: ((deposit: Deposit) => void)[] = []
    const one = () => new Promise<Deposit>((resolve) => responses.push(resolve))
    const { main, settle, getMainText } = await renderOpenDeposit(deposit, { one, proof: async () => ({ ...deposit, proofGiven: true }) })
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(responses).not.toHaveLength(0)
    const lateResponses = [...responses]
    const input = main.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    Object.defineProperty(input, 'files', { configurable: true, value: [new File([new Uint8Array([255, 0, 16])], 'paid.png')] })
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
    await settle()
    expect(getMainText()).toContain(en.deposit_proof_given)
    await act(async () => lateResponses.forEach((respond) => respond(deposit)))
    await settle()
    expect(getMainText()).toContain(en.deposit_proof_given)
  })

  it('is polled by one timer after the tab has become visible and received the focus', async () => {
    const one = vi.fn(async () => createDeposit())
    const { settle } = await renderOpenDeposit(createDeposit(), { one })
    const setTimer = vi.spyOn(window, 'setTimeout')
    const clearTimer = vi.spyOn(window, 'clearTimeout')
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await settle()
    expect(one.mock.calls.length).toBeGreaterThan(1)
    const timers = setTimer.mock.results.filter((_, call) => setTimer.mock.calls[call]?.[1] === 2_000).map(({ value }) => value as unknown)
    const clearedTimers = new Set(clearTimer.mock.calls.map(([timer]): unknown => timer))
    expect(timers.length).toBeGreaterThan(1)
    expect(timers.filter((timer) => !clearedTimers.has(timer))).toHaveLength(1)
    vi.restoreAllMocks()
  })

  it('has a receipt with requested and paid amounts, currency, bonus and rejection reason', async () => {
    const { getRows, getMainText, hasButton } = await renderOpenDeposit(
      createDeposit({
        state: 'failed',
        kind: 'crypto',
        paid: '100.00',
        mark: 'other-amount',
        reason: 'Wrong network.',
        pay: { amount: '4.740000', currency: 'USDT', exponent: 6 },
        bonus: { id: 'first', amount: '50.00', turnover: '450.00' },
      }),
    )
    expect(getRows()).toEqual({
      [en.deposit_reference]: `D-1${en.copy_short}`,
      [en.deposit_requested]: 'P 120.00',
      [en.deposit_to_pay]: '4.74 USDT',
      [en.deposit_was_paid]: 'P 100.00',
      [en.deposit_fee]: 'P 2.00',
      [en.deposit_arrives]: 'P 118.00',
      [en.deposit_bonus]: '+P 50.00',
      [en.deposit_turnover]: 'P 450.00',
      [en.deposit_time]: '2026-03-01 12:00',
    })
    for (const expected of [en.deposit_mark_other_amount, 'Wrong network.', en.deposit_about_refused])
      expect(getMainText()).toContain(expected)
    expect([hasButton(en.deposit_again), hasButton(en.deposit_cancel)]).toEqual([true, false])
    const withoutDifferences = await renderOpenDeposit(
      createDeposit({ paid: '120.00', pay: { amount: '120.00', currency: 'VND', exponent: 2 } }),
    )
    for (const row of [en.deposit_to_pay, en.deposit_was_paid, en.deposit_bonus])
      expect(withoutDifferences.getRows()).not.toHaveProperty(row)
    expect(withoutDifferences.getMainText()).toContain('until 2026-03-01 12:30')
  })
})
