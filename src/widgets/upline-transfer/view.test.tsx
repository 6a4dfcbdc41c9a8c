// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { Balance, Funds, WalletTransferBody } from '../../generated/api.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { createProblem } from '../../engine/testing/create-problem.ts'
import { View } from './view.tsx'

const details = { account: 'ann', nickname: 'Ann', createdAt: '2026-01-01T00:00:00Z', paymentPassword: true, profile: [] }

async function render(
  transfer: (body: WalletTransferBody) => Promise<Balance>,
  { paymentPassword = true, toUpline = true }: { paymentPassword?: boolean; toUpline?: boolean } = {},
) {
  const transferPort = vi.fn(transfer)
  // Only `withdrawable` can be transferred, which is less than the main wallet and less than the balance.
  const balance = vi.fn(async () => ({ sumBalance: '1500.00' }))
  const funds: Funds = {
    currency: 'EUR',
    isSingle: true,
    sum: '1500.00',
    main: '1200.00',
    held: '0.00',
    bonus: '300.00',
    bonusStaked: '0.00',
    withdrawable: '1000.00',
    turnoverLeft: '0.00',
    vendors: [],
    bonuses: [],
  }
  const rendered = await renderWidget({
    widget: createWidgetDefinition('upline-transfer', View),
    node: { widget: 'upline-transfer' },
    ports: {
      member: { info: async () => ({ ...smallMember(0), toUpline }), details: async () => ({ ...details, paymentPassword }) },
      wallet: { balance, funds: async () => funds, transfer: transferPort },
    },
  })
  const { main } = rendered
  const input = (name: string) => main.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(values))
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text)
        input(name)?.dispatchEvent(new Event('input', { bubbles: true }))
      })
  }
  const submitForm = async () => {
    await act(async () => main.querySelector('form')?.requestSubmit())
    await rendered.settle()
  }
  const press = async (label: string, clicks = 1) => {
    const button = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === label)
    await act(async () => {
      for (let detail = 1; detail <= clicks; detail += 1) button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    })
    await rendered.settle()
  }
  const errors = () => [...main.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
  const leaveAndReturn = async () => {
    await act(async () => rendered.engine.location.push('/elsewhere'))
    await act(async () => rendered.engine.location.push('/index'))
    await rendered.settle()
  }
  return { main, transferPort, balance, input, type, submitForm, press, errors, leaveAndReturn, rendered }
}

const validInput = { amount: '1,250.5', paymentPassword: '192837' }

describe('transfer to the upline', () => {
  it('shows an empty state without an upline, and asks for a payment password first if none is set', async () => {
    expect((await render(async () => ({ sumBalance: '0' }), { toUpline: false })).main.textContent).toContain(en.upline_none_title)
    const { main, input } = await render(async () => ({ sumBalance: '0' }), { paymentPassword: false })
    expect(main.textContent).toContain(en.transfer_unset_title)
    expect(input('amount')).toBeNull()
  })

  it('shows the transferable amount, validates the amount before sending, and shows errors', async () => {
    const { main, transferPort, type, submitForm, errors, input } = await render(async () => ({ sumBalance: '0' }))
    expect(main.textContent).toContain('1,000.00')
    for (const otherAmount of ['1,200.00', '1,500.00']) expect(main.textContent).not.toContain(otherAmount)
    await submitForm()
    expect(errors()).toEqual([en.reg_required, en.reg_required])
    for (const [amount, expected] of [
      ['0.00', en.error_amount],
      ['ten', en.error_amount],
      ['1.001', 'Use no more than 2 decimal places.'],
      ['1,000.01', en.error_transfer_more],
    ]) {
      await type({ amount: amount as string, paymentPassword: '192837' })
      await submitForm()
      expect(errors()).toEqual([expected])
      expect(document.activeElement).toBe(input('amount'))
    }
    expect(transferPort).not.toHaveBeenCalled()
  })

  it('is sent only after a confirmation, once for repeated clicks, and shows the new balance', async () => {
    const { main, transferPort, type, submitForm, press, balance } = await render(async () => ({ sumBalance: '749.50' }))
    await type({ amount: '250.5', paymentPassword: '192837' })
    await submitForm()
    expect(transferPort).not.toHaveBeenCalled()
    for (const expected of [en.transfer_upline, '250.50', en.transfer_check]) expect(main.textContent).toContain(expected)
    const balanceCalls = balance.mock.calls.length
    await press(en.transfer_send, 3)
    expect(transferPort).toHaveBeenCalledExactlyOnceWith({
      to: 'upline',
      amount: '250.50',
      paymentPassword: '192837',
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(main.textContent).toContain('749.50')
    expect(balance.mock.calls.length).toBe(balanceCalls + 1)
    await press(en.transfer_another)
    expect(main.querySelector<HTMLInputElement>('[name="paymentPassword"]')?.value).toBe('')
  })

  it('is not confirmed by the second click of a double click', async () => {
    const { main, transferPort, type, submitForm } = await render(async () => ({ sumBalance: '0' }))
    await type({ ...validInput, amount: '1' })
    await submitForm()
    const button = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === en.transfer_send)
    await act(async () => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })))
    expect(transferPort).not.toHaveBeenCalled()
  })

  it('returns to the field that the platform rejects, with money in the brand’s format, and keeps the key for the same transfer', async () => {
    const problems = [
      createProblem('transfer_limit', { fields: { amount: { key: 'error_transfer_limit', values: { amount: '1000.00' } } } }),
      createProblem('password_wrong', { fields: { paymentPassword: { key: 'error_password_wrong' } } }),
    ]
    const { transferPort, type, submitForm, press, errors, input } = await render(async () => {
      const error = problems.shift()
      if (error) throw error
      return { sumBalance: '0' }
    })
    await type({ ...validInput, amount: '1,000' })
    await submitForm()
    await press(en.transfer_send)
    expect(errors()[0]).toContain('1,000.00')
    expect(document.activeElement).toBe(input('amount'))
    await type({ amount: '900' })
    await submitForm()
    await press(en.transfer_send)
    expect(errors()).toEqual([en.error_password_wrong])
    await type({ paymentPassword: '111111' })
    await submitForm()
    await press(en.transfer_send)
    const keys = transferPort.mock.calls.map(([{ key }]) => key)
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[2])
    expect(keys[0]).not.toBe(keys[1])
  })

  it('reports an unknown outcome if there was no response, and retries with the same key, even after the player left the page', async () => {
    const problems = [createProblem('network'), createProblem('timeout'), createProblem('too_many_requests')]
    const { main, transferPort, type, submitForm, press, leaveAndReturn, input, errors } = await render(async () => {
      const error = problems.shift()
      if (error) throw error
      return { sumBalance: '900.00' }
    })
    await type({ ...validInput, amount: '100' })
    await submitForm()
    await press(en.transfer_send)
    expect(main.textContent).toContain(en.transfer_in_doubt)
    expect(main.textContent).not.toContain(en.transfer_change)
    await press(en.transfer_again)
    expect(main.textContent).toContain(en.transfer_in_doubt)
    await leaveAndReturn()
    expect(main.textContent).toContain(en.transfer_in_doubt)
    expect(input('amount')).toBeNull()
    await submitForm()
    expect(errors()).toEqual([en.reg_required])
    for (const _ of ['rejected by the rate limit', 'accepted']) {
      await type({ paymentPassword: '192837' })
      await submitForm()
      await press(en.transfer_again)
    }
    expect(main.textContent).toContain(en.transfer_done)
    expect(transferPort).toHaveBeenCalledTimes(4)
    expect(new Set(transferPort.mock.calls.map(([{ key, amount }]) => `${key} ${amount}`)).size).toBe(1)
  })
})
