// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import type { Announcement } from '../../generated/api.ts'
import { definition } from './definition.ts'
import './view.tsx'

const config = smallConfig()
const promotion = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  type: 'PR',
  title: `Promotion ${id}`,
  content: `<p>Terms of ${id}</p>`,
  timestamp: '2026-11-18T17:30:05Z',
  ...more,
})

async function render(path: string): Promise<HTMLElement> {
  const home = { title: 'page_home_title', description: 'page_home_description', nodes: { one: { widget: 'promotion-detail' as const } } }
  const routes = {
    ...config.routes.routes,
    promotions: { path: '/promotions', page: 'plain', layout: 'full' },
    promoDetail: { path: '/promoDetail', page: 'home', layout: 'full', query: ['id'] },
  }
  const all = [
    promotion('a', { until: '2026-12-31T17:00:00Z', action: { route: 'sports' }, label: 'To the matches' }),
    promotion('b', { action: { route: 'gone' }, label: 'Nowhere' }),
  ]
  const { root, settle } = await renderSite({
    config: {
      pages: { ...config.pages, home },
      routes: { ...config.routes, routes },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [definition],
    path,
    ports: { content: { notices: async () => ({ player: [], banners: [], popup: [], promotion: all }) } },
  })
  await settle()
  await settle()
  return root
}

describe('one promotion', () => {
  it('is the one that the address names, with its terms, its end and its way on', async () => {
    const root = await render('/promoDetail?id=a')
    expect(root.querySelector('h1')?.textContent).toBe('Promotion a')
    expect(root.textContent).toContain('Terms of a')
    expect(document.title).toBe('Promotion a – Tiny')
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/sports')
    expect([...root.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toContain('/promoDetail?id=b')
  })

  it('leads nowhere that the site does not have', async () => {
    expect((await render('/promoDetail?id=b')).textContent).not.toContain('Nowhere')
  })

  it('that is over, or was never there, says so and leads to the others', async () => {
    for (const path of ['/promoDetail?id=gone', '/promoDetail']) {
      const root = await render(path)
      expect(root.querySelector('h1')?.textContent).toBe('Gone title')
      expect(document.title).not.toContain('Promotion a')
      expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/promotions')
    }
  })
})
