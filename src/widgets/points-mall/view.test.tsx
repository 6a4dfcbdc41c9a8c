// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { createProblem } from '../../engine/testing/create-problem.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { PointsConvertBody, PointsDetail, PointsRedeemBody, PointsRedemption, PointsReward } from '../../generated/api.ts'
import { View } from './view.tsx'

const createReward = (id: string, overrides: Partial<PointsReward> = {}): PointsReward => ({
  id,
  title: `Reward ${id}`,
  kind: 'money',
  amount: '25.00',
  pointsRequirement: 1_200,
  amountRequirement: '0.00',
  amountReached: '0.00',
  availableQuantity: 7,
  status: 'open',
  ...overrides,
})
const createRedemption = (overrides: Partial<PointsRedemption> = {}): PointsRedemption => ({
  id: 'r1',
  referenceNumber: 'P-77',
  kind: 'goods',
  title: 'Reward goods',
  redeemQuantity: 2,
  points: 2_400,
  amount: '50.00',
  status: 'process',
  requestedAt: '2026-03-01T05:00:00Z',
  ...overrides,
})

interface RenderOptions {
  readonly points?: number
  readonly rewards?: readonly PointsReward[]
  readonly redemptions?: PointsRedemption[]
  readonly details?: PointsDetail[]
  readonly redeem?: (body: PointsRedeemBody) => Promise<PointsRedemption>
  readonly convert?: (body: PointsConvertBody) => Promise<PointsRedemption>
}

async function render({
  points = 4_000,
  rewards = [createReward('one')],
  redemptions = [],
  details = [],
  ...handlers
}: RenderOptions = {}) {
  const redeem = vi.fn(handlers.redeem ?? (async () => createRedemption()))
  const convert = vi.fn(handlers.convert ?? (async () => createRedemption({ kind: 'convert', amount: '12.34' })))
  const balance = vi.fn(async () => ({ currentPoints: points }))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('points-mall', View),
    node: { widget: 'points-mall', props: { title: 'points_tabs' } },
    ports: {
      member: {
        info: async () => smallMember(1),
        details: async () => ({ account: 'ann', nickname: 'Ann', createdAt: '2026-01-01T00:00:00Z', paymentPassword: true, profile: [] }),
      },
      points: {
        balance,
        rewards: async () => ({ rewards: [...rewards] }),
        config: async () => ({ pointsRatio: { points: 300, amount: '1.00' }, turnover: '20.00' }),
        redemptions: async () => ({ redemptions }),
        details: async () => ({ details }),
        redeem,
        convert,
      },
    },
  })
  const { main, settle } = rendered
  const dialog = () => document.querySelector('dialog') as HTMLElement
  const type = (name: string, value: string) =>
    act(async () => {
      const field = dialog().querySelector<HTMLInputElement>(`[name="${name}"]`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const submitForm = async () => {
    await act(async () => dialog().querySelector('form')?.requestSubmit())
    await settle()
  }
  const press = async (label: string) => {
    await act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label))?.click())
    await settle()
  }
  const rows = () =>
    Object.fromEntries(
      [...dialog().querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent.replaceAll('\u00a0', ' '),
      ]),
    )
  const invalidFields = () => [...dialog().querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))
  return {
    ...rendered,
    press,
    redeem,
    convert,
    balance,
    dialog,
    type,
    submitForm,
    getMainText: () => getPlainText(main),
    rows,
    invalidFields,
  }
}

describe('the points mall', () => {
  it('shows the points, their value, and the points missing for each reward', async () => {
    const { main, getMainText } = await render({
      points: 500,
      rewards: [
        createReward('open', { pointsRequirement: 400, note: 'For you' }),
        createReward('expensive', { status: 'points' }),
        createReward('played', { status: 'amount', amountReached: '150.00', amountRequirement: '600.00' }),
        createReward('gone', { status: 'none', availableQuantity: 0, kind: 'goods' }),
      ],
    })
    expect(main.querySelector('[data-points]')?.textContent).toBe('500')
    expect(getMainText()).toContain('Worth P 1.66 (300 points = P 1.00)')
    expect(getMainText()).toContain('1 point for every P 20.00 wagered')
    const cards = [...main.querySelectorAll('[role=tabpanel] li')]
    const content = cards.map((card) => getPlainText(card))
    for (const part of ['P 25.00', '400 points', '7 left', 'For you']) expect(content[0]).toContain(part)
    expect(content[1]).toContain('700 points short')
    expect(content[2]).toContain('P 150.00 of P 600.00 wagered')
    for (const part of [en.points_stock_none, 'Worth P 25.00']) expect(content[3]).toContain(part)
    expect(content[0]).not.toContain('Worth')
    expect(cards.map((card) => card.querySelector('button')?.disabled)).toEqual([false, true, true, true])
    const bars = cards.map((card) => card.querySelector<HTMLElement>('[aria-hidden=true] > span[style]')?.style.inlineSize)
    expect(bars).toEqual([undefined, '41%', '25%', undefined])
  })

  it('limits the quantity of a reward by the points balance, redeems it with the payment password, and shows the reference number', async () => {
    const { redeem, balance, dialog, type, submitForm, press, rows, invalidFields } = await render()
    await press(`${en.points_redeem}:`)
    expect(rows()).toEqual({ [en.points_redeem_cost]: '1,200 points', [en.points_redeem_left]: '2,800' })
    await type('redeemQuantity', '4')
    await submitForm()
    expect(invalidFields()).toEqual(['redeemQuantity', 'paymentPassword'])
    expect(getPlainText(dialog())).toContain('Enter a quantity from 1 to 3.')
    expect(document.activeElement?.getAttribute('name')).toBe('redeemQuantity')
    expect(redeem).not.toHaveBeenCalled()
    await type('redeemQuantity', '2')
    expect(invalidFields()).toEqual(['paymentPassword'])
    expect(rows()).toEqual({ [en.points_redeem_cost]: '2,400 points', [en.points_redeem_left]: '1,600' })
    await type('paymentPassword', '192837')
    expect(invalidFields()).toEqual([])
    const balanceCalls = balance.mock.calls.length
    await submitForm()
    expect(redeem).toHaveBeenCalledExactlyOnceWith({
      reward: 'one',
      redeemQuantity: 2,
      paymentPassword: '192837',
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(getPlainText(dialog())).toContain(en.points_redeem_done)
    expect(rows()).toMatchObject({ [en.points_redeem_left]: '1,600', [en.record_state]: en.points_status_process })
    expect(rows()[en.points_reference]).toContain('P-77')
    expect(balance.mock.calls.length).toBe(balanceCalls + 1)
    await press(en.engine_close)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('limits the quantity to the stock, and to 100 per request', async () => {
    const limitedByStock = await render({ rewards: [createReward('one', { pointsRequirement: 1 })] })
    await limitedByStock.press(`${en.points_redeem}:`)
    await limitedByStock.type('redeemQuantity', '8')
    await limitedByStock.submitForm()
    expect(getPlainText(limitedByStock.dialog())).toContain('from 1 to 7.')
    const limitedByMaximum = await render({ rewards: [createReward('one', { pointsRequirement: 1, availableQuantity: 900 })] })
    await limitedByMaximum.press(`${en.points_redeem}:`)
    await limitedByMaximum.type('redeemQuantity', '101')
    await limitedByMaximum.submitForm()
    expect(getPlainText(limitedByMaximum.dialog())).toContain('from 1 to 100.')
  })

  it('converts some or all points, with a preview of the amount and the final amount', async () => {
    const { convert, type, submitForm, press, rows, invalidFields, dialog } = await render()
    await press(en.points_convert)
    expect(rows()).toEqual({ [en.points_convert_gives]: 'P 13.33', [en.points_redeem_left]: '0' })
    await type('points', '4,001')
    await submitForm()
    expect(invalidFields()).toEqual(['points', 'paymentPassword'])
    expect(getPlainText(dialog())).toContain('from 1 to 4,000.')
    expect(rows()).toEqual({ [en.points_convert_gives]: 'P 0.00', [en.points_redeem_left]: '4,000' })
    await press(en.points_convert_all)
    expect(invalidFields()).toEqual(['paymentPassword'])
    await type('points', '1,000')
    expect(rows()).toEqual({ [en.points_convert_gives]: 'P 3.33', [en.points_redeem_left]: '3,000' })
    await type('paymentPassword', '192837')
    await submitForm()
    expect(convert).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ points: 1000, paymentPassword: '192837' }))
    expect(getPlainText(dialog())).toContain('P 12.34 has been added to your balance.')
    expect(rows()[en.points_reference]).toContain('P-77')
  })

  it('keeps the idempotency key while the outcome is unknown, even if a retry is rate-limited, and uses a new key after a definite error and for another number of points', async () => {
    const errors = [
      createProblem('timeout'),
      createProblem('too_many_requests'),
      createProblem('points_insufficient'),
      createProblem('internal'),
      createProblem('points_insufficient'),
    ]
    const { convert, type, submitForm, press, dialog } = await render({
      convert: async () => {
        const error = errors.shift()
        if (error) throw error
        return createRedemption({ kind: 'convert' })
      },
    })
    await press(en.points_convert)
    await type('paymentPassword', '192837')
    await submitForm()
    expect(dialog().textContent).toContain(en.points_again)
    await submitForm()
    expect(dialog().textContent).not.toContain(en.points_again)
    await submitForm()
    expect(dialog().textContent).toContain(en.error_points_insufficient)
    await submitForm()
    await type('points', '999')
    await submitForm()
    await type('points', '4000')
    await submitForm()
    const keys = convert.mock.calls.map(([{ key }]) => key)
    expect(convert.mock.calls.map(([{ points }]) => points)).toEqual([4000, 4000, 4000, 4000, 999, 4000])
    expect([keys[1], keys[2], keys[5]]).toEqual([keys[0], keys[0], keys[3]])
    expect(new Set(keys).size).toBe(3)
  })

  it('shows the platform’s error at its field', async () => {
    const { type, submitForm, press, invalidFields, dialog } = await render({
      convert: () => Promise.reject(createProblem('password_wrong', { fields: { paymentPassword: { key: 'error_password_wrong' } } })),
    })
    await press(en.points_convert)
    await type('paymentPassword', '1')
    await submitForm()
    expect(invalidFields()).toEqual(['paymentPassword'])
    expect(dialog().textContent.split(en.error_password_wrong)).toHaveLength(2)
  })

  it('lists redemptions and conversions with their state, and every change of the points balance', async () => {
    const { main, press } = await render({
      redemptions: [
        createRedemption(),
        createRedemption({ id: 'r2', kind: 'convert', redeemQuantity: 1, points: 600, amount: '2.00', status: 'approved' }),
        createRedemption({ id: 'r3', title: 'Watch', redeemQuantity: 1, status: 'rejected', reason: 'Out of stock.' }),
      ].map(({ title, ...rest }) => (rest.kind === 'convert' ? rest : { ...rest, title: title as string })),
      details: [
        { id: 'd2', kind: 'points-redeemed', changedPoints: -2_400, pointsBalance: 1_600, at: '2026-03-01T05:00:00Z' },
        { id: 'd1', kind: 'points-earned', changedPoints: 1, pointsBalance: 4_000, at: '2026-03-01T04:00:00Z' },
      ],
    })
    await press(en.points_history)
    const redemptionRows = [...main.querySelectorAll('[role=tabpanel] li')].map((row) => getPlainText(row))
    for (const part of ['2 × Reward goods', 'Worth P 50.00', '\u22122,400 points', en.points_status_process_text, 'P-77', '12:00'])
      expect(redemptionRows[0]).toContain(part)
    for (const part of [en.points_converted_record, '\u2212600 points', en.points_status_approved])
      expect(redemptionRows[1]).toContain(part)
    expect(redemptionRows[1]).not.toContain('×')
    expect(redemptionRows[2]).toContain(`Out of stock. ${en.points_status_rejected_text}`)
    await press(en.points_details)
    const changes = [...main.querySelectorAll('[role=tabpanel] li')].map((row) => getPlainText(row))
    for (const part of ['\u22122,400 points', 'Balance: 1,600 points', en['money_points-redeemed']]) expect(changes[0]).toContain(part)
    for (const part of ['+1 point', 'Balance: 4,000 points', en['money_points-earned']]) expect(changes[1]).toContain(part)
  })
})
