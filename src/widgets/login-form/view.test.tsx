// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { LoginResult } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { listFlagsExcept, smallConfig, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
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

async function typeInto(root: ParentNode, name: string, text: string): Promise<void> {
  const element = findInput(root, name)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function submitForm({ root, settle }: RenderedSite): Promise<void> {
  await act(async () => root.querySelector('form')?.requestSubmit())
  await settle()
}

async function attemptLogin(rendered: RenderedSite): Promise<void> {
  await typeInto(rendered.root, 'username', ' ann ')
  await typeInto(rendered.root, 'password', ' secret ')
  await submitForm(rendered)
}

describe('the login form', () => {
  it('trims the username and leaves the password as it is (R-VALIDATION-09, R-AUTH-LOGIN-01)', async () => {
    const rendered = await render(async () => loginResult)
    await attemptLogin(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({ username: 'ann', password: ' secret ', type: 'username', remember: false })
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('submits values that a password manager fills in without an event, and keeps them across renders', async () => {
    const rendered = await render(async () => loginResult)
    findInput(rendered.root, 'password').value = 'secret'
    await typeInto(rendered.root, 'username', 'ann')
    await act(async () => rendered.root.querySelector<HTMLElement>('input[type="checkbox"]')?.click())
    expect(findInput(rendered.root, 'password').value).toBe('secret')
    await submitForm(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({ username: 'ann', password: 'secret', type: 'username', remember: true })
  })

  it('marks missing fields without calling the platform, and focuses the first (R-AUTH-LOGIN-15, R-VALIDATION-06, R-VALIDATION-07)', async () => {
    const rendered = await render(async () => loginResult)
    await submitForm(rendered)
    expect(rendered.login).not.toHaveBeenCalled()
    for (const name of ['username', 'password']) expect(findInput(rendered.root, name).getAttribute('aria-invalid'), name).toBe('true')
    expect(document.activeElement).toBe(findInput(rendered.root, 'username'))
    await typeInto(rendered.root, 'username', 'ann')
    await submitForm(rendered)
    expect(rendered.login).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(findInput(rendered.root, 'password'))
  })

  it('shows a failed login as an error of the whole form, at no field, and keeps the input', async () => {
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(false)))
    await attemptLogin(rendered)
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
    await attemptLogin(rendered)
    expect(rendered.root.querySelector('[role=alert]')?.textContent).toBe('Unavailable')
    expect(findInput(rendered.root, 'password').value).toBe(' secret ')
    expect(findInput(rendered.root, 'captcha')).toBeNull()
    await submitForm(rendered)
    expect(sessionStorage.getItem('token')).toBe('secret')
  })

  it('shows the captcha once the platform requires it, makes it required, and replaces it after every failure (R-AUTH-LOGIN-23, R-VALIDATION-08)', async () => {
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(true)))
    await attemptLogin(rendered)
    expect(rendered.login).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(findInput(rendered.root, 'captcha')).not.toBeNull())
    await submitForm(rendered)
    expect(rendered.login).toHaveBeenCalledTimes(1)
    expect(findInput(rendered.root, 'captcha').getAttribute('aria-invalid')).toBe('true')
    expect(rendered.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC1')
    await typeInto(rendered.root, 'captcha', ' ab3 ')
    await submitForm(rendered)
    expect(rendered.login.mock.lastCall?.[0]).toMatchObject({ captcha: 'ab3' })
    expect(findInput(rendered.root, 'captcha').value).toBe('')
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await rendered.settle()
    expect(rendered.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC2')
  })

  it('requests only one captcha when the first failed attempt requires it', async () => {
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(true)))
    await attemptLogin(rendered)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await rendered.settle()
    expect(rendered.captcha).toHaveBeenCalledTimes(1)
    expect(rendered.root.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,PIC1')
  })

  it('requests another captcha at most once a second (R-AUTH-LOGIN-40)', async () => {
    const requests: number[] = []
    const captcha = async () => `PIC${String(requests.push(performance.now()))}`
    const rendered = await render(() => Promise.reject(createLoginFailedProblem(true)), { session: { captcha } })
    await attemptLogin(rendered)
    const refreshButton = [...rendered.root.querySelectorAll<HTMLElement>('button[type=button]')].find((button) =>
      button.getAttribute('aria-label')?.includes('efresh'),
    )
    for (let click = 0; click < 8; click += 1) await act(async () => refreshButton?.click())
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await rendered.settle()
    expect(requests).toHaveLength(2)
    expect((requests[1] ?? 0) - (requests[0] ?? 0)).toBeGreaterThan(990)
  })

  it('shows a pending state until the attempt fails (R-ERRORS-04)', async () => {
    let fail: (error: Problem) => void = () => undefined
    const rendered = await render(() => new Promise((_resolve, reject) => (fail = reject)))
    const findSubmitButton = () => rendered.root.querySelector<HTMLElement>('button[type=submit]')
    await attemptLogin(rendered)
    expect(findSubmitButton()?.getAttribute('aria-busy')).toBe('true')
    await act(async () => fail(createLoginFailedProblem(false)))
    await rendered.settle()
    expect(findSubmitButton()?.getAttribute('aria-busy')).toBeNull()
    expect(findSubmitButton()?.getAttribute('aria-disabled')).toBeNull()
    expect(rendered.root.querySelector('[role=alert]')).not.toBeNull()
  })

  it('sends one request if it is submitted again while the login is pending', async () => {
    let finish: (result: LoginResult) => void = () => undefined
    const rendered = await render(() => new Promise((resolve) => (finish = resolve)))
    await attemptLogin(rendered)
    await submitForm(rendered)
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

const getTabLabels = (root: ParentNode): readonly (string | null)[] =>
  [...root.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
async function chooseTab({ root, settle }: RenderedSite, tab: number): Promise<void> {
  await act(async () => root.querySelectorAll<HTMLElement>('[role=tab]')[tab]?.click())
  for (let n = 0; n < 3; n += 1) await settle()
}
const findSendCodeButton = (root: ParentNode): HTMLButtonElement =>
  root.querySelector<HTMLButtonElement>('form button[type=button]') as HTMLButtonElement

describe('login by text message', () => {
  const smsOptions = { flags: ['MOBILEVERCODELOGIN3'] } as const

  it('has a tab only if the flag is on (R-AUTH-LOGIN-07, R-FLAGS-09)', async () => {
    expect(getTabLabels((await render(async () => loginResult, { flags: listFlagsExcept('MOBILEVERCODELOGIN3') })).root)).toEqual([])
    expect(getTabLabels((await render(async () => loginResult, smsOptions)).root)).toHaveLength(2)
  })

  it('requires a valid mobile number and the code (R-VALIDATION-10, R-VALIDATION-11, R-VALIDATION-12)', async () => {
    const rendered = await render(async () => loginResult, smsOptions)
    await chooseTab(rendered, 1)
    const invalidFields = () => [...rendered.root.querySelectorAll('[aria-invalid]')].map((element) => element.getAttribute('name'))
    await submitForm(rendered)
    expect(invalidFields()).toEqual(['mobileNum', 'verificationCode'])
    await typeInto(rendered.root, 'mobileNum', '12')
    await typeInto(rendered.root, 'verificationCode', '123456')
    await submitForm(rendered)
    expect(invalidFields()).toEqual(['mobileNum'])
    expect(rendered.login).not.toHaveBeenCalled()
    await typeInto(rendered.root, 'mobileNum', ' 912 345 678 ')
    await submitForm(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({
      username: '912345678',
      password: '123456',
      type: 'sms',
      countryDialingCode: '84',
      remember: false,
    })
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('counts down until the code expires, and sends no other code before (R-AUTH-LOGIN-24, R-AUTH-LOGIN-25, R-AUTH-LOGIN-26)', async () => {
    const rendered = await render(async () => loginResult, smsOptions)
    await chooseTab(rendered, 1)
    await typeInto(rendered.root, 'mobileNum', '912345678')
    await act(async () => findSendCodeButton(rendered.root).click())
    await rendered.settle()
    expect(rendered.smsNoLogin).toHaveBeenCalledExactlyOnceWith({ mobileNum: '912345678', countryDialingCode: '84' })
    expect(findSendCodeButton(rendered.root).disabled).toBe(true)
    expect(findSendCodeButton(rendered.root).textContent).toMatch(/5:00|4:59/)
  })

  it('counts down one minute if social SMS is enabled (R-AUTH-LOGIN-27)', async () => {
    const rendered = await render(async () => loginResult, {
      ...smsOptions,
      registration: { socialSms: { ...smallConfig().registration.socialSms, enabled: true } },
    })
    await chooseTab(rendered, 1)
    await typeInto(rendered.root, 'mobileNum', '912345678')
    await act(async () => findSendCodeButton(rendered.root).click())
    await rendered.settle()
    expect(findSendCodeButton(rendered.root).textContent).toMatch(/1:00|0:59/)
  })

  it('requests a code at most once a second (R-AUTH-LOGIN-41)', async () => {
    const rendered = await render(async () => loginResult, smsOptions)
    await chooseTab(rendered, 1)
    await typeInto(rendered.root, 'mobileNum', '912345678')
    rendered.smsNoLogin.mockRejectedValue(new Problem('network', { messageKey: 'error_network' }))
    const countRequests = (): number => rendered.smsNoLogin.mock.calls.length
    const start = performance.now()
    while (countRequests() < 3) await act(async () => findSendCodeButton(rendered.root).click())
    expect(countRequests()).toBeLessThanOrEqual(1 + Math.floor((performance.now() - start) / 1000))
  })
})

describe('other options of the login form', () => {
  it('remembers the login if the box is ticked', async () => {
    const rendered = await render(async () => loginResult)
    await act(async () => rendered.root.querySelector<HTMLElement>('input[type=checkbox]')?.click())
    await attemptLogin(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith({ username: 'ann', password: ' secret ', type: 'username', remember: true })
  })

  it('offers a free trial only if the flag is on (R-AUTH-LOGIN-03, R-FLAGS-07)', async () => {
    const findTrialButton = (root: ParentNode) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try it')
    expect(findTrialButton((await render(async () => loginResult, { flags: listFlagsExcept('FREEPLAY3') })).root)).toBeUndefined()
    const freePlay = vi.fn(async () => ({ ...loginResult, user: smallMember(4) }))
    const { root, engine, settle } = await render(async () => loginResult, { flags: ['FREEPLAY3'], session: { freePlay }, accountType: 4 })
    await act(async () => findTrialButton(root)?.click())
    await settle()
    expect(freePlay).toHaveBeenCalledTimes(1)
    expect(engine.site.get().visitor.kind).toBe('guest')
  })
})

describe('the slider check', () => {
  const alternativeWork = { challenge: 'body.signature', parts: 4, target: 2 ** 28, cost: 1024 }
  const createPuzzle = (id: string) => ({ id, picture: 'AAAA', piece: 'AAAA', top: 20, alternative: alternativeWork })
  const findSlider = (): HTMLInputElement => document.querySelector<HTMLInputElement>('dialog input[type=range]') as HTMLInputElement
  const press = async (rendered: RenderedSite, index: number): Promise<void> => {
    await act(async () => document.querySelectorAll<HTMLElement>('dialog button')[index]?.click())
    for (let n = 0; n < 3; n += 1) await rendered.settle()
  }
  const slide = async (rendered: RenderedSite, left: number): Promise<void> => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(findSlider(), String(left))
      findSlider().dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => void findSlider().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
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
    await submitForm(rendered)
    expect(rendered.slider).not.toHaveBeenCalled()
    await attemptLogin(rendered)
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
    await attemptLogin(rendered)
    await slide(rendered, 120)
    await typeInto(rendered.root, 'captcha', 'ab3')
    await submitForm(rendered)
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
    await attemptLogin(rendered)
    await press(rendered, 3)
    await vi.waitFor(() => expect(rendered.login).toHaveBeenCalledTimes(1))
    expect(rendered.slidePort).toHaveBeenCalledExactlyOnceWith(
      { id: 'check1' },
      { signal: expect.any(AbortSignal) as AbortSignal, work: alternativeWork },
    )
  })

  it('can be closed: no login request is sent, and the input is kept (R-AUTH-LOGIN-18)', async () => {
    const rendered = await renderWithSlider()
    await attemptLogin(rendered)
    await press(rendered, 0)
    expect(document.querySelector('dialog')).toBeNull()
    expect(rendered.login).not.toHaveBeenCalled()
    expect(findInput(rendered.root, 'username').value).toBe(' ann ')
  })

  it('is skipped for a login by text message (R-AUTH-LOGIN-17)', async () => {
    const rendered = await renderWithSlider()
    await chooseTab(rendered, 1)
    await typeInto(rendered.root, 'mobileNum', '912345678')
    await typeInto(rendered.root, 'verificationCode', '123456')
    await submitForm(rendered)
    expect(rendered.login).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'sms', username: '912345678' }))
    expect(rendered.slider).not.toHaveBeenCalled()
  })
})
