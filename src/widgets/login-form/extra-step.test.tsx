// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ExtraMethod } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import './extra-step.tsx'
import { View } from './view.tsx'

const config = smallConfig()
const user = smallMember(0)
const result = { token: 'secret', firstTimeLogin: false, passwordExpired: false, user }

async function renderExtraStep(methods: ExtraMethod[], session: object = {}) {
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { form: { widget: 'login-form' as const, props: {} } },
  }
  const login = vi.fn(async () => Promise.reject(new Problem('verification_required', { messageKey: 'error_verification_required' })))
  const rendered = await renderSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('login-form', View)],
    ports: {
      session: { login, extra: async () => ({ methods }), ...session },
      member: { info: async () => user },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  const type = async (name: string, value: string) =>
    act(async () => {
      const input = rendered.root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const send = async () => {
    await act(async () => rendered.root.querySelector('form')?.requestSubmit())
    await rendered.settle()
    await rendered.settle()
  }
  await rendered.settle()
  await type('username', 'ann')
  await type('password', 'secret')
  await send()
  return { ...rendered, type, send }
}

describe('a login that needs extra verification', () => {
  it('offers the account’s verification methods, and logs in with a correct answer (R-AUTH-LOGIN-39)', async () => {
    const extraCheck = vi.fn(async (_input: object) => result)
    const extraSend = vi.fn(async (_input: object) => ({ expiredMinutes: 5 }))
    const methods: ExtraMethod[] = [
      { method: 'sms', to: '+84••••678' },
      { method: 'email', to: 'a•@example.com' },
      { method: 'authenticator' },
      { method: 'accountHolderName' },
    ]
    const { root, engine, type, send, settle } = await renderExtraStep(methods, { extraCheck, extraSend })
    const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Sms', 'Email', 'Authenticator', 'AccountHolderName'])
    await act(async () => tabs[1]?.click())
    await act(async () => root.querySelector<HTMLElement>('form button[type=button]')?.click())
    await settle()
    expect(extraSend).toHaveBeenCalledExactlyOnceWith({ method: 'email' })
    await act(async () => tabs[3]?.click())
    await send()
    expect(extraCheck).not.toHaveBeenCalled()
    expect(root.querySelector('[aria-invalid=true]')).not.toBeNull()
    await type('answer', 'An')
    await send()
    expect(extraCheck).toHaveBeenCalledExactlyOnceWith({ method: 'accountHolderName', answer: 'An' })
    expect(engine.site.get().visitor.kind).toBe('player')
  })

  it('shows an error at the field, and has a button that returns to the login form', async () => {
    const extraCheck = async () => Promise.reject(new Problem('code_wrong', { messageKey: 'error_code_wrong' }))
    const { root, type, send, settle } = await renderExtraStep([{ method: 'authenticator' }], { extraCheck })
    expect(root.querySelector('[role=tab]')).toBeNull()
    await type('answer', '000000')
    await send()
    expect(root.querySelector('[aria-invalid=true]')?.getAttribute('name')).toBe('answer')
    const backButton = [...root.querySelectorAll('button')].at(-1)
    await act(async () => backButton?.click())
    await settle()
    expect(root.querySelector('input[name=username]')).not.toBeNull()
  })

  it('shows a message if the account has no verification method', async () => {
    const { root } = await renderExtraStep([])
    expect(root.querySelector('form')).toBeNull()
    expect(root.textContent).toContain('None')
  })
})
