// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import layoutsJson from '../../../merchants/base/layouts.json' with { type: 'json' }
import routesJson from '../../../merchants/base/routes.json' with { type: 'json' }
import type { Page } from '../../generated/config.ts'
import type { SiteConfig, WidgetKind } from '../contract/site.ts'
import { renderSite, type RenderedSite } from '../testing/render-site.tsx'
import { smallConfig, smallPermission } from '../testing/small-site.ts'

const { $schema: _layouts, ...layouts } = layoutsJson as unknown as SiteConfig['layouts'] & { $schema: string }
const { $schema: _routes, ...routes } = routesJson as unknown as SiteConfig['routes'] & { $schema: string }
const page: Page = {
  title: 'page_home_title',
  description: 'x',
  nodes: { here: { widget: 'article', props: { title: 'page_home_title', paragraphs: ['page_home_title'] } } },
}
const { pages } = smallConfig()

/** The widgets of the base brand's areas and of `page`. Each renders its own name. */
const kinds = [
  'bar',
  'footer-navigation',
  'steps',
  'vendor-marks',
  'about-links',
  'legal-notice',
  'support-bar',
  'bottom-bar',
  'article',
] as const
const widgets = kinds.map((kind: WidgetKind) => ({ kind, load: async () => ({ View: () => <p>{kind}</p> }) }))

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

async function render(path: string, overrides: Partial<SiteConfig> = {}): Promise<RenderedSite> {
  const pagesById = Object.fromEntries(Object.values(routes.routes).flatMap(({ page: id }) => (id === undefined ? [] : [[id, page]])))
  rendered = await renderSite({ config: { layouts, routes, pages: { ...pages, ...pagesById }, ...overrides }, widgets, path })
  return rendered
}
const getAreaTexts = ({ root }: RenderedSite) =>
  Object.fromEntries(['header', 'main', 'aside', 'footer'].map((area) => [area, root.querySelector(area)?.textContent]))

describe('the layouts of the base brand', () => {
  it('full has the header, the footer and the right side bar around the page (R-LAYOUT-01, R-LAYOUT-05)', async () => {
    expect(getAreaTexts(await render('/vip'))).toEqual({
      header: 'barbar',
      main: 'article',
      aside: 'support-bar',
      footer: 'footer-navigationstepsvendor-marksabout-linkslegal-notice',
    })
  })

  it('plain has the header and the footer, and no side bar (R-LAYOUT-02)', async () => {
    const { header, main, aside, footer } = getAreaTexts(await render('/pointMall'))
    expect([header, main, aside, footer?.includes('steps')]).toEqual(['barbar', 'article', undefined, true])
  })

  it('headerOnly has only the header around the page (R-LAYOUT-03)', async () => {
    expect(getAreaTexts(await render('/seamless'))).toEqual({ header: 'barbar', main: 'article', aside: undefined, footer: undefined })
  })

  it('helpOnly has only the page, and nothing around it (R-LAYOUT-04)', async () => {
    expect(getAreaTexts(await render('/helpmc'))).toEqual({ header: undefined, main: 'article', aside: undefined, footer: undefined })
  })
})

describe('the routes of the base brand', () => {
  it('redirect / to /index (R-ROUTES-08)', async () => {
    expect((await render('/')).engine.location.get().pathname).toBe('/index')
  })
})

describe('the login requirement of the base brand, when enabled', () => {
  const gatedConfig = { routes: { ...routes, loginedToHomePage: true } }

  it.each([
    ['/register.html', '/register.html', 'R-ROUTES-43'],
    ['/helpmc', '/helpmc', 'R-ROUTES-44'],
    ['/download', '/down', 'R-ROUTES-45'],
  ])('does not redirect a visitor from %s, which is shown at %s (%s)', async (path, expectedPath) => {
    const { engine, root } = await render(path, gatedConfig)
    expect(engine.location.get().pathname).toBe(expectedPath)
    expect(root.querySelector('main')?.textContent).toBe('article')
  })

  it('redirects a visitor from a route that is not public to the login', async () => {
    expect((await render('/vip', gatedConfig)).engine.location.get().pathname).toBe('/login')
  })
})

describe('the startup of a site', () => {
  it('fetches the permission before anything is rendered, and shows the site for status 0 (R-SITE-GATE-01, R-SITE-GATE-13)', async () => {
    const renderedHtml: string[] = []
    const status = vi.fn(async () => {
      renderedHtml.push(document.getElementById('root')?.innerHTML ?? 'no root')
      // Longer than every other delay at startup.
      await new Promise((resolve) => setTimeout(resolve, 900))
      renderedHtml.push(document.getElementById('root')?.innerHTML ?? 'no root')
      return smallPermission({ status: 0 })
    })
    rendered = await renderSite({
      config: { layouts, routes, pages: { ...pages, vip: page } },
      widgets,
      path: '/vip',
      ports: { system: { status } },
    })
    expect(renderedHtml.slice(0, 2)).toEqual(['', ''])
    expect(rendered.root.querySelector('main')?.textContent).toBe('article')
    expect(rendered.root.querySelector('header')).not.toBeNull()
  })
})
