// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { type SiteConfig } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { createQrPath } from '../../ui/media/qr-path.ts'
import { ShareLink, useInviteLink } from './index.ts'

const link = 'https://tiny.example/?aff=MAI888'

async function render() {
  const widget = createWidgetDefinition('downline-form', () => <ShareLink code="MAI888" link={link} />)
  return renderWidget({ widget, node: { widget: 'downline-form' }, ports: {} })
}

describe('a shared link', () => {
  it('shows its code, and a QR code of the full address', async () => {
    const { main, settle } = await render()
    expect([...main.querySelectorAll('dd bdi')].map(({ textContent }) => textContent)).toEqual(['MAI888', link])
    expect(main.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('QR code of the link with code MAI888')
    await settle()
    expect(main.querySelector('svg[role=img] path')?.getAttribute('d')).toBe(createQrPath(link).path)
  })

  it('is copied unchanged', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { main, settle } = await render()
    const copyButton = main.querySelectorAll<HTMLElement>('dd button')[1]
    await act(async () => copyButton?.click())
    await settle()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link)
    expect(copyButton?.textContent).toBe(en.copy_done)
  })

  it('is shared with other apps only if the device supports it', async () => {
    expect((await render()).main.textContent).not.toContain(en.share_with_app)
    const share = vi.fn(async () => undefined)
    Object.assign(navigator, { share })
    const { press } = await render()
    await press(en.share_with_app)
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: link })
    Reflect.deleteProperty(navigator, 'share')
  })
})

it('an invite link leads to the sign-up page, or to the home page if sign-up has no route', async () => {
  const renderInviteLink = async (config: Partial<SiteConfig>): Promise<string> => {
    const View = () => useInviteLink('aff')('A&B')
    const widget = createWidgetDefinition('downline-form', View)
    return (await renderWidget({ widget, node: { widget: 'downline-form' }, ports: {}, config })).main.textContent
  }
  const { routes } = smallConfig()
  const routesWithoutRegister = Object.fromEntries(Object.entries(routes.routes).filter(([, { overlay }]) => overlay !== 'register'))
  expect(await renderInviteLink({})).toBe(new URL('/register?aff=A%26B', window.location.href).href)
  expect(await renderInviteLink({ routes: { ...routes, routes: routesWithoutRegister } })).toBe(
    new URL('/?aff=A%26B', window.location.href).href,
  )
})
