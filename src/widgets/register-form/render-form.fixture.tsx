import phoneMetadata from 'libphonenumber-js/min/metadata'
import { act } from 'react'
import { expect, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { LoginResult, MemberRegisterBody, RegisterRule } from '../../generated/api.ts'
import type { Registration } from '../../generated/config.ts'
import { type PhoneSettings, selectPhoneMetadata } from '../../engine/rules/phone/phone-number.ts'
import type { Flag } from '../../engine/contract/facts.ts'
import { renderSite, type RenderOptions, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import '../../engine/resolve/register-form.ts'
import './social-step.tsx'
import { View } from './view.tsx'

export const config = smallConfig()
export const rules: readonly RegisterRule[] = [
  { field: 'username', enabled: true, required: true, patternId: 'letter-first', minLength: 4, maxLength: 16 },
  { field: 'password', enabled: true, required: true, patternId: 'letters-digits-combined', minLength: 6, maxLength: 6 },
]
export const loginResult: LoginResult = { token: 'secret', firstTimeLogin: true, passwordExpired: false, user: smallMember(0) }

interface FormOptions {
  readonly rules?: readonly RegisterRule[]
  readonly registration?: Partial<Registration>
  readonly register?: (body: MemberRegisterBody) => Promise<LoginResult>
  readonly affiliate?: (query: { code: string; domain: string }) => Promise<{ valid: boolean }>
  readonly captcha?: () => Promise<string>
  readonly path?: string
  readonly flags?: readonly Flag[]
  readonly ports?: RenderOptions['ports']
}

/** Renders a small site with the registration form, in English. */
export async function renderForm(options: FormOptions = {}): Promise<RenderedSite & { register: ReturnType<typeof vi.fn> }> {
  const register = vi.fn(options.register ?? (async () => loginResult))
  const node = { widget: 'register-form' as const, props: {} }
  const home = { title: 'page_home_title', description: 'page_home_description', nodes: { form: node } }
  const rendered = await renderSite({
    config: {
      registration: addPhoneMetadata({ ...config.registration, ...options.registration }),
      pages: { ...config.pages, home },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('register-form', View)],
    path: options.path ?? '/index',
    ports: {
      system: { status: async () => smallPermission({ flags: options.flags ?? ['USERNAMEREG3'], rules: options.rules ?? rules }) },
      ...options.ports,
      member: { register, ...options.ports?.member, info: async () => smallMember(0) },
      agent: { ...(options.affiliate && { affiliate: options.affiliate }) },
      session: { firstLogin: async () => null, captcha: options.captcha ?? (async () => 'AAAA') },
      wallet: { balance: async () => ({ sumBalance: '10.00' }) },
    },
  })
  const { $schema: _, ...messages } = en
  await act(async () => rendered.engine.texts.switchTo('base', messages))
  await vi.waitFor(async () => {
    await rendered.settle()
    expect(rendered.root.querySelector('form')).not.toBeNull()
  }, 10_000)
  return { ...rendered, register }
}

export const findInput = (root: ParentNode, name: string): HTMLInputElement =>
  root.querySelector<HTMLInputElement>(`[id$="_${name}"]`) as HTMLInputElement
export const findError = (root: ParentNode, name: string): string | undefined =>
  root.querySelector(`[id$="_${name}-error"]`)?.textContent ?? undefined
export const listErrors = (root: ParentNode): readonly (string | null)[] =>
  [...root.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)

export async function enterText(root: ParentNode, name: string, text: string): Promise<void> {
  const element = findInput(root, name)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export const selectOption = (root: ParentNode, name: string, value: string): Promise<void> =>
  act(async () => {
    const select = root.querySelector<HTMLSelectElement>(`select[id$="_${name}"]`) as HTMLSelectElement
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

export const blurField = (root: ParentNode, name: string): Promise<void> =>
  act(async () => void findInput(root, name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
export const toggleCheckbox = (root: ParentNode, name: string): Promise<void> => act(async () => findInput(root, name).click())

export async function submitForm({ root, settle }: RenderedSite): Promise<void> {
  await act(async () => root.querySelector('form')?.requestSubmit())
  await settle()
}

/** Adds the phone metadata of the regions, as the compiler of the configuration does. */
function addPhoneMetadata(registration: Registration): Registration {
  const metadata = selectPhoneMetadata(phoneMetadata, Object.keys(registration.phone.regions))
  const phone: PhoneSettings = { ...registration.phone, metadata }
  return { ...registration, phone }
}
