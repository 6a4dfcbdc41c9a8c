// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { LoginResult } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { drawSite, type Drawn } from '../../engine/testing/draw-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { definition } from './definition.ts'
import './view.tsx'

const config = smallConfig()
const answer: LoginResult = { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }
const wrong = (captcha: boolean) => new Problem('login_failed', { messageKey: 'error_login_failed', captcha })

async function draw(
  login: () => Promise<LoginResult>,
): Promise<Drawn & { login: ReturnType<typeof vi.fn>; captcha: ReturnType<typeof vi.fn> }> {
  const called = vi.fn(login)
  let pictures = 0
  const captcha = vi.fn(async () => `PIC${(pictures += 1)}`)
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { form: { widget: 'login-form' as const, props: {} } },
  }
  const drawn = await drawSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [definition],
    ports: {
      session: { login: called, captcha },
      member: { info: async () => smallMember(0) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  await drawn.settle()
  return { ...drawn, login: called, captcha }
}

const input = (root: ParentNode, name: string): HTMLInputElement =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement

async function type(root: ParentNode, name: string, text: string): Promise<void> {
  const element = input(root, name)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function send({ root, settle }: Drawn): Promise<void> {
  await act(async () => root.querySelector('form')?.requestSubmit())
  await settle()
}

async function attempt(drawn: Drawn): Promise<void> {
  await type(drawn.root, 'username', ' ann ')
  await type(drawn.root, 'password', ' secret ')
  await send(drawn)
}

describe('the login form', () => {
  it('trims the username and leaves the password as it is (R-VALIDATION-09, R-AUTH-LOGIN-01)', async () => {
    const drawn = await draw(async () => answer)
    await attempt(drawn)
    expect(drawn.login).toHaveBeenCalledExactlyOnceWith({ username: 'ann', password: ' secret ', type: 'username' })
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('says what is missing before it asks the platform (R-AUTH-LOGIN-15)', async () => {
    const drawn = await draw(async () => answer)
    await send(drawn)
    expect(drawn.login).not.toHaveBeenCalled()
    expect(drawn.root.querySelectorAll('[aria-invalid]')).toHaveLength(2)
    expect(document.activeElement).toBe(input(drawn.root, 'username'))
  })

  it('says one and the same of a wrong name and a wrong password, and keeps what was typed', async () => {
    const drawn = await draw(() => Promise.reject(wrong(false)))
    await attempt(drawn)
    expect(drawn.root.querySelector('[role=alert]')?.textContent).toBe('Login failed')
    expect(drawn.root.querySelectorAll('[aria-invalid]')).toHaveLength(0)
    expect(input(drawn.root, 'username').value).toBe(' ann ')
    expect(document.activeElement).toBe(input(drawn.root, 'password'))
    expect(input(drawn.root, 'captcha')).toBeNull()
  })

  it('shows the captcha with its picture once the platform wants it, and another after every failure (R-AUTH-LOGIN-23)', async () => {
    const drawn = await draw(() => Promise.reject(wrong(true)))
    await attempt(drawn)
    expect(drawn.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC1')
    await type(drawn.root, 'captcha', ' ab3 ')
    await send(drawn)
    expect(drawn.login.mock.lastCall?.[0]).toMatchObject({ captcha: 'ab3' })
    expect(input(drawn.root, 'captcha').value).toBe('')
    expect(drawn.captcha).toHaveBeenCalledTimes(1)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await drawn.settle()
    expect(drawn.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC2')
  })

  it('asks for another picture at most once a second (R-AUTH-LOGIN-40)', async () => {
    const drawn = await draw(() => Promise.reject(wrong(true)))
    await attempt(drawn)
    const refresh = [...drawn.root.querySelectorAll<HTMLElement>('button[type=button]')].find((button) =>
      button.getAttribute('aria-label')?.includes('efresh'),
    )
    for (let click = 0; click < 8; click += 1) await act(async () => refresh?.click())
    expect(drawn.captcha).toHaveBeenCalledTimes(1)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await drawn.settle()
    expect(drawn.captcha).toHaveBeenCalledTimes(2)
  })

  it('sends once, however often it is asked to', async () => {
    let finish: (result: LoginResult) => void = () => undefined
    const drawn = await draw(() => new Promise((resolve) => (finish = resolve)))
    await attempt(drawn)
    await send(drawn)
    await act(async () => finish(answer))
    expect(drawn.login).toHaveBeenCalledTimes(1)
  })

  it('shows the password and hides it again', async () => {
    const { root } = await draw(async () => answer)
    const button = root.querySelector<HTMLElement>('button[type=button]')
    await act(async () => button?.click())
    expect(input(root, 'password').type).toBe('text')
    await act(async () => button?.click())
    expect(input(root, 'password').type).toBe('password')
  })

  it('leads to the forgotten password and to registration where the brand has them', async () => {
    const { root } = await draw(async () => answer)
    expect([...root.querySelectorAll('form button[aria-haspopup]')]).toHaveLength(1)
  })
})
