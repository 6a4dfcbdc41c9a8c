import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPublicFactsSource } from '../../server/pages/public-facts.ts'
import { SiteCache } from '../../server/modules/site/site-cache.ts'
import { parseRequestKey } from '../../server/pages/request-key.ts'
import type { ServerRenderer } from '../../server/pages/first-screen.ts'
import { PageCache } from '../../server/pages/page-cache.ts'
import { type RenderDataSource, RecentPages } from '../../server/pages/index.ts'
import type { Merchants } from '../../server/modules/brands/merchants.ts'
import { serveAssets } from '../../server/pages/serve-assets.ts'
import { servePages } from '../../server/pages/serve-pages.ts'
import { serveSiteFiles } from '../../server/pages/serve-site-files.ts'
import type { ServedMerchant } from '../../server/modules/brands/served-merchant.ts'
import type { SiteRecord } from '../../server/database/records.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { smallConfig } from '../../src/engine/testing/small-site.ts'
import type { Boot } from '../../src/engine/contract/site.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { sample } from '../depth.ts'
import { OperationGate } from './gates.ts'

const gates = vi.hoisted(() => ({ current: undefined as OperationGate | undefined }))

/** Replaces the asynchronous compression of pages with one that waits until the schedule releases it. */
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>()
  const { promisify } = await import('node:util')
  const compress = async (content: Buffer): Promise<Buffer> => {
    await gates.current?.wait()
    return zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } })
  }
  const brotliCompress = Object.assign(() => undefined, { [promisify.custom]: compress })
  return { ...zlib, brotliCompress }
})

const brands = ['one', 'two'] as const
type BrandId = (typeof brands)[number]
const paths = ['/index', '/rng', '/rng?page=a', '/help'] as const
const visitorHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  { cookie: 'theme=light' },
  { 'user-agent': 'Some Phone Mobile' },
  { cookie: 'member=1' },
  { cookie: 'lang=EN', 'accept-language': 'en', 'x-country': 'RR' },
]
const listHosts = (id: BrandId): readonly string[] => [`${id}.test`, `${id}.localhost`]

/**
 * The current data of a brand. Each page contains the counters `version` and `flag`, which tell from which data it was
 * rendered.
 */
interface BrandState {
  version: number
  served: ServedMerchant
  flag: number
  closed: boolean
  restricted: boolean
}

const getVersionName = (id: BrandId, version: number): string => `${id}-v${String(version)}`

/** Creates messages in which the title of every page is the brand's name. */
const createTitles = (name: string) =>
  Object.fromEntries(
    ['page_home_title', 'page_plain_title', 'page_missing_title', 'login_title', 'register_title'].map((key) => [key, name]),
  )

function createServedMerchant(id: BrandId, version: number): ServedMerchant {
  const baseConfig = smallConfig()
  const name = getVersionName(id, version)
  const config = {
    ...baseConfig,
    merchant: { ...baseConfig.merchant, name, code: id.toUpperCase(), domains: [`${id}.test`] },
    messages: { EN: createTitles(name), TY: createTitles(name) },
  } as unknown as MerchantConfig
  return {
    id,
    config,
    version: `${id}${String(version)}`,
    folders: [],
    assets: new Map(),
    provenance: { listOrigins: () => [] },
    assetsOrigin: '',
  }
}

/**
 * Simulates the server, from a saved file or a changed row to the response. Every asynchronous step waits until the
 * schedule releases it.
 */
class Simulation {
  readonly gates = new OperationGate()
  readonly states = new Map(
    brands.map((id): [BrandId, BrandState] => [
      id,
      { version: 0, served: createServedMerchant(id, 0), flag: 0, closed: false, restricted: false },
    ]),
  )
  readonly cache = new SiteCache()
  readonly listeners: ((code: string) => void)[] = []
  readonly app: FastifyInstance = Fastify()
  readonly recent: RecentPages

  constructor() {
    gates.current = this.gates
    const merchants = {
      byHost: (host: string) => this.states.get((host.split('.')[0] ?? '') as BrandId)?.served,
    } as Merchants
    const facts = this.#createFactsSource()
    this.recent = new RecentPages(merchants, facts)
    const renderer: ServerRenderer = {
      render: async (renderRequest) => {
        await this.gates.wait()
        const { config, rendered } = JSON.parse(renderRequest.boot) as Required<Boot>
        const flag = rendered.permission.info.whitelabel[0]?.modId ?? ''
        return { html: `<p>${config.merchant.name} ${flag}</p>`, games: {}, dependencies: { page: ['a'] } }
      },
      close: async () => undefined,
    }
    const assets = { scripts: [], styles: [] }
    const build = { entryScript: '/start.js', entry: assets, widget: () => assets }
    const pages = new PageCache({ build, renderer, log: (line) => expect.fail(line) })
    serveAssets(this.app, merchants)
    serveSiteFiles(this.app, merchants)
    servePages(this.app, { merchants, pages, facts, recent: this.recent, log: (line) => expect.fail(line), isInspectAllowed: () => false })
  }

  /** Simulates that a file is saved: a new version of the brand is served from then on. */
  save(id: BrandId): void {
    const state = this.getState(id)
    state.version += 1
    state.served = createServedMerchant(id, state.version)
  }

  /** Simulates a change in the database by this or another server; the notification arrives later. */
  change(id: BrandId, property: 'flag' | 'closed' | 'restricted'): void {
    const state = this.getState(id)
    if (property === 'flag') state.flag += 1
    else state[property] = !state[property]
    void this.gates.wait().then(() => {
      this.cache.invalidate(id.toUpperCase())
      for (const listener of this.listeners) listener(id.toUpperCase())
    })
  }

  async request(host: string, path: string, headers: Readonly<Record<string, string>>) {
    return this.app.inject({ url: path, headers: { host, ...headers } })
  }

  /** Returns the expected content of a page that is requested now. */
  getExpectedPage(id: BrandId, headers: Readonly<Record<string, string>>): { title: string; screen: string } {
    const { version, flag, closed, restricted } = this.getState(id)
    const name = getVersionName(id, version)
    const isRestricted = restricted && headers['x-country'] === 'RR'
    const isRendered = !closed && !isRestricted && headers['cookie'] !== 'member=1'
    return { title: name, screen: isRendered ? `<p>${name} F${String(flag)}</p>` : '' }
  }

  getState(id: BrandId): BrandState {
    const state = this.states.get(id)
    if (!state) throw new Error(`There is no brand ${id}.`)
    return state
  }

  #createFactsSource(): RenderDataSource {
    const load = async (id: BrandId): Promise<SiteRecord> => {
      await this.gates.wait()
      const { flag, closed, restricted } = this.getState(id)
      await this.gates.wait()
      const site = {
        maintenance: closed,
        local_country: 'LL',
        flags: [{ flag: `F${String(flag)}`, enabled: true }],
        rules: [],
        restricted: restricted ? [{ country: 'RR' }] : [],
        vendors: [],
        resources: [],
        services: [],
        gtag_id: null,
        revision: 1n,
      }
      return site as unknown as SiteRecord
    }
    const source = createPublicFactsSource({
      sites: {
        read: ({ id, config }: ServedMerchant) => this.cache.read(config.merchant.code, () => load(id as BrandId)),
        onInvalidate: (listener: (code: string) => void) => void this.listeners.push(listener),
      } as never,
      catalogue: { games: {}, vendors: {} } as never,
      pictureVersion: async () => {
        await this.gates.wait()
        return '1'
      },
      publicKey: {} as never,
    })
    return {
      read: (merchant) => source.read(merchant),
      appliesTo: (facts, { headers }) =>
        facts.appliesToAll || !(facts as { blockedCountries?: ReadonlySet<string> }).blockedCountries?.has(String(headers['x-country'])),
    }
  }
}

const getTitle = (body: string): string => /<title>(.*?)<\/title>/.exec(body)?.[1] ?? ''
const getScreenHtml = (body: string): string => /<div id="root">(.*?)<\/div>/.exec(body)?.[1] ?? ''

interface Visit {
  readonly id: BrandId
  readonly host: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const allVisits: readonly Visit[] = brands.flatMap((id) =>
  listHosts(id).flatMap((host) => paths.flatMap((path) => visitorHeaders.map((headers) => ({ id, host, path, headers })))),
)

/** Runs a few saves, changes and visits in random order with random delays. Returns the visits. */
async function runSchedule(simulation: Simulation, random: Random): Promise<readonly Visit[]> {
  const visits: Visit[] = []
  const responses: Promise<unknown>[] = []
  for (let remainingSteps = 14 + random.integerBelow(12); remainingSteps > 0; remainingSteps--) {
    const id = random.integerBelow(5) === 0 ? brands[1] : brands[0]
    const action = random.integerBelow(12)
    if (action < 2) simulation.save(id)
    else if (action === 2) simulation.change(id, 'flag')
    else if (action === 3) simulation.change(id, random.pick(['closed', 'restricted']))
    else if (action < 8) {
      const headers = random.integerBelow(2) === 0 ? {} : random.pick(visitorHeaders)
      const visit = { id, host: random.pick(listHosts(id)), path: random.pick(paths), headers }
      visits.push(visit)
      responses.push(simulation.request(visit.host, visit.path, headers))
    } else simulation.gates.releaseOne(random)
    await flushEventLoop()
  }
  await simulation.gates.whileOpen(async () => {
    await Promise.all(responses)
    await flushEventLoop()
  })
  return visits
}

/** Waits until the pending tasks of the event loop have run. */
const flushEventLoop = async (): Promise<void> => {
  for (let iteration = 0; iteration < 4; iteration++) await new Promise((resolve) => setImmediate(resolve))
}

async function assertPageIsCurrent(simulation: Simulation, { id, host, path, headers }: Visit, seed: string): Promise<void> {
  const description = `after ${seed}: ${host}${path} ${JSON.stringify(headers)}`
  const expected = simulation.getExpectedPage(id, headers)
  const cached = simulation.recent.get(parseRequestKey(path, { host, ...headers }))
  if (cached) expect(getTitle(brotliDecompressSync(cached.brotli.bytes).toString()), description).toBe(expected.title)
  const { body } = await simulation.request(host, path, headers)
  expect({ title: getTitle(body), screen: getScreenHtml(body) }, description).toEqual(expected)
}

async function assertFilesAreCurrent(simulation: Simulation, id: BrandId): Promise<void> {
  const { version } = simulation.getState(id)
  const fetchTexts = (textVersion: number) =>
    simulation.request(`${id}.test`, `/_livery/messages/${id}/${id}${String(textVersion)}/EN.json`, {})
  expect((await simulation.request(`${id}.test`, '/manifest.webmanifest', {})).json()).toMatchObject({ name: getVersionName(id, version) })
  expect((await fetchTexts(version)).json()).toMatchObject({ page_home_title: getVersionName(id, version) })
  expect((await fetchTexts(version - 1)).statusCode).toBe(404)
}

describe('the served pages', () => {
  let simulation: Simulation
  beforeAll(() => void (simulation = new Simulation()))
  afterAll(() => simulation.app.close())

  const rounds = sample(
    'schedules',
    Array.from({ length: 20 }, (_, round) => round),
    2,
  )
  it.each(rounds)('reflect the last change, in any order of saves, changes and visits (50 schedules, round %i)', async (round) => {
    expect.hasAssertions()
    for (let schedule = 0; schedule < 50; schedule++) {
      const seed = `${String(round)}/${String(schedule)}`
      const random = new Random(seed)
      const visits = await runSchedule(simulation, random)
      await simulation.gates.whileOpen(async () => {
        for (const visit of [...visits, ...random.sample(allVisits, 6)]) await assertPageIsCurrent(simulation, visit, seed)
        for (const id of brands) await assertFilesAreCurrent(simulation, id)
      })
    }
  })
})
