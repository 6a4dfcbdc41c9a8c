// @vitest-environment happy-dom
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unescapeHtml } from '../../server/web/escape-html.ts'
import { type Merchants, openMerchants } from '../../server/modules/brands/index.ts'
import { type RenderDataSource, serveBrands } from '../../server/pages/index.ts'
import { MerchantsFixture } from '../../src/engine/compile/test-kit/merchants-fixture.ts'
import { findRoute } from '../../src/engine/resolve/find-route.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { renderBoot, type PageContent } from './render-boot.tsx'
import { createRandomBase, createRandomBrand, createRandomFacts, createRandomPath } from './random-brand.ts'

const brandCount = 24
const pathsPerBrand = 4

/** The source of a stub that replaces the build's first-screen renderer and renders nothing. */
const rendererStub = `export const renderFirstScreen = async () => ({ html: '', games: {}, dependencies: {} })`

let fixture: MerchantsFixture
let merchants: Merchants
let app: FastifyInstance
const logLines: string[] = []
const random = new Random('one resolver')
const ids = Array.from({ length: brandCount }, (_, index) => `b${String(index)}`)
const facts = new Map(ids.map((id) => [id, createRandomFacts(random)]))

beforeAll(async () => {
  fixture = new MerchantsFixture(Object.fromEntries(ids.map((id) => [id, createRandomBrand(random, id)])), createRandomBase(random))
  merchants = await openMerchants(fixture.root, { log: (line) => void logLines.push(line), watch: false })
  mkdirSync(join(fixture.root, '.dist/build/first-screen'), { recursive: true })
  writeFileSync(join(fixture.root, '.dist/current'), 'build')
  writeFileSync(join(fixture.root, '.dist/build/first-screen/first-screen.js'), rendererStub)
  const games = () => ({ games: [], total: 0, pageNum: 1, totalPages: 0 })
  const source: RenderDataSource = {
    read: async ({ id }) => ({ ...getFacts(id), games, revision: 1, valid: true, appliesToAll: true }),
    appliesTo: () => true,
  }
  app = Fastify()
  await serveBrands(app, {
    merchants,
    dist: join(fixture.root, '.dist'),
    build: async () => ({
      entryScript: '/start.js',
      entry: { scripts: [], styles: [] },
      widget: (kind) => ({ scripts: [`/widget/${kind}`], styles: [] }),
    }),
    facts: source,
    log: (line) => void logLines.push(line),
  })
})
afterAll(async () => {
  await app.close()
  await merchants.close()
  fixture[Symbol.dispose]()
})

function getFacts(id: string): ReturnType<typeof createRandomFacts> {
  const brandFacts = facts.get(id)
  if (!brandFacts) throw new Error(`Brand ${id} does not exist.`)
  return brandFacts
}

/** Requests a path and follows redirects. Returns the content of the final page and its boot data. */
async function fetchPage(
  id: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly content: PageContent; readonly boot: string }> {
  const response = await app.inject({ url: path, headers: { host: `${id}.localhost`, ...headers } })
  const { location } = response.headers
  if (location !== undefined) return fetchPage(id, String(location), headers)
  const getElementText = (tag: string): string => unescapeHtml(new RegExp(`<${tag}[^>]*>([^<]*)</`).exec(response.body)?.[1] ?? '')
  const listAttributes = (tag: string, name: string): string[] =>
    [...response.body.matchAll(new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => unescapeHtml(value))
  const widgetScripts = listAttributes('link rel="modulepreload"', 'href').filter((href) => href.startsWith('/widget/'))
  return {
    boot: /id="livery-boot">(.*?)<\/script>/s.exec(response.body)?.[1] ?? '',
    content: {
      path,
      found: response.statusCode === 200,
      language: listAttributes('html', 'lang')[0] ?? '',
      title: getElementText('title'),
      description: listAttributes('meta name="description"', 'content')[0] ?? '',
      canonical: listAttributes('link rel="canonical"', 'href')[0],
      needsScript: getElementText('noscript'),
      kinds: widgetScripts.map((href) => href.slice('/widget/'.length)).sort(),
      preloadedImages: listAttributes('link rel="preload" as="image"', 'href').sort(),
    },
  }
}

/**
 * Returns the content with the widgets and preloaded images that the browser renders. The server renders a page with
 * `index: false` without facts, so the page contains only some of the widgets.
 */
function replaceFactDependentContent(content: PageContent, rendered: PageContent): PageContent {
  expect(rendered.kinds).toEqual(expect.arrayContaining([...content.kinds]))
  return { ...content, kinds: rendered.kinds, preloadedImages: rendered.preloadedImages }
}

it('server and browser resolve a page to the same URL, language, texts, widgets and preloaded images', async () => {
  expect(logLines, 'every random brand is valid').toEqual([])
  const counts = { found: 0, missing: 0, redirected: 0, preloaded: 0 }
  for (const id of ids) {
    const config = merchants.byId(id)?.config
    if (!config) throw new Error(`Brand ${id} is not served.`)
    const knownPaths = Object.values(config.routes.routes).map(({ path }) => path)
    for (let round = 0; round < pathsPerBrand; round++) {
      const path = createRandomPath(random, knownPaths)
      const acceptLanguage = random.pick(['zh', 'zh-TW;q=0.5, en;q=0.4', 'fr, vi', 'en-GB', '*'])
      const { content, boot } = await fetchPage(id, path, { 'accept-language': acceptLanguage })
      // A path with a file extension that matches no file gets a 404 response that is not a page.
      if (/\.htmlx(\?|$)/i.test(path) && !content.found) continue
      const rendered = await renderBoot(boot, path, getFacts(id))
      const route = findRoute(config.routes, content.path.replace(/\?.*/, '')).route
      expect(rendered, `${id} ${path} ${acceptLanguage}`).toEqual(
        route.index === false ? replaceFactDependentContent(content, rendered) : content,
      )
      counts.found += Number(content.found)
      counts.missing += Number(!content.found)
      counts.redirected += Number(content.path !== path)
      counts.preloaded += Number(content.preloadedImages.length > 0)
    }
  }
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
})
