// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Announcement } from '../../generated/api.ts'
import { View } from './view.tsx'

const baseConfig = smallConfig()
const { languages } = baseConfig
const config = {
  ...baseConfig,
  languages: {
    ...languages,
    catalogue: Object.fromEntries(
      Object.entries(languages.catalogue).map(([code, language]) => [code, { ...language, dateFormat: 'dd/MM/yyyy' }]),
    ),
  },
}
const createNotices = (count: number): Announcement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${String(index + 1)}`,
    type: 'PL',
    title: `Notice ${String(index + 1)}`,
    content: `<p>Text ${String(index + 1)}</p>`,
    timestamp: '2026-11-18T17:30:05Z',
  }))
const createResponse = (player: Announcement[]) => ({ player, banners: [], popup: [], promotion: [] })
const board = { board: { widget: 'notice-board' as const, props: { title: 'page_home_title' } } }

async function render(request: () => Promise<ReturnType<typeof createResponse>>, path = '/index'): Promise<RenderedSite> {
  const rendered = await renderSite({
    config: {
      pages: { ...config.pages, home: { title: 'page_home_title', description: 'page_home_description', nodes: board } },
      overlays: {
        ...config.overlays,
        overlays: { ...config.overlays.overlays, notice: { kind: 'modal', title: 'page_home_title', access: 'everyone', nodes: board } },
      },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('notice-board', View)],
    path,
    ports: { content: { notices: request } },
  })
  await rendered.settle()
  return rendered
}

const getEntryTexts = (root: ParentNode): (string | null | undefined)[] =>
  [...root.querySelectorAll('ol[start] > li span')].map((entry) => entry.textContent)
const getPageLabels = (root: ParentNode): string[] => [...root.querySelectorAll('nav ol > li')].map((item) => item.textContent ?? '')
const getOpenTitle = (root: ParentNode): string | undefined => root.querySelector('article h2, article h3')?.textContent ?? undefined
const press = async (root: ParentNode, text: string): Promise<void> =>
  act(async () => [...root.querySelectorAll('button')].find((button) => button.textContent.startsWith(text))?.click())

describe('the notice board', () => {
  it('lists nine notices per page (R-NOTICE-01, R-NOTICE-02)', async () => {
    const { root } = await render(async () => createResponse(createNotices(20)))
    expect(getEntryTexts(root)).toEqual(Array.from({ length: 9 }, (_, index) => `Notice ${String(index + 1)}`))
    await press(root, '3')
    expect(getEntryTexts(root)).toEqual(['Notice 19', 'Notice 20'])
  })

  it('links to the pages next to the current one, and to the first and the last page (R-NOTICE-03, R-NOTICE-04)', async () => {
    const { root } = await render(async () => createResponse(createNotices(90)))
    expect(getPageLabels(root)).toEqual(['1', '2', '3', '…', '10'])
    await press(root, '10')
    expect(getPageLabels(root)).toEqual(['1', '…', '8', '9', '10'])
  })

  it('shows the title and the time of the selected notice, in the time zone of the merchant, with the year first in every language (R-NOTICE-05, R-NOTICE-11, R-ENTITIES-32)', async () => {
    const { root } = await render(async () => createResponse(createNotices(3)))
    expect(getOpenTitle(root)).toBe('Notice 1')
    await press(root, 'Notice 2')
    expect(getOpenTitle(root)).toBe('Notice 2')
    expect(root.querySelector('article time')?.textContent).toBe('2026-11-19 00:30:05')
    expect(root.querySelector('article time')?.parentElement?.textContent).toMatch(/^Admin/)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(root.querySelector('article')?.textContent).toContain('Text 2')
  })

  it('clears the selection when the page changes (R-NOTICE-08)', async () => {
    const { root } = await render(async () => createResponse(createNotices(20)))
    await press(root, '2')
    expect(getOpenTitle(root)).toBeUndefined()
    expect(root.querySelector('[aria-current=true]')).toBeNull()
  })

  it('initially selects the notice in the URL, on its page', async () => {
    const { root } = await render(async () => createResponse(createNotices(20)), '/index?id=n14')
    expect(getOpenTitle(root)).toBe('Notice 14')
    expect(getEntryTexts(root)[0]).toBe('Notice 10')
  })

  it('initially selects, in an overlay, the notice that the overlay was opened for (R-NOTICE-07)', async () => {
    const { engine, settle } = await render(async () => createResponse(createNotices(20)))
    await act(async () => engine.act({ notice: 'n20' }))
    await settle()
    await settle()
    const dialog = document.querySelector('dialog')
    expect(dialog && getOpenTitle(dialog)).toBe('Notice 20')
  })

  it('shows an empty state, and a load error with a retry button', async () => {
    expect((await render(async () => createResponse([]))).root.textContent).toContain('None title')
    let failing = true
    const { root, settle } = await render(async () => {
      if (failing) throw new Problem('network', { messageKey: 'error_network' })
      return createResponse(createNotices(1))
    })
    expect(root.textContent).toContain('Network')
    failing = false
    await press(root, 'Try again')
    await settle()
    expect(getEntryTexts(root)).toEqual(['Notice 1'])
  })
})
