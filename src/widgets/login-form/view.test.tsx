// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { LoginResult } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { flagsExcept, smallConfig, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Flag } from '../../engine/contract/facts.ts'
import type { RequestOptions } from '../../engine/contract/port.ts'
import type { SiteConfig } from '../../engine/contract/site.ts'
import '../../engine/rules/registration/account-form.ts'
import { View } from './view.tsx'

const config = smallConfig()
const loginResult: LoginResult = { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }
const createLoginFailedProblem = (captcha: boolean) => new Problem('login_failed', { messageKey: 'error_login_failed', captcha })

interface RenderSetup {
  readonly flags?: readonly Flag[]
  readonly registration?: Partial<SiteConfig['registration']>
  readonly session?: object
  readonly verification?: object
  readonly slider?: boolean
  readonly accountType?: Parameters<typeof smallMember>[0]
}

async function render(
  login: () => Promise<LoginResult>,
  { flags = [], registration = {}, session = {}, verification = {}, slider = false, accountType = 0 }: RenderSetup = {},
) {
  const loginPort = vi.fn((_body: object) => login())
  let captchaCount = 0
  const smsNoLogin = vi.fn(async (_input: object) => ({ expiredMinutes: 5 }))
  const captcha = vi.fn(async () => `PIC${(captchaCount += 1)}`)
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { form: { widget: 'login-form' as const, props: {} } },
  }
  const rendered = await renderSite({
    config: {
      settings: { ...config.settings, sliderCheck: { login: slider, smsRegister: false } },
      registration: { ...config.registration, ...registration },
      pages: { ...config.pages, home },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('login-form', View)],
    ports: {
      session: { login: loginPort, captcha, ...session },
      verification: { smsNoLogin, ...verification },
      system: { status: async () => smallPermission({ flags }) },
      member: { info: async () => smallMember(accountType) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  await rendered.settle()
  return { ...rendered, login: loginPort, captcha, smsNoLogin }
}

const findInput = (root: ParentNode, name: string): HTMLInputElement =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement

async function type(root: ParentNode, name: string, text: string): Promise<void> {
  const element = findInput(root, name)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function send({ root, settle }: RenderedSite): Promise<void> {
  await act(async () => root.querySelector('form')?.requestSubmit())
  await settle()
}

async function attempt(rendered: RenderedSite): Promise<void> {
  await type(rendered.root, 'username', ' ann ')
  await type(rendered.root, 'password', ' secret ')
  await send(rendered)
}

describe('the login form', () => {
  it('trims the username and leaves the password as it is (R-VALIDATION-09, R-AUTH-LOGIN-01)', async () => {
    const rendered = await render(async () => loginResult)
    await attempt(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({ username: 'ann', password: ' secret ', type: 'username', remember: false })
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('submits values that a password manager fills in without an event, and keeps them across renders', async () => {
    const rendered = await render(async () => loginResult)
    findInput(rendered.root, 'password').value = 'secret'
    await type(rendered.root, 'username', 'ann')
    await act(async () => rendered.root.querySelector<HTMLElement>('input[type="checkbox"]')?.click())
    expect(findInput(rendered.root, 'password').value).toBe('secret')
    await send(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({ username: 'ann', password: 'secret', type: 'username', remember: true })
  })

  it('marks missing fields without calling the platform, and focuses the first (R-AUTH-LOGIN-15, R-VALIDATION-06, R-VALIDATION-07)', async () => {
    const rendered = await render(async () => loginResult)
    await send(rendered)
    expect(rendered.login).not.toHaveBeenCalled()
    for (const name of ['username', 'password']) expect(findInput(rendered.root, name).getAttribute('aria-invalid'), name).toBe('true')
    expect(document.activeElement).toBe(findInput(rendered.root, 'username'))
    await type(rendered.root, 'username', 'ann')
    await send(rendered)
    expect(rendered.login).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(findInput(rendered.root, 'password'))
  })

  it('shows a failed login as an error of the whole form, at no field, and keeps the input', async () => {
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(false)))
    await attempt(rendered)
    expect(rendered.root.querySelector('[role=alert]')?.textContent).toBe('Login failed')
    expect(rendered.root.querySelectorAll('[aria-invalid]')).toHaveLength(0)
    expect(findInput(rendered.root, 'username').value).toBe(' ann ')
    expect(document.activeElement).toBe(findInput(rendered.root, 'password'))
    expect(findInput(rendered.root, 'captcha')).toBeNull()
  })

  it('shows an error while the platform is unavailable, keeps the input, and logs in at the next attempt', async () => {
    const login = vi
      .fn<() => Promise<LoginResult>>()
      .mockRejectedValueOnce(new Problem('unavailable', { messageKey: 'error_unavailable', retryAfterSeconds: 10 }))
      .mockResolvedValue(loginResult)
    const rendered = await render(login)
    await attempt(rendered)
    expect(rendered.root.querySelector('[role=alert]')?.textContent).toBe('Unavailable')
    expect(findInput(rendered.root, 'password').value).toBe(' secret ')
    expect(findInput(rendered.root, 'captcha')).toBeNull()
    await send(rendered)
    expect(sessionStorage.getItem('token')).toBe('secret')
  })

  it('shows the captcha once the platform requires it, makes it required, and replaces it after every failure (R-AUTH-LOGIN-23, R-VALIDATION-08)', async () => {
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(true)))
    await attempt(rendered)
    expect(rendered.login).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(findInput(rendered.root, 'captcha')).not.toBeNull())
    await send(rendered)
    expect(rendered.login).toHaveBeenCalledTimes(1)
    expect(findInput(rendered.root, 'captcha').getAttribute('aria-invalid')).toBe('true')
    expect(rendered.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC1')
    await type(rendered.root, 'captcha', ' ab3 ')
    await send(rendered)
    expect(rendered.login.mock.lastCall?.[0]).toMatchObject({ captcha: 'ab3' })
    expect(findInput(rendered.root, 'captcha').value).toBe('')
    expect(rendered.captcha).toHaveBeenCalledTimes(1)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await rendered.settle()
    expect(rendered.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC2')
  })

  it('requests only one captcha when the first failed attempt requires it', async () => {
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(true)))
    await attempt(rendered)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await rendered.settle()
    expect(rendered.captcha).toHaveBeenCalledTimes(1)
    expect(rendered.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC1')
  })

  it('requests another captcha at most once a second (R-AUTH-LOGIN-40)', async () => {
    const requests: number[] = []
    const captcha = async () => `PIC${String(requests.push(performance.now()))}`
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(true)), { session: { captcha } })
    await attempt(rendered)
    const refresh = [...rendered.root.querySelectorAll<HTMLElement>('button[type=button]')].find((button) =>
      button.getAttribute('aria-label')?.includes('efresh'),
    )
    for (let click = 0; click < 8; click += 1) await act(async () => refresh?.click())
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await rendered.settle()
    expect(requests).toHaveLength(2)
    expect((requests[1] ?? 0) - (requests[0] ?? 0)).toBeGreaterThan(990)
  })

  it('shows a pending state until the attempt fails (R-ERRORS-04)', async () => {
    let fail: (error: Problem) => void = () => undefined
    const rendered = await render(() => new Promise((_resolve, reject) => (fail = reject)))
    const button = () => rendered.root.querySelector<HTMLElement>('button[type=submit]')
    await attempt(rendered)
    expect(button()?.getAttribute('aria-busy')).toBe('true')
    await act(async () => fail(createLoginFailedProblem(false)))
    await rendered.settle()
    expect(button()?.getAttribute('aria-busy')).toBeNull()
    expect(button()?.getAttribute('aria-disabled')).toBeNull()
    expect(rendered.root.querySelector('[role=alert]')).not.toBeNull()
  })

  it('sends one request if it is submitted again while the login is pending', async () => {
    let finish: (result: LoginResult) => void = () => undefined
    const rendered = await render(() => new Promise((resolve) => (finish = resolve)))
    await attempt(rendered)
    await send(rendered)
    await act(async () => finish(loginResult))
    expect(rendered.login).toHaveBeenCalledTimes(1)
  })

  it('shows the password and hides it again', async () => {
    const { root } = await render(async () => loginResult)
    const button = root.querySelector<HTMLElement>('button[type=button]')
    await act(async () => button?.click())
    expect(findInput(root, 'password').type).toBe('text')
    await act(async () => button?.click())
    expect(findInput(root, 'password').type).toBe('password')
  })

  it('allows the password to be pasted and filled in by password managers', async () => {
    const { root } = await render(async () => loginResult)
    const paste = new Event('paste', { bubbles: true, cancelable: true })
    await act(async () => findInput(root, 'password').dispatchEvent(paste))
    expect(paste.defaultPrevented).toBe(false)
    expect(['username', 'password'].map((name) => findInput(root, name).getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
    ])
  })

  it('links only to forms that the brand has, such as sign-up', async () => {
    const { root } = await render(async () => loginResult)
    expect([...root.querySelectorAll('button[aria-haspopup]')]).toHaveLength(1)
  })
})

const tabs = (root: ParentNode): readonly (string | null)[] => [...root.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
async function choose({ root, settle }: RenderedSite, tab: number): Promise<void> {
  await act(async () => root.querySelectorAll<HTMLElement>('[role=tab]')[tab]?.click())
  for (let n = 0; n < 3; n += 1) await settle()
}
const sendButton = (root: ParentNode): HTMLButtonElement =>
  root.querySelector<HTMLButtonElement>('form button[type=button]') as HTMLButtonElement

describe('login by text message', () => {
  const sms = { flags: ['MOBILEVERCODELOGIN3'] } as const

  it('has a tab only if the flag is on (R-AUTH-LOGIN-07, R-FLAGS-09)', async () => {
    expect(tabs((await render(async () => loginResult, { flags: flagsExcept('MOBILEVERCODELOGIN3') })).root)).toEqual([])
    expect(tabs((await render(async () => loginResult, sms)).root)).toHaveLength(2)
  })

  it('requires a valid mobile number and the code (R-VALIDATION-10, R-VALIDATION-11, R-VALIDATION-12)', async () => {
    const rendered = await render(async () => loginResult, sms)
    await choose(rendered, 1)
    const invalidFields = () => [...rendered.root.querySelectorAll('[aria-invalid]')].map((element) => element.getAttribute('name'))
    await send(rendered)
    expect(invalidFields()).toEqual(['mobileNum', 'verificationCode'])
    await type(rendered.root, 'mobileNum', '12')
    await type(rendered.root, 'verificationCode', '123456')
    await send(rendered)
    expect(invalidFields()).toEqual(['mobileNum'])
    expect(rendered.login).not.toHaveBeenCalled()
    await type(rendered.root, 'mobileNum', ' 912 345 678 ')
    await send(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({
      username: '912345678',
      password: '123456',
      type: 'sms',
      countryDialingCode: '84',
      remember: false,
    })
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('counts down the minutes for which the code is valid, and sends no other code until then (R-AUTH-LOGIN-24, R-AUTH-LOGIN-25, R-AUTH-LOGIN-26)', async () => {
    const rendered = await render(async () => loginResult, sms)
    await choose(rendered, 1)
    await type(rendered.root, 'mobileNum', '912345678')
    await act(async () => sendButton(rendered.root).click())
    await rendered.settle()
    expect(rendered.smsNoLogin).toHaveBeenCalledExactlyOnceWith({ mobileNum: '912345678', countryDialingCode: '84' })
    expect(sendButton(rendered.root).disabled).toBe(true)
    expect(sendButton(rendered.root).textContent).toMatch(/5:00|4:59/)
  })

  it('counts down one minute if another provider verifies phones (R-AUTH-LOGIN-27)', async () => {
    const rendered = await render(async () => loginResult, {
      ...sms,
      registration: { socialSms: { ...smallConfig().registration.socialSms, enabled: true } },
    })
    await choose(rendered, 1)
    await type(rendered.root, 'mobileNum', '912345678')
    await act(async () => sendButton(rendered.root).click())
    await rendered.settle()
    expect(sendButton(rendered.root).textContent).toMatch(/1:00|0:59/)
  })

  it('requests a code at most once a second (R-AUTH-LOGIN-41)', async () => {
    const rendered = await render(async () => loginResult, sms)
    await choose(rendered, 1)
    await type(rendered.root, 'mobileNum', '912345678')
    rendered.smsNoLogin.mockRejectedValue(new Problem('network', { messageKey: 'error_network' }))
    const requestCount = (): number => rendered.smsNoLogin.mock.calls.length
    const start = performance.now()
    while (requestCount() < 3) await act(async () => sendButton(rendered.root).click())
    expect(requestCount()).toBeLessThanOrEqual(1 + Math.floor((performance.now() - start) / 1000))
  })
})

describe('other options of the login form', () => {
  it('remembers the login if the box is ticked', async () => {
    const rendered = await render(async () => loginResult)
    await act(async () => rendered.root.querySelector<HTMLElement>('input[type=checkbox]')?.click())
    await attempt(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({ username: 'ann', password: ' secret ', type: 'username', remember: true })
  })

  it('offers a free trial only if the flag is on (R-AUTH-LOGIN-03, R-FLAGS-07)', async () => {
    const trialButton = (root: ParentNode) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try it')
    expect(trialButton((await render(async () => loginResult, { flags: flagsExcept('FREEPLAY3') })).root)).toBeUndefined()
    const freePlay = vi.fn(async () => ({ ...loginResult, user: smallMember(4) }))
    const { root, engine, settle } = await render(async () => loginResult, { flags: ['FREEPLAY3'], session: { freePlay }, accountType: 4 })
    await act(async () => trialButton(root)?.click())
    await settle()
    expect(freePlay).toHaveBeenCalledTimes(1)
    expect(engine.site.get().visitor.kind).toBe('guest')
  })
})

describe('the slider check', () => {
  const alternativeWork = { challenge: 'body.signature', parts: 4, target: 2 ** 28, cost: 1024 }
  const createPuzzle = (id: string) => ({ id, picture: 'AAAA', piece: 'AAAA', top: 20, instead: alternativeWork })
  const range = (): HTMLInputElement => document.querySelector<HTMLInputElement>('dialog input[type=range]') as HTMLInputElement
  const press = async (rendered: RenderedSite, index: number): Promise<void> => {
    await act(async () => document.querySelectorAll<HTMLElement>('dialog button')[index]?.click())
    for (let n = 0; n < 3; n += 1) await rendered.settle()
  }
  const slide = async (rendered: RenderedSite, left: number): Promise<void> => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range(), String(left))
      range().dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => void range().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    for (let n = 0; n < 3; n += 1) await rendered.settle()
  }
  async function renderWithSlider() {
    let puzzleCount = 0
    const slider = vi.fn(async () => createPuzzle(`check${String((puzzleCount += 1))}`))
    const slidePort = vi.fn(async ({ left }: { id: string; left?: number }, _options?: RequestOptions) => {
      if (left !== undefined && left !== 120) throw new Problem('slider_wrong', { messageKey: 'error_slider_wrong' })
      return { sliderResult: 'passed' }
    })
    const setup = { slider: true, verification: { slider, slide: slidePort }, flags: ['MOBILEVERCODELOGIN3'] } as const
    return { ...(await render(async () => loginResult, setup)), slider, slidePort }
  }

  it('runs after form validation and before the login request (R-AUTH-LOGIN-16, R-AUTH-LOGIN-18)', async () => {
    const rendered = await renderWithSlider()
    await send(rendered)
    expect(rendered.slider).not.toHaveBeenCalled()
    await attempt(rendered)
    expect(rendered.slider).toHaveBeenCalledTimes(1)
    expect(rendered.login).not.toHaveBeenCalled()
    await slide(rendered, 40)
    expect(rendered.slidePort).toHaveBeenLastCalledWith({ id: 'check1', left: 40 }, { signal: expect.any(AbortSignal) as AbortSignal })
    expect(rendered.slider).toHaveBeenCalledTimes(2)
    expect(document.querySelector('dialog [role=alert]')).not.toBeNull()
    await slide(rendered, 120)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ username: 'ann', sliderResult: 'passed' }))
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('adds its result to the request with username, password, captcha and type (R-ENTITIES-06)', async () => {
    const rendered = await renderWithSlider()
    rendered.login.mockRejectedValueOnce(createLoginFailedProblem(true))
    await attempt(rendered)
    await slide(rendered, 120)
    await type(rendered.root, 'captcha', 'ab3')
    await send(rendered)
    await slide(rendered, 120)
    expect(rendered.login).toHaveBeenLastCalledWith({
      username: 'ann',
      password: ' secret ',
      captcha: 'ab3',
      type: 'username',
      sliderResult: 'passed',
      remember: false,
    })
  })

  it('can be passed by proof of work instead of the picture puzzle', async () => {
    const rendered = await renderWithSlider()
    await attempt(rendered)
    await press(rendered, 3)
    await vi.waitFor(() => expect(rendered.login).toHaveBeenCalledTimes(1))
    expect(rendered.slidePort).toHaveBeenCalledExactlyOnceWith(
      { id: 'check1' },
      { signal: expect.any(AbortSignal) as AbortSignal, work: alternativeWork },
    )
  })

  it('can be closed: no login request is sent, and the input is kept (R-AUTH-LOGIN-18)', async () => {
    const rendered = await renderWithSlider()
    await attempt(rendered)
    await press(rendered, 0)
    expect(document.querySelector('dialog')).toBeNull()
    expect(rendered.login).not.toHaveBeenCalled()
    expect(findInput(rendered.root, 'username').value).toBe(' ann ')
  })

  it('is skipped for a login by text message (R-AUTH-LOGIN-17)', async () => {
    const rendered = await renderWithSlider()
    await choose(rendered, 1)
    await type(rendered.root, 'mobileNum', '912345678')
    await type(rendered.root, 'verificationCode', '123456')
    await send(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'sms', username: '912345678' }))
    expect(rendered.slider).not.toHaveBeenCalled()
  })
})
