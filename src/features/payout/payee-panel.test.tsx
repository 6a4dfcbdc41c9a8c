// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { MemberDetails, Payee, PayeeCode, PayeeList } from '../../generated/api.ts'
import { PayeePanel } from './payee-panel.tsx'

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
const channels: PayeeList['channels'] = [
  { id: 'VCB', kind: 'bank', name: 'Vietcombank', minLength: 6, maxLength: 19 },
  { id: 'TRC20', kind: 'wallet', name: 'USDT (TRC-20)', minLength: 34, maxLength: 34 },
]
const walletAddress = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

interface RenderOptions {
  readonly list?: Partial<PayeeList>
  readonly member?: Partial<MemberDetails>
  readonly port?: NonNullable<Parameters<typeof renderWidget>[0]['ports']['payee']>
}

async function render({ list = {}, member = {}, port = {} }: RenderOptions = {}) {
  const listPayees = vi.fn(async (): Promise<PayeeList> => ({
    payees: [],
    channels,
    holder: 'Ana Lima',
    maxPayees: 3,
    coolDownHours: 24,
    ...list,
  }))
  const details: MemberDetails = {
    account: 'ann',
    nickname: 'Ann',
    createdAt: '2026-01-01T00:00:00Z',
    paymentPassword: true,
    profile: [],
    verified: ['mobileNum'],
    ...member,
  }
  const widget = createWidgetDefinition('withdrawal', PayeePanel)
  const rendered = await renderWidget({
    widget,
    node: { widget: 'withdrawal' },
    ports: { member: { info: async () => smallMember(1), details: async () => details }, payee: { list: listPayees, ...port } },
  })
  const { settle } = rendered
  const press = async (label: string) => {
    await act(async () =>
      [...document.querySelectorAll('button')]
        .filter(({ textContent }) => textContent.startsWith(label))
        .at(-1)
        ?.click(),
    )
    await settle()
  }
  const set = (name: string, value: string) =>
    act(async () => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
      const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    })
  const send = async () => {
    await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
    await settle()
  }
  const invalidFields = () => [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))
  const rows = () =>
    [...rendered.main.querySelectorAll('li')].map((row) => ({
      content: row.textContent.replaceAll('\u2060', ''),
      actions: [...row.querySelectorAll('button')].map(({ textContent }) => textContent.split(':')[0]),
    }))
  return { ...rendered, listPayees, press, set, send, invalidFields, rows }
}

describe('payout accounts', () => {
  it('show which is the default, which awaits confirmation, and when a cool-down ends', async () => {
    const { rows, main } = await render({
      list: {
        payees: [
          createPayee('one', { preferred: true, holder: 'Ana Lima' }),
          createPayee('two', { usable: false, usableAt: '2026-03-02T17:00:00Z' }),
          createPayee('three', { confirmed: false, usable: false, kind: 'wallet' }),
        ],
      },
    })
    const [preferredRow, coolDownRow, unconfirmedRow] = rows()
    for (const part of ['Bank one', '***one', ' · Ana Lima', en.payee_preferred]) expect(preferredRow?.content).toContain(part)
    expect(preferredRow?.actions).toEqual([en.payee_remove])
    expect(coolDownRow?.content).toContain('Available from 2026-03-03 00:00')
    expect(coolDownRow?.actions).toEqual([en.payee_prefer, en.payee_remove])
    expect(unconfirmedRow?.content).toContain(en.payee_waiting)
    expect(unconfirmedRow?.content).not.toContain('Available')
    expect(unconfirmedRow?.content).not.toContain(' · ')
    expect(unconfirmedRow?.actions).toEqual([en.payee_confirm_now, en.payee_remove])
    expect([...main.querySelectorAll('button')].some(({ textContent }) => textContent === en.payee_add)).toBe(false)
  })

  it.each([
    [{ verified: [] }, en.payee_mobile_first],
    [{ verified: ['email'], paymentPassword: false }, en.payee_mobile_first],
    [{ paymentPassword: false }, en.payee_password_first],
  ])('cannot be added without a verified phone number and a payment password: %o', async (member, expected) => {
    const { main } = await render({ member: member as Partial<MemberDetails> })
    expect(main.textContent).toContain(expected)
    expect(main.textContent).toContain(en.payee_none)
    expect(main.querySelector('button')).toBeNull()
  })

  it('become the default, or are removed after confirmation, and show errors', async () => {
    const prefer = vi.fn(async (): Promise<Payee> => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    const remove = vi.fn(async () => ({}))
    const { main, press, listPayees } = await render({
      list: { payees: [createPayee('one', { preferred: true }), createPayee('two')] },
      port: { prefer, remove } as never,
    })
    const listCalls = listPayees.mock.calls.length
    await press(en.payee_prefer)
    expect(prefer).toHaveBeenCalledExactlyOnceWith({ id: 'two' })
    expect(main.textContent).toContain(en.error_network)
    await press(en.payee_remove)
    expect(document.querySelector('dialog')?.textContent).toContain(en.payee_remove_text)
    expect(remove).not.toHaveBeenCalled()
    await press(en.sign_out_cancel)
    expect(remove).not.toHaveBeenCalled()
    await press(en.payee_remove)
    await press(en.payee_remove)
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 'two' })
    expect(main.textContent).not.toContain(en.error_network)
    expect(listPayees.mock.calls.length).toBe(listCalls + 2)
  })

  it('are validated, added in the member’s name if they are bank accounts, and confirmed by a code', async () => {
    const add = vi.fn(async (): Promise<PayeeCode> => ({ id: 'new', expiredMinutes: 10 }))
    const problems = [new Problem('fields_invalid', { messageKey: 'x', fields: { verificationCode: { key: 'reg_required' } } }), undefined]
    const confirm = vi.fn(async (): Promise<Payee> => {
      const problem = problems.shift()
      if (problem) throw problem
      return createPayee('new')
    })
    const { press, set, send, invalidFields, listPayees } = await render({ port: { add, confirm } })
    await press(en.payee_add)
    expect(document.querySelector('dialog')?.textContent).toContain('after 24 hours')
    await send()
    expect(invalidFields()).toEqual(['channel', 'paymentPassword'])
    expect(document.activeElement?.getAttribute('name')).toBe('channel')
    await set('channel', 'VCB')
    expect(invalidFields()).toEqual(['paymentPassword'])
    expect(document.querySelector<HTMLInputElement>('[name=holder]')?.value).toBe('Ana Lima')
    await set('number', '12345')
    await set('holder', 'Rui')
    await set('paymentPassword', '192837')
    await send()
    expect(invalidFields()).toEqual(['number', 'holder'])
    expect(document.querySelector('dialog')?.textContent).toContain('Account numbers at this bank have 6–19 letters or digits.')
    await set('number', '1234 567')
    await set('holder', ' ANA  lima')
    expect(add).not.toHaveBeenCalled()
    const listCalls = listPayees.mock.calls.length
    await send()
    expect(add).toHaveBeenCalledExactlyOnceWith({ channel: 'VCB', number: '1234567', holder: 'ANA lima', paymentPassword: '192837' })
    expect(listPayees.mock.calls.length).toBe(listCalls + 1)
    await send()
    expect(invalidFields()).toEqual(['verificationCode'])
    await set('verificationCode', ' 445566 ')
    expect(invalidFields()).toEqual([])
    await send()
    expect(invalidFields()).toEqual(['verificationCode'])
    await send()
    expect(confirm.mock.calls).toEqual([[{ id: 'new', verificationCode: '445566' }], [{ id: 'new', verificationCode: '445566' }]])
    expect(document.querySelector('dialog')).toBeNull()
    expect(listPayees.mock.calls.length).toBe(listCalls + 2)
  })

  it('have no holder if they are wallets, and show an error that belongs to no field', async () => {
    const add = vi.fn(async (): Promise<PayeeCode> => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    const { press, set, send } = await render({ list: { coolDownHours: 0 }, port: { add } })
    await press(en.payee_add)
    expect(document.querySelector('dialog')?.textContent).not.toContain('withdraw to a new account after')
    await set('channel', 'TRC20')
    expect(document.querySelector('[name=holder]')).toBeNull()
    expect(document.querySelector('dialog')?.textContent).toContain(en.payee_number_wallet)
    await set('number', walletAddress)
    await set('paymentPassword', '192837')
    await send()
    expect(add).toHaveBeenCalledExactlyOnceWith({ channel: 'TRC20', number: walletAddress, paymentPassword: '192837' })
    expect(document.querySelector('dialog')?.textContent).toContain(en.error_network)
  })

  it('can be confirmed later with another code, without entering their details again', async () => {
    const sendCode = vi.fn(async () => ({}))
    const confirm = vi.fn(async () => createPayee('old'))
    const { press, set, send } = await render({
      list: { payees: [createPayee('old', { confirmed: false, usable: false })] },
      port: { sendCode, confirm } as never,
    })
    await press(en.payee_confirm_now)
    await press(en.payee_code_again)
    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ id: 'old' })
    expect(document.querySelector('dialog [role=status]')?.textContent).toBe(en.payee_code_sent)
    sendCode.mockImplementation(async () => Promise.reject(new Problem('code_quota', { messageKey: 'error_code_quota' })))
    await press(en.payee_code_again)
    expect(document.querySelector('dialog [role=status]')?.textContent).toBe('')
    expect(document.querySelector('dialog')?.textContent).toContain(en.error_code_quota)
    await set('verificationCode', '1')
    await send()
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ id: 'old', verificationCode: '1' })
  })
})
