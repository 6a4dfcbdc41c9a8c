// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CustomerService, ServicePath } from '../../generated/api.ts'
import { Problem } from '../../engine/contract/port.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import './open-support.ts'

const support: CustomerService[] = (['LIVECHAT', 'FACEBOOK', 'VIP'] as const).map((csType) => ({
  csType,
  title: csType,
  path: `/customerService?type=${csType}`,
}))
const paths: ServicePath[] = [
  { type: 1, path: '/customerService' },
  { type: 2, csType: 'LIVECHAT', path: 'not-this-one' },
  { type: 3, csType: 'FACEBOOK', path: 'sealed-facebook' },
  { type: 3, csType: 'LIVECHAT', path: 'sealed-chat' },
  { type: 3, csType: 'VIP', path: 'sealed-vip' },
]

interface RenderedSupport extends RenderedSite {
  readonly popup: { closed: boolean; opener: unknown; close: ReturnType<typeof vi.fn>; location: { replace: ReturnType<typeof vi.fn> } }
  readonly open: ReturnType<typeof vi.fn>
  readonly openService: ReturnType<typeof vi.fn>
  readonly servicePaths: ReturnType<typeof vi.fn>
}

let rendered: RenderedSite | undefined
afterEach(() => {
  vi.restoreAllMocks()
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

async function render({
  url = 'https://chat.example/live',
  rank,
  list = paths,
}: { url?: string; rank?: number; list?: ServicePath[] } = {}): Promise<RenderedSupport> {
  const servicePaths = vi.fn(async () => ({ list }))
  const openService = vi.fn(async () => ({ url }))
  const member = { ...smallMember(0), ...(rank !== undefined && { clubLabel: { labelName: 'Rank', rankLevel: rank } }) }
  const site = await renderSite({
    ...(rank !== undefined && { token: 'secret' }),
    ports: {
      system: { status: async () => smallPermission({ support }), servicePaths, openService },
      member: { info: async () => member },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  rendered = site
  const popup = { closed: false, opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } }
  const open = vi.fn(() => popup)
  vi.spyOn(site.engine.window, 'open').mockImplementation(open as unknown as typeof window.open)
  return { ...site, popup, open, openService, servicePaths }
}

async function chooseSupport({ engine, settle }: RenderedSupport, kind: 'AUTO' | 'LIVECHAT' | 'FACEBOOK' | 'VIP' = 'AUTO'): Promise<void> {
  await act(async () => engine.act({ support: kind }))
  await settle()
}
const listWarnings = ({ engine }: RenderedSupport) => engine.overlays.get().map(({ content }) => content.type === 'warn' && content.text)

describe('customer service', () => {
  it('opens in a new window, within the click handler and before any request (R-CUSTOMER-SERVICE-08)', async () => {
    const site = await render()
    act(() => site.engine.act({ support: 'AUTO' }))
    expect(site.open).toHaveBeenCalledTimes(1)
    expect(site.open.mock.calls[0]?.slice(0, 2)).toEqual(['', '_blank'])
    expect(site.servicePaths).not.toHaveBeenCalled()
    await site.settle()
    expect(site.popup.location.replace.mock.calls).toEqual([['https://chat.example/live']])
    expect(site.popup.opener).toBeNull()
    expect(site.popup.close).not.toHaveBeenCalled()
  })

  it('fetches the path list, and has the platform decrypt the path of the service’s entry of type 3 (R-CUSTOMER-SERVICE-05, R-CUSTOMER-SERVICE-06)', async () => {
    const site = await render()
    await chooseSupport(site)
    expect(site.servicePaths).toHaveBeenCalledTimes(1)
    expect(site.openService.mock.calls).toEqual([[{ sealed: 'sealed-chat' }]])
    await chooseSupport(site, 'FACEBOOK')
    expect(site.openService.mock.calls.at(-1)).toEqual([{ sealed: 'sealed-facebook' }])
  })

  it('opens live chat, Facebook or VIP, by the chosen kind and the rank (R-CUSTOMER-SERVICE-02)', async () => {
    const site = await render({ rank: 5 })
    for (const kind of ['AUTO', 'LIVECHAT', 'FACEBOOK', 'VIP'] as const) await chooseSupport(site, kind)
    expect(site.openService.mock.calls.map(([body]) => (body as { sealed: string }).sealed)).toEqual([
      'sealed-vip',
      'sealed-chat',
      'sealed-facebook',
      'sealed-vip',
    ])
  })

  it('closes its window if a request fails, and shows an error (R-ERRORS-08)', async () => {
    const site = await render()
    site.openService.mockRejectedValue(new Problem('network', { messageKey: 'error_network' }))
    await chooseSupport(site)
    expect(site.popup.close).toHaveBeenCalledTimes(1)
    expect(site.popup.location.replace).not.toHaveBeenCalled()
    expect(listWarnings(site)).toEqual(['error_support_unavailable'])
  })

  it.each(['javascript:alert(1)', 'http://chat.example/', 'data:text/html,x', 'https://'])('never navigates to %s', async (url) => {
    const site = await render({ url })
    await chooseSupport(site)
    expect(site.popup.location.replace).not.toHaveBeenCalled()
    expect(site.popup.close).toHaveBeenCalledTimes(1)
  })

  it('navigates to the path of the service itself if the list has no entry of type 3', async () => {
    const site = await render({ list: [] })
    await chooseSupport(site)
    expect(site.openService).not.toHaveBeenCalled()
    expect(site.popup.location.replace.mock.calls).toEqual([[new URL('/customerService?type=LIVECHAT', window.location.href).href]])
  })

  it('shows an error if the browser has blocked its window', async () => {
    const site = await render()
    site.open.mockReturnValue(null)
    await chooseSupport(site)
    expect(listWarnings(site)).toEqual(['error_popup_blocked'])
    expect(site.servicePaths).not.toHaveBeenCalled()
  })
})
