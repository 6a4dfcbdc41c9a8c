// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Deposit, DepositOffer } from '../../generated/api.ts'
import { View } from './view.tsx'

const offer: DepositOffer = {
  channels: [
    {
      id: 'qr',
      kind: 'qr',
      title: 'QR code',
      min: '10.00',
      max: '500.00',
      fee: { percent: '1.50', fixed: '1.00' },
      amounts: [],
      fields: [],
      proof: 'none',
      gateway: true,
      minutes: 15,
    },
  ],
  bonuses: [{ id: 'first', title: 'First deposit', percent: '50.00', maxBonus: '100.00', minDeposit: '20.00', turnover: 3 }],
  open: [],
}
const createDeposit = (overrides: Partial<Deposit>): Deposit => ({
  id: 'one',
  reference: 'D1',
  channel: 'qr',
  kind: 'qr',
  title: 'QR code',
  state: 'awaiting',
  amount: '100.00',
  fee: '2.50',
  netAmount: '97.50',
  pay: { amount: '100.00', currency: 'VND', exponent: 2 },
  proof: 'none',
  proofGiven: false,
  createdAt: '2026-03-01T05:00:00Z',
  expiresAt: '2026-03-01T05:15:00Z',
  steps: [],
  ...overrides,
})

const { languages } = smallConfig()
const vietnamese = {
  name: 'Tiếng Việt',
  tag: 'vi-VN',
  direction: 'ltr',
  numbers: { groupSeparator: '.', decimalSeparator: ',' },
  enabled: true,
  order: 20,
} as const

async function render(deposits: Deposit[] = []) {
  const rendered = await renderWidget({
    widget: createWidgetDefinition('deposit-desk', View),
    node: { widget: 'deposit-desk' },
    ports: { deposit: { channels: async () => offer, list: async () => ({ list: deposits }) } },
    config: { languages: { ...languages, catalogue: { ...languages.catalogue, TY: vietnamese } } },
  })
  const getAmountInput = (): HTMLInputElement | null => rendered.main.querySelector<HTMLInputElement>('[name="amount"]')
  const enterAmount = (amount: string): Promise<void> =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(getAmountInput(), amount)
      getAmountInput()?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = async (label: string): Promise<void> => {
    const button = [...rendered.main.querySelectorAll('button')].find(({ textContent }) => textContent.includes(label))
    await act(async () => button?.click())
    await rendered.settle()
  }
  return { ...rendered, press, getAmountInput, enterAmount }
}
const normalizeSpaces = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')

describe('a deposit', () => {
  it('shows the fee, the amount credited, the bonus, and the wagering requirement, which is based on the amount credited', async () => {
    const { main, press, enterAmount } = await render()
    await press('QR code')
    await enterAmount('100')
    await act(async () => main.querySelector<HTMLInputElement>('[type="radio"][value="first"]')?.click())
    const rows = [...main.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      normalizeSpaces(row.querySelector('dd')?.textContent),
    ])
    expect(Object.fromEntries(rows)).toMatchObject({
      [en.deposit_fee]: 'P 2.50',
      [en.deposit_arrives]: 'P 97.50',
      [en.deposit_bonus]: '+P 50.00',
      [en.deposit_turnover]: 'P 442.50',
    })
  })

  it('keeps its amount when the language changes the number format', async () => {
    const { engine, press, getAmountInput, enterAmount, settle } = await render()
    await press('QR code')
    const changeLanguage = async (language: string): Promise<string | undefined> => {
      await act(async () => engine.texts.switchTo(language, {}))
      await settle()
      return getAmountInput()?.value
    }
    await changeLanguage('TY')
    await enterAmount('1.250,5')
    expect(await changeLanguage('EN')).toBe('1250.5')
    expect(await changeLanguage('TY')).toBe('1.250,5')
    await changeLanguage('EN')
    await enterAmount('99.5')
    expect(await changeLanguage('TY')).toBe('99,5')
  })

  it('is listed with the amount credited once it is paid, and with the requested amount before', async () => {
    const { main, press } = await render([
      createDeposit({ state: 'paid', paid: '80.00', netAmount: '77.80' }),
      createDeposit({ id: 'two' }),
    ])
    await press(en.deposit_history)
    const rows = [...main.querySelectorAll('li button')].map(({ textContent }) => normalizeSpaces(textContent))
    expect(rows).toHaveLength(2)
    for (const [index, expected] of [
      ['+P 77.80', en.deposit_state_paid],
      ['P 100.00', en.deposit_state_awaiting],
    ].entries())
      for (const part of expected) expect(rows[index]).toContain(part)
  })
})
