// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './eager-view.tsx'

const config = smallConfig()
const createNotice = (id: string, type: string) => ({ id, type, title: `Title ${id}`, content: '', timestamp: '2026-11-18T17:30:05Z' })

async function render(): Promise<RenderedSite> {
  const home = { title: 'page_home_title', description: 'page_home_description', nodes: { line: { widget: 'announcement-line' as const } } }
  const routes = { ...config.routes.routes, noticePage: { path: '/noticePage', page: 'plain', layout: 'full', query: ['id'] } }
  const player = [createNotice('a', 'H'), createNotice('b', 'PL'), createNotice('c', 'H')]
  const rendered = await renderSite({
    config: {
      pages: { ...config.pages, home },
      routes: { ...config.routes, routes },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('announcement-line', View)],
    ports: { content: { notices: async () => ({ player, banners: [], popup: [], promotion: [] }) } },
  })
  await rendered.settle()
  return rendered
}

describe('the announcement line', () => {
  it('links each announcement of the home page, and hides the second copy from screen readers', async () => {
    const { root } = await render()
    const links = [...root.querySelectorAll<HTMLAnchorElement>('ul:not([aria-hidden]) a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Title a', '/noticePage?id=a'],
      ['Title c', '/noticePage?id=c'],
    ])
    expect(root.querySelectorAll('ul[aria-hidden] a')).toHaveLength(2)
    expect(root.querySelector('ul[aria-hidden]')?.hasAttribute('inert')).toBe(true)
  })

  it('can be paused and resumed', async () => {
    const { root } = await render()
    const findButton = (name: string) => root.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
    await act(async () => findButton('Pause')?.click())
    expect(findButton('Play')).not.toBeNull()
    await act(async () => findButton('Play')?.click())
    expect(findButton('Pause')).not.toBeNull()
  })
})
