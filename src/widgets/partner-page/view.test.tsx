// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Partner } from '../../generated/config.ts'
import { View } from './view.tsx'

const config = smallConfig()
const fair: Partner = { title: 'partner_fair', address: '/fair?about=renders', order: 10 }
const jackpots: Partner = { title: 'in_home', address: 'https://partner.example/jackpots', order: 20 }

interface RenderOptions {
  readonly partners?: Readonly<Record<string, Partner>>
  readonly origins?: string[]
  readonly path?: string
  readonly timeoutSeconds?: number
}

async function render({
  partners,
  origins = ['https://games.example'],
  path = '/seamless',
  timeoutSeconds = 20,
}: RenderOptions = {}): Promise<RenderedSite> {
  const times = { ...config.settings.times, launchTimeoutSeconds: timeoutSeconds }
  const page = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { page: { widget: 'partner-page' as const, props: {} } },
  }
  const permission = smallPermission()
  return renderSite({
    path,
    config: {
      settings: { ...config.settings, times, ...(partners && { partners }) },
      pages: { ...config.pages, seamless: page },
      layouts: { areas: {}, layouts: { full: {} } },
      routes: {
        ...config.routes,
        partner: 'seamless',
        routes: { ...config.routes.routes, seamless: { path: '/seamless', page: 'seamless', layout: 'full', query: ['page'] } },
      },
    },
    widgets: [createWidgetDefinition('partner-page', View)],
    ports: { system: { status: async () => ({ ...permission, info: { ...permission.info, launchGameCDNs: origins } }) } },
  })
}

const findFrame = (): HTMLIFrameElement | null => document.querySelector('iframe')
const getLinkTargets = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))

describe('the partner page', () => {
  it('shows the partner in a sandboxed frame, at the origin that the platform configures and in the current language', async () => {
    await render({ partners: { fair } })
    expect(findFrame()?.getAttribute('src')).toBe('https://games.example/fair?about=renders&lang=en-US')
    expect(findFrame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
    expect(findFrame()?.getAttribute('referrerpolicy')).toBe('origin')
  })

  it('shows the partner in the URL, and links to the others', async () => {
    const { root } = await render({ partners: { jackpots, fair }, path: '/seamless?page=jackpots' })
    expect(findFrame()?.getAttribute('src')).toBe('https://partner.example/jackpots?lang=en-US')
    expect(getLinkTargets(root)).toEqual(['/seamless?page=fair', '/seamless?page=jackpots'])
    expect(root.querySelector('nav [aria-current=page]')?.getAttribute('href')).toBe('/seamless?page=jackpots')
  })

  it('shows the partner in the new language after a change of language', async () => {
    const { engine, settle } = await render({ partners: { fair } })
    await act(() => engine.setLanguage('TY'))
    await settle()
    expect(findFrame()?.getAttribute('src')).toBe('https://games.example/fair?about=renders&lang=vi-VN')
  })

  it.each([
    ['the brand has no partner', {}],
    ['the URL names an unknown partner', { partners: { fair }, path: '/seamless?page=gone' }],
  ])('shows an empty state if %s, and links to the home page', async (_, options) => {
    const { root } = await render(options)
    expect(findFrame()).toBeNull()
    expect(root.querySelector('h1')?.textContent).toBe('None title')
    expect(root.querySelector('main a')?.getAttribute('href')).toBe('/index')
  })

  it('shows an error with buttons to retry and to contact support, instead of the frame, if the platform configures no origin', async () => {
    const { root } = await render({ partners: { fair }, origins: [] })
    expect(findFrame()).toBeNull()
    const alert = root.querySelector('[role=alert]')
    expect([...(alert?.querySelectorAll('button') ?? [])].map((button) => button.textContent)).toEqual(['Try again', 'Support'])
  })

  it('shows an error if a partner does not respond in time, and reloads its frame on click', async () => {
    const { root } = await render({ partners: { fair }, timeoutSeconds: 0.03 })
    const firstFrame = findFrame()
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 60))))
    const retryButton = [...root.querySelectorAll<HTMLElement>('[role=alert] button')].find((button) => button.textContent === 'Try again')
    await act(async () => retryButton?.click())
    expect(findFrame()).not.toBe(firstFrame)
    await act(async () => findFrame()?.dispatchEvent(new Event('load')))
    expect(root.querySelector('[role=alert], [role=status]')).toBeNull()
  })
})
