// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { MemberBarProps } from '../../generated/config.ts'
import { View } from './view.tsx'

const config = smallConfig()
const home = { title: 'page_home_title', description: 'page_home_description' }
const navigation = {
  ...config.navigation,
  memberBar: {
    deposit: { name: 'in_deposit', enName: 'Deposit', icon: 'deposit' as const, action: { memberPage: 'depositv2' }, order: 10 },
  },
}

async function render(
  token: string | undefined,
  props: MemberBarProps = {},
): Promise<RenderedSite & { logout: ReturnType<typeof vi.fn>; balance: ReturnType<typeof vi.fn> }> {
  const page = { ...home, nodes: { bar: { widget: 'member-bar' as const, props } } }
  const balance = vi.fn(async () => ({ sumBalance: '1234567.8' }))
  const logout = vi.fn(async () => null)
  const rendered = await renderSite({
    config: { pages: { ...config.pages, home: page }, navigation, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('member-bar', View)],
    ...(token && { token }),
    ports: { wallet: { balance }, member: { info: async () => smallMember(0) }, session: { logout } },
  })
  await rendered.settle()
  return { ...rendered, logout, balance }
}

const press = (root: ParentNode, selector: string): Promise<void> => act(async () => root.querySelector<HTMLElement>(selector)?.click())

describe('the member bar', () => {
  it('is hidden from visitors', async () => {
    expect((await render(undefined)).root.querySelector('main [role=group]')).toBeNull()
  })

  it('shows the balance with two decimals and thousand separators, and the username (R-NAV-MEMBER-BAR-01, R-NAV-MEMBER-BAR-04)', async () => {
    const { root } = await render('secret')
    const text = root.querySelector('main')?.textContent ?? ''
    expect(text).toMatch(/P\s?1,234,567\.80/)
    expect(text).toContain('ann')
  })

  it('replaces the balance with *** on click, and shows it again on the next click (R-NAV-MEMBER-BAR-02)', async () => {
    const { root } = await render('secret')
    await press(root, 'main button[aria-pressed]')
    expect(root.querySelector('main button[aria-pressed]')?.textContent).toContain('***')
    expect(root.querySelector('main')?.textContent).not.toContain('1,234,567')
    await press(root, 'main button[aria-pressed]')
    expect(root.querySelector('main')?.textContent).toContain('1,234,567.80')
  })

  it('refreshes the balance with its button (R-NAV-MEMBER-BAR-03)', async () => {
    const { root, balance, settle } = await render('secret')
    const balanceCalls = balance.mock.calls.length
    await press(root, 'main button[aria-busy]')
    await settle()
    expect(balance.mock.calls.length).toBe(balanceCalls + 1)
  })

  it('shows entries and logout only, without the balance, in the `strip` variant', async () => {
    const { root } = await render('secret', { variant: 'strip' })
    const buttons = [...root.querySelectorAll('main [role=group] li')].map((item) => item.textContent)
    expect(buttons).toEqual(['Deposit', 'Sign out'])
    expect(root.querySelector('main')?.textContent).not.toContain('1,234,567.80')
  })

  it('asks for confirmation before it logs out (R-NAV-MEMBER-BAR-10, R-NAV-MEMBER-BAR-11)', async () => {
    const { root, logout, settle } = await render('secret')
    const logoutButton = [...root.querySelectorAll<HTMLElement>('main button')].find((button) => button.textContent === 'Sign out')
    await act(async () => logoutButton?.click())
    await settle()
    expect(logout).not.toHaveBeenCalled()
    expect(document.querySelector('dialog')).not.toBeNull()
  })
})
