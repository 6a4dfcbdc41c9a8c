// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Announcement, ContentNoticesQuery } from '../../generated/api.ts'
import { Problem } from '../../engine/contract/port.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { showPopups } from './show-popups.ts'
import '../../engine/render/start/start-after-first-paint.ts'

const config = smallConfig()
const { settings, overlays } = config
const storageKey = 'closedPopups'

let rendered: RenderedSite | undefined
afterEach(() => {
  vi.restoreAllMocks()
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

const createPopup = (id: string, day = 1): Announcement => ({
  id,
  type: 'PU',
  title: id,
  content: '',
  timestamp: `2026-11-0${String(day)}T00:00:00.000Z`,
})

interface VisitOptions {
  readonly popups?: readonly Announcement[]
  readonly path?: string
  readonly repeatAfterHours?: number
  readonly closedPopups?: string
  readonly interacted?: boolean
}

/** Renders a site with these pop-ups; the visitor has interacted with it unless `interacted` is false. */
async function visit({
  popups = [createPopup('a')],
  path = '/index',
  repeatAfterHours,
  closedPopups,
  interacted = true,
}: VisitOptions = {}) {
  const notices = vi.fn(async (_: ContentNoticesQuery) => ({ player: [], banners: [], promotion: [], popup: [...popups] }))
  rendered = await renderSite({
    path,
    config: {
      settings: {
        ...settings,
        announcements: { types: ['B', 'PU'], execution: 'B', platform: 'W' },
        popups: { overlay: 'popup', routes: ['index'], key: storageKey, ...(repeatAfterHours !== undefined && { repeatAfterHours }) },
      },
      overlays: {
        ...overlays,
        overlays: {
          ...overlays.overlays,
          popup: { kind: 'modal', title: 'page_home_title', access: 'everyone', clickToClose: true, nodes: {} },
        },
      },
    },
    ports: { content: { notices } },
  })
  if (closedPopups !== undefined) window.localStorage.setItem(storageKey, closedPopups)
  await rendered.runIdleCallbacks()
  if (interacted) await interact(rendered)
  return { ...rendered, notices }
}

const interact = async ({ settle }: RenderedSite): Promise<void> => {
  await act(async () => window.dispatchEvent(new Event('pointermove')))
  await settle()
}

const getOpenPopup = ({ engine }: Pick<RenderedSite, 'engine'>): string | undefined => {
  const content = engine.overlays.find('popup')?.content
  return content?.type === 'overlay' ? content.page : undefined
}
const closeTopOverlay = async ({ engine, settle }: RenderedSite): Promise<string> => {
  await act(async () => engine.overlays.closeTop())
  await settle()
  return window.localStorage.getItem(storageKey) ?? ''
}
const navigate = async ({ engine, settle }: RenderedSite, path: string): Promise<void> => {
  await act(async () => engine.location.push(path))
  await settle()
}

describe('pop-up notices', () => {
  it('wait for the first interaction with the page', async () => {
    const site = await visit({ interacted: false })
    expect([site.notices.mock.calls.some(([{ types }]) => types === 'PU'), getOpenPopup(site)]).toEqual([false, undefined])
    await interact(site)
    expect(getOpenPopup(site)).toBe('a')
  })

  it('open together, and stay closed after being closed', async () => {
    const first = await visit({ popups: [createPopup('a'), createPopup('b')] })
    expect(getOpenPopup(first)).toBe('a\nb')
    expect(first.notices).toHaveBeenCalledExactlyOnceWith({ types: 'PU', platform: 'W', execution: 'B' })
    expect(window.localStorage.getItem(storageKey)).toBeNull()
    const storedPopups = await closeTopOverlay(first)
    await first.settle()
    expect(first.engine.overlays.get()).toEqual([])
    expect(getOpenPopup(await visit({ popups: [createPopup('a'), createPopup('b')], closedPopups: storedPopups }))).toBeUndefined()
    expect(getOpenPopup(await visit({ popups: [createPopup('a'), createPopup('b'), createPopup('c')], closedPopups: storedPopups }))).toBe(
      'c',
    )
  })

  it('are stored as closed before their exit animation ends', async () => {
    const { engine } = await visit()
    await act(async () => {
      engine.overlays.closeTop()
      expect(window.localStorage.getItem(storageKey)).toContain('"a 2026-11-01T00:00:00.000Z":')
    })
  })

  it('open again when republished, and after the brand’s interval', async () => {
    const storedPopups = await closeTopOverlay(await visit())
    expect(getOpenPopup(await visit({ popups: [createPopup('a', 2)], closedPopups: storedPopups }))).toBe('a')
    const yesterday = JSON.stringify({ 'a 2026-11-01T00:00:00.000Z': Date.now() - 25 * 3_600_000 })
    expect(getOpenPopup(await visit({ closedPopups: yesterday }))).toBeUndefined()
    expect(getOpenPopup(await visit({ closedPopups: yesterday, repeatAfterHours: 24 }))).toBe('a')
    expect(getOpenPopup(await visit({ closedPopups: yesterday, repeatAfterHours: 48 }))).toBeUndefined()
  })

  it('are limited to the routes that the brand lists, and requested only there', async () => {
    const site = await visit({ path: '/sports' })
    expect(site.notices).not.toHaveBeenCalled()
    await navigate(site, '/index')
    expect(getOpenPopup(site)).toBe('a')
  })

  it('wait while another overlay is open', async () => {
    const site = await visit({ path: '/sports' })
    await act(async () => site.engine.openOverlay('login'))
    await navigate(site, '/index')
    expect(site.notices).not.toHaveBeenCalled()
    await closeTopOverlay(site)
    await site.settle()
    expect(getOpenPopup(site)).toBe('a')
    expect(site.engine.overlays.get()).toHaveLength(1)
  })

  it('wait until an overlay that was opened during the request is closed', async () => {
    const site = await visit({ path: '/sports' })
    let resolveNotices: (popups: readonly Announcement[]) => void = () => undefined
    site.notices.mockImplementationOnce(
      () =>
        new Promise((resolve) => (resolveNotices = (popups) => resolve({ player: [], banners: [], promotion: [], popup: [...popups] }))),
    )
    await navigate(site, '/index')
    await act(async () => site.engine.openOverlay('login'))
    await act(async () => resolveNotices([createPopup('late')]))
    expect(getOpenPopup(site)).toBeUndefined()
    await closeTopOverlay(site)
    await site.settle()
    expect(getOpenPopup(site)).toBe('late')
  })

  it('do not open while the user types', async () => {
    const site = await visit({ path: '/sports' })
    document.body.insertAdjacentHTML('beforeend', '<input id="typed">')
    document.getElementById('typed')?.focus()
    await navigate(site, '/index')
    expect(site.notices).not.toHaveBeenCalled()
  })

  it('are skipped on errors, and shown if the stored data is invalid', async () => {
    const site = await visit({ path: '/sports' })
    site.notices.mockRejectedValueOnce(new Problem('network', { messageKey: 'error_network' }))
    await navigate(site, '/index')
    expect(site.notices).toHaveBeenCalledTimes(1)
    expect(site.engine.overlays.get()).toEqual([])
    expect(site.engine.reports.get().filter(({ kind }) => kind !== 'unknown-widget')).toEqual([])
    for (const invalidPopups of ['{', 'null', '[1]', '"x"']) expect(getOpenPopup(await visit({ closedPopups: invalidPopups }))).toBe('a')
  })

  it('are never requested if the brand has none', async () => {
    const request = vi.fn()
    const { engine } = await renderSite()
    showPopups({ ...engine, ports: { ...engine.ports, content: { ...engine.ports.content, notices: request } } })
    expect(request).not.toHaveBeenCalled()
    engine.poller.stop()
    engine.location.close()
  })
})
