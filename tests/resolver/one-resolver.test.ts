// @vitest-environment happy-dom
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unescapeHtml } from '../../server/web/escape-html.ts'
import { type Merchants, openMerchants } from '../../server/modules/brands/index.ts'
import { type FirstFacts, serveBrands } from '../../server/pages/index.ts'
import { MerchantsFixture } from '../../src/engine/compile/test-kit/merchants-fixture.ts'
import { findRoute } from '../../src/engine/resolve/find-route.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { renderBoot, type Shown } from './render-boot.tsx'
import { randomBase, randomBrand, randomFacts, randomPath } from './random-brand.ts'

const brands = 24
const pathsOfEach = 4

/** A stub of the build's renderer of first screens, which does nothing. */
const rendering = `export const renderFirstScreen = async () => ({ html: '', games: {}, dependencies: {} })`

let fixture: MerchantsFixture
let merchants: Merchants
let app: FastifyInstance
const lines: string[] = []
const random = new Random('one resolver')
const ids = Array.from({ length: brands }, (_, index) => `b${String(index)}`)
const facts = new Map(ids.map((id) => [id, randomFacts(random)]))

beforeAll(async () => {
  fixture = new MerchantsFixture(Object.fromEntries(ids.map((id) => [id, randomBrand(random, id)])), randomBase(random))
  merchants = await openMerchants(fixture.root, { log: (line) => void lines.push(line), watch: false })
  mkdirSync(join(fixture.root, '.dist/build/first-screen'), { recursive: true })
  writeFileSync(join(fixture.root, '.dist/current'), 'build')
  writeFileSync(join(fixture.root, '.dist/build/first-screen/first-screen.js'), rendering)
  const games = () => ({ games: [], total: 0, pageNum: 1, totalPages: 0 })
  const source: FirstFacts = {
    read: async ({ id }) => ({ ...factsOf(id), games, revision: 1, valid: true, forAll: true }),
    admits: () => true,
  }
  app = Fastify()
  await serveBrands(app, {
    merchants,
    dist: join(fixture.root, '.dist'),
    build: async () => ({
      start: '/start.js',
      entry: { scripts: [], styles: [] },
      widget: (kind) => ({ scripts: [`/widget/${kind}`], styles: [] }),
    }),
    facts: source,
    log: (line) => void lines.push(line),
  })
})
afterAll(async () => {
  await app.close()
  await merchants.close()
  fixture[Symbol.dispose]()
})

function factsOf(id: string): ReturnType<typeof randomFacts> {
  const known = facts.get(id)
  if (!known) throw new Error(`Brand ${id} does not exist.`)
  return known
}

/** The result of visiting an address: the final URL, and the content of that page. */
async function served(
  id: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly shown: Shown; readonly boot: string }> {
  const answer = await app.inject({ url: path, headers: { host: `${id}.localhost`, ...headers } })
  const { location } = answer.headers
  if (location !== undefined) return served(id, String(location), headers)
  const textOf = (tag: string): string => unescapeHtml(new RegExp(`<${tag}[^>]*>([^<]*)</`).exec(answer.body)?.[1] ?? '')
  const all = (tag: string, name: string): string[] =>
    [...answer.body.matchAll(new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => unescapeHtml(value))
  const ofWidget = all('link rel="modulepreload"', 'href').filter((href) => href.startsWith('/widget/'))
  return {
    boot: /id="livery-boot">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '',
    shown: {
      path,
      found: answer.statusCode === 200,
      language: all('html', 'lang')[0] ?? '',
      title: textOf('title'),
      description: all('meta name="description"', 'content')[0] ?? '',
      canonical: all('link rel="canonical"', 'href')[0],
      needsScript: textOf('noscript'),
      kinds: ofWidget.map((href) => href.slice('/widget/'.length)).sort(),
      lead: all('link rel="preload" as="image"', 'href').sort(),
    },
  }
}

/**
 * A not-found page is rendered before the platform is queried, so it contains only data that are the same for everyone.
 */
function withoutFacts(shown: Shown, rendered: Shown): Shown {
  expect(rendered.kinds).toEqual(expect.arrayContaining([...shown.kinds]))
  return { ...shown, kinds: rendered.kinds, lead: rendered.lead }
}

it('server and browser resolve a page alike: address, title, language, nodes and first image', async () => {
  expect(lines, 'every random brand is valid').toEqual([])
  const seen = { found: 0, missing: 0, moved: 0, pictures: 0 }
  for (const id of ids) {
    const config = merchants.byId(id)?.config
    if (!config) throw new Error(`Brand ${id} is not served.`)
    const known = Object.values(config.routes.routes).map(({ path }) => path)
    for (let round = 0; round < pathsOfEach; round++) {
      const path = randomPath(random, known)
      const accepted = random.pick(['zh', 'zh-TW;q=0.5, en;q=0.4', 'fr, vi', 'en-GB', '*'])
      const { shown, boot } = await served(id, path, { 'accept-language': accepted })
      // A missing file of the brand is answered without a page.
      if (/\.htmlx(\?|$)/i.test(path) && !shown.found) continue
      const rendered = await renderBoot(boot, path, factsOf(id))
      const route = findRoute(config.routes, shown.path.replace(/\?.*/, '')).route
      expect(rendered, `${id} ${path} ${accepted}`).toEqual(route.index === false ? withoutFacts(shown, rendered) : shown)
      seen.found += Number(shown.found)
      seen.missing += Number(!shown.found)
      seen.moved += Number(shown.path !== path)
      seen.pictures += Number(shown.lead.length > 0)
    }
  }
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([])
})
