// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { HelpTopicsProps } from '../../generated/config.ts'
import { View } from './view.tsx'

const config = smallConfig()
const topics = [
  { id: 'terms', group: 'about', title: 'Terms', content: '<p>Of age</p>' },
  { id: 'start', group: 'partners', title: 'How to start', content: '<p>Write to us</p>' },
]

async function render(path: string, props: HelpTopicsProps = {}): Promise<RenderedSite> {
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { help: { widget: 'help-topics' as const, props } },
  }
  const rendered = await renderSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('help-topics', View)],
    path,
    ports: { content: { helpCenter: async () => topics } },
  })
  await rendered.settle()
  return rendered
}

describe('the help centre', () => {
  it('opens the topic in the URL, and keeps the route when another topic is chosen', async () => {
    const { root, settle } = await render('/index?topic=start')
    expect(root.querySelector('h1')?.textContent).toBe('How to start')
    const link = root.querySelector<HTMLAnchorElement>('nav a[href="/index?topic=terms"]')
    await act(async () => link?.click())
    await settle()
    expect(root.querySelector('h1')?.textContent).toBe('Terms')
    expect(window.location.pathname).toBe('/index')
  })

  it('says that the topic in the URL no longer exists, and shows the first topic', async () => {
    const { root } = await render('/index?topic=nothing')
    expect(root.querySelector('h1')?.textContent).toBe('Terms')
    expect(root.querySelector('[role=status]')?.textContent).toBe('Topic gone')
  })

  it('shows only the questions of the configured groups', async () => {
    const { root } = await render('/index', { variant: 'questions', groups: ['partners'], title: 'page_home_title' })
    expect([...root.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual(['How to start'])
  })
})
