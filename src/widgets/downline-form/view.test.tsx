// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AgentRegisterBody, RegisterRule } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallPermission } from '../../engine/testing/small-site.ts'
import { definition } from './definition.ts'
import '../../engine/rules/account-form.ts'
import './view.tsx'

const rules: readonly RegisterRule[] = [
  { field: 'username', enabled: true, required: true, patternId: 'letter-first', minLength: 4, maxLength: 16 },
  { field: 'password', enabled: true, required: true, patternId: 'letters-digits-combined', minLength: 8, maxLength: 64 },
  { field: 'zalo', enabled: true, required: false },
  { field: 'captcha', enabled: true, required: true },
]

async function render(register: (body: AgentRegisterBody) => Promise<{ account: string }>, more: readonly RegisterRule[] = []) {
  const sent = vi.fn(register)
  const rendered = await renderWidget({
    widget: definition,
    node: { widget: 'downline-form' },
    ports: { system: { status: async () => smallPermission({ rules: [...rules, ...more] }) }, agent: { register: sent } },
  })
  const { main } = rendered
  const input = (name: string) => main.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const type = (name: string, text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text)
      input(name)?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const tick = () => act(async () => main.querySelector<HTMLElement>('input[type=checkbox]')?.click())
  const send = async () => {
    await act(async () => main.querySelector('form')?.requestSubmit())
    await rendered.settle()
  }
  const errors = () => [...main.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
  return { main, sent, input, type, tick, send, errors }
}

describe('registering somebody below', () => {
  it('asks for what the platform requires of any registration and an agent can answer, and for nothing that may be left out', async () => {
    const { main } = await render(async () => ({ account: 'x' }), [{ field: 'payeeName', enabled: true, required: true }])
    expect([...main.querySelectorAll('form input')].map((one) => one.getAttribute('name'))).toEqual([
      'username',
      'password',
      'payeeName',
      null,
    ])
  })

  it('is judged by the rules of registration before anything is sent, the age too', async () => {
    const { sent, type, send, tick, errors } = await render(async () => ({ account: 'x' }))
    await type('username', '1st')
    await type('password', 'secret12')
    await send()
    expect(errors()).toHaveLength(2)
    await type('username', 'mailan')
    await send()
    expect(errors()).toEqual([en.error_age_consent_required])
    expect(sent).not.toHaveBeenCalled()
    await tick()
    await send()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ username: 'mailan', password: 'secret12', ageConsent: true })
  })

  it('says who was registered and is ready for the next, or what the platform says against it', async () => {
    const taken = new Problem('username_taken', {
      messageKey: 'error_username_taken',
      fields: { username: { key: 'error_username_taken' } },
    })
    const { main, input, type, send, tick, errors, sent } = await render(async ({ username }) => {
      if (username === 'taken') throw taken
      return { account: username }
    })
    await type('username', 'taken')
    await type('password', 'secret12')
    await tick()
    await send()
    expect(errors()).toEqual([en.error_username_taken])
    await type('username', 'mailan')
    await send()
    expect(main.textContent).toContain('mailan is registered')
    expect([input('username')?.value, input('password')?.value]).toEqual(['', ''])
    expect(main.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(false)
    expect(sent).toHaveBeenCalledTimes(2)
  })
})
