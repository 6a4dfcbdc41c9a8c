import { randomBytes } from 'node:crypto'
import proxyAddr from '@fastify/proxy-addr'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serveControl } from './control/serve-control.ts'
import { admitted, serveOperatorLinks } from './control/operator-pages.ts'
import { serveOutboxPage } from './control/outbox-page.ts'
import { describeFault, networkOf } from './modules/calls/index.ts'
import { operatorOf, localVendorHost } from './modules/games/index.ts'
import { lendOperator, lendStore } from './lend-to-vendor.ts'
import { addressOf } from './web/address-of.ts'
import { makeHandlers } from './handlers.ts'
import type { Platform } from './platform.ts'
import { openPublicFacts, type PublicFacts } from './pages/public-facts.ts'
import { locate } from './http/identify.ts'
import { serveApi } from './http/serve-api.ts'
import { serveArt } from './pages/art/art.ts'
import { answerFaults, type FirstFacts, pageServer, RecentPages, type ServingParts, serveBrands } from './pages/index.ts'
import type { Merchants } from './modules/brands/index.ts'
import { mayInspect } from './web/may-inspect.ts'
import type { SharedDatabase } from './database/database.ts'
import { serveDemoVendor } from './vendors/demo/serve-demo-vendor.ts'

export interface AppDeps {
  readonly platform: Platform
  readonly database: SharedDatabase
  readonly merchants: Merchants
  /** The folder of the browser's build. It may be absent: the calls are answered all the same. */
  readonly dist: string
  /** Where drawn pictures are kept. */
  readonly dataDir: string
  /** A development server's own build, in place of the one in `dist`. */
  readonly build?: ServingParts['build']
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[]
}

const bodyLimit = 64 * 1024

/** Puts the server together, without listening: the demo vendor, the calls, the operator's control, pictures, and the brands' pages. */
export async function buildApp({ platform, database, merchants, dist, dataDir, build, trustProxy }: AppDeps): Promise<FastifyInstance> {
  const run = randomBytes(6).toString('hex')
  let requests = 0
  const facts = firstFactsOf(platform)
  const recent = new RecentPages(merchants, facts)
  const believes = proxyAddr.compile([...trustProxy])
  const app = Fastify({
    bodyLimit,
    serverFactory: pageServer(recent, believes),
    trustProxy: trustProxy.length === 0 ? false : believes,
    genReqId: () => `${run}-${(requests += 1).toString(36)}`,
    forceCloseConnections: 'idle',
  })
  answerFaults(app, { merchants, log: platform.log, describe: describeFault })
  const vendor = platform.vendorOrigin === undefined ? localVendorHost : new URL(platform.vendorOrigin).hostname
  await app.register(serveDemoVendor, {
    operator: lendOperator(operatorOf(platform)),
    host: vendor,
    store: lendStore(database),
    log: platform.log,
    describe: describeFault,
    visitorOf: (request) => networkOf(addressOf(request)),
  })
  await app.register(serveApi, { platform, handlers: makeHandlers(platform) })
  await app.register(serveControl, { platform })
  await app.register(serveOperatorLinks, { platform })
  await app.register(serveOutboxPage, { platform })
  const developed = (request: FastifyRequest): boolean =>
    build !== undefined && mayInspect(request, { addresses: app.addresses(), proxied: trustProxy.length > 0 })
  const inspects = (request: FastifyRequest): boolean => developed(request) || admitted(platform, request, 'inspect') !== undefined
  await app.register(serveArt, { merchants, dataDir, catalogue: platform.catalogue })
  await app.register(serveBrands, {
    merchants,
    dist,
    build,
    frameOrigins: [platform.vendorOrigin ?? `http://${localVendorHost}:*`],
    facts,
    recent,
    log: platform.log,
    inspects,
  })
  return app
}

/** What pages are drawn from: what the platform tells everybody. A visitor from where the brand turns visitors away is not everybody. */
function firstFactsOf(platform: Platform): FirstFacts<PublicFacts> {
  const source = openPublicFacts(platform)
  return {
    read: (brand) => source.read(brand),
    admits: ({ forAll, restricted, localCountry }, request) => forAll || !restricted.has(locate(platform, request, localCountry).country),
  }
}
