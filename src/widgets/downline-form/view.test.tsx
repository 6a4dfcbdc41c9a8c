// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AgentRegisterBody, RegisterLinks, RegisterRule } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import '../../engine/rules/registration/account-form.ts'
import { View } from './view.tsx'

const rules: readonly RegisterRule[] = [
  { field: 'username', enabled: true, required: true, patternId: 'letter-first', minLength: 4, maxLength: 16 },
  { field: 'password', enabled: true, required: true, patternId: 'letters-digits-combined', minLength: 8, maxLength: 64 },
  { field: 'zalo', enabled: true, required: false },
  { field: 'captcha', enabled: true, required: true },
]

const ownTerms = { prizeLevels: [{ mode: 'SEA' as const, level: '1900' }], rebateRates: [{ category: 'RNG', rate: '0.50' }] }
const bounds: RegisterLinks = { links: [], maxLinks: 20, own: ownTerms, minLevel: 1700, types: [0, 1] }

async function render(register: (body: AgentRegisterBody) => Promise<{ account: string }>, extraRules: readonly RegisterRule[] = []) {
  const registerPort = vi.fn(register)
  const rendered = await renderWidget({
    widget: createWidgetDefinition('downline-form', View),
    node: { widget: 'downline-form' },
    ports: {
      system: { status: async () => smallPermission({ rules: [...rules, ...extraRules] }) },
      agent: { register: registerPort, registerLinks: async () => bounds },
    },
  })
  const { main } = rendered
  const findInput = (name: string) => main.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const type = (name: string, text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(findInput(name), text)
      findInput(name)?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const toggleConsent = () => act(async () => main.querySelector<HTMLElement>('input[type=checkbox]')?.click())
  const send = async () => {
    await act(async () => main.querySelector('form')?.requestSubmit())
    await rendered.settle()
  }
  const listErrors = () => [...main.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
  return { main, registerPort, findInput, type, toggleConsent, send, listErrors }
}

describe('the downline form', () => {
  it('has the required fields that an agent can fill in, and no optional ones', async () => {
    const { main } = await render(async () => ({ account: 'x' }), [{ field: 'payeeName', enabled: true, required: true }])
    const radios = [...main.querySelectorAll('form input[type=radio]')].map((element) => element.getAttribute('name'))
    expect(radios).toHaveLength(2)
    expect([...main.querySelectorAll('form input')].map((element) => element.getAttribute('name'))).toEqual([
      'username',
      'password',
      'payeeName',
      ...radios,
      'prizeLevel.SEA',
      'rebateRate.RNG',
      null,
    ])
  })

  it('validates against the registration rules before sending, including the age consent', async () => {
    const { registerPort, type, send, toggleConsent, listErrors } = await render(async () => ({ account: 'x' }))
    await type('username', '1st')
    await type('password', 'secret12')
    await send()
    expect(listErrors()).toHaveLength(2)
    await type('username', 'mailan')
    await send()
    expect(listErrors()).toEqual([en.error_age_consent_required])
    expect(registerPort).not.toHaveBeenCalled()
    await toggleConsent()
    await send()
    expect(registerPort).toHaveBeenCalledExactlyOnceWith({
      username: 'mailan',
      password: 'secret12',
      ageConsent: true,
      type: 0,
      terms: ownTerms,
    })
  })

  it('prefills the agent’s own terms, and shows an error at each field whose value exceeds them', async () => {
    const { main, registerPort, type, send, toggleConsent, listErrors } = await render(async () => ({ account: 'mailan' }))
    await type('username', 'mailan')
    await type('password', 'secret12')
    await toggleConsent()
    await type('prizeLevel.SEA', '1901')
    await type('rebateRate.RNG', '0.51')
    await send()
    expect(listErrors()).toEqual(['Enter a whole number from 1700 to 1900.', 'Enter 0.50 or less, with up to two decimal places.'])
    expect(registerPort).not.toHaveBeenCalled()
    await type('prizeLevel.SEA', '1800')
    await type('rebateRate.RNG', '0.4')
    await act(async () => main.querySelectorAll<HTMLElement>('input[type=radio]')[1]?.click())
    await send()
    const terms = { prizeLevels: [{ mode: 'SEA', level: '1800' }], rebateRates: [{ category: 'RNG', rate: '0.4' }] }
    expect(registerPort.mock.calls[0]?.[0]).toMatchObject({ username: 'mailan', type: 1, terms })
  })

  it('shows the platform’s error for a term at its field', async () => {
    const termsProblem = new Problem('fields_invalid', {
      messageKey: 'error_fields_invalid',
      fields: { 'prizeLevel.SEA': { key: 'terms_level', values: { min: 1700, max: 1850 } } },
    })
    const { main, type, send, toggleConsent, listErrors } = await render(() => Promise.reject(termsProblem))
    await type('username', 'mailan')
    await type('password', 'secret12')
    await toggleConsent()
    await send()
    expect(listErrors()).toEqual(['Enter a whole number from 1700 to 1850.'])
    expect(main.textContent).not.toContain('is registered')
  })

  it('confirms the registration and resets the form, or shows the platform’s error', async () => {
    const usernameTakenProblem = new Problem('username_taken', {
      messageKey: 'error_username_taken',
      fields: { username: { key: 'error_username_taken' } },
    })
    const { main, findInput, type, send, toggleConsent, listErrors, registerPort } = await render(async ({ username }) => {
      if (username === 'taken') throw usernameTakenProblem
      return { account: username }
    })
    await type('username', 'taken')
    await type('password', 'secret12')
    await toggleConsent()
    await send()
    expect(listErrors()).toEqual([en.error_username_taken])
    await type('username', 'mailan')
    await send()
    expect(main.textContent).toContain('mailan is registered')
    expect([findInput('username')?.value, findInput('password')?.value]).toEqual(['', ''])
    expect(main.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(false)
    expect(registerPort).toHaveBeenCalledTimes(2)
  })
})
