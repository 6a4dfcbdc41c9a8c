import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serveAdminApi } from './admin-api/serve-admin-api.ts'
import { serveBackOffice } from './admin-api/serve-back-office.ts'
import { findAdmittedBrand, serveOperatorLinks } from './admin-api/operator-pages.ts'
import { serveOutboxPage } from './admin-api/outbox-page.ts'
import { describeError, getNetwork } from './modules/api-context/index.ts'
import { createOperatorForVendors } from './modules/bets/index.ts'
import { getClientAddress, stripPort, getRequestHost } from './web/request.ts'
import { createEndpointHandlers } from './modules/compose-modules.ts'
import type { ServerPlatform } from './server-platform.ts'
import { createPublicFactsSource, type PublicFacts } from './pages/public-facts.ts'
import { resolveLocation } from './http/request-context.ts'
import { observeRequests } from './http/observe-requests.ts'
import { createRequestIdGenerator } from './http/request-ids.ts'
import { serveGatewayNotices } from './http/serve-gateway-notices.ts'
import { serveApi } from './http/serve-api.ts'
import type { Readiness } from './http/readiness.ts'
import { serveReadiness } from './http/serve-readiness.ts'
import { serveWallet, walletPath } from './http/serve-wallet.ts'
import { serveArt } from './pages/art/art.ts'
import { serveVendorPictures } from './pages/art/serve-vendor-pictures.ts'
import { findBuilds } from './pages/builds.ts'
import {
  handleUnexpectedErrors,
  type RenderDataSource,
  createPageServerFactory,
  RecentPages,
  sendBadRequest,
  type ServingDeps,
  serveBrands,
} from './pages/index.ts'
import type { Merchants, ServedMerchant } from './modules/brands/index.ts'
import type { OperatorConfig } from './integrations/vendor-contract.ts'
import { getBrandCatalogue, type Catalogue } from './modules/games/index.ts'
import type { Tracing } from './telemetry/tracing.ts'
import type { AnsweredRequest, Log } from './telemetry/log.ts'
import { canInspect } from './web/can-inspect.ts'

/** Services that the platform provides to the demo vendor and the demo gateway. */
interface DemoDeps {
  /** The data of this platform that is configured at the demo vendor: wallet URL, keys, games and hosts. */
  readonly operator: OperatorConfig
  /** Key with which the platform and a gateway sign their messages. */
  readonly gatewayKey: Buffer
  readonly log: Log
  /** Describes an error for the log. */
  readonly describe: (error: unknown) => string
  /** Returns the visitor's network. */
  readonly getVisitorNetwork: (request: { readonly ip: string | undefined }) => string
}

export interface AppDeps {
  readonly platform: ServerPlatform
  readonly readiness: Readiness
  /** Serves the demo vendor and the demo gateway; `undefined` in production. */
  readonly serveDemo: ((app: FastifyInstance, deps: DemoDeps) => Promise<void>) | undefined
  readonly merchants: Merchants
  readonly assetsOrigin: string | undefined
  /** Folder of the browser builds. It may be missing: the API works without it. */
  readonly dist: string
  /** Data folder, with the generated pictures. */
  readonly dataDir: string
  /** A development server's build, instead of the one in `dist`. */
  readonly build?: ServingDeps['build']
  /** Addresses and networks of proxies whose X-Forwarded-For header is trusted. */
  readonly trustProxy: readonly string[]
  /** Receives every request that was answered. */
  readonly onAnswered: ((request: AnsweredRequest) => void) | undefined
  readonly tracing: Tracing | undefined
}

const bodyLimit = 64 * 1024

/**
 * Assembles the server without listening: the demo in demo mode, the API, the admin API, pictures, and the brands'
 * pages.
 */
export async function buildApp({
  platform,
  readiness,
  serveDemo,
  merchants,
  assetsOrigin,
  dist,
  dataDir,
  build,
  trustProxy,
  onAnswered,
  tracing,
}: AppDeps): Promise<FastifyInstance> {
  const renderDataSource = createRenderDataSource(platform)
  const recentPages = new RecentPages(merchants, renderDataSource)
  const isTrusted = proxyAddr.compile([...trustProxy])
  const isTrustedProxy: typeof isTrusted = (address, hop) => isTrusted(stripPort(address), hop)
  const getRequestId = createRequestIdGenerator(isTrustedProxy)
  const app = Fastify({
    bodyLimit,
    serverFactory: createPageServerFactory(recentPages, {
      isTrustedProxy,
      isDraining: () => readiness.isDraining(),
      onResponse: createPageReporter(merchants, { getRequestId, onAnswered, isProxy: isTrustedProxy }),
    }),
    trustProxy: trustProxy.length === 0 ? false : isTrustedProxy,
    genReqId: getRequestId,
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections while the server closes are answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendBadRequest(error, request, reply),
  })
  observeRequests(app, { brands: platform.brands, onAnswered, tracing, isProxy: isTrustedProxy })
  // Responses to pending requests close their connections once the server drains.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) reply.raw.shouldKeepAlive = false
    done()
  })
  handleUnexpectedErrors(app, { merchants, log: platform.log, describe: describeError })
  if (serveDemo) await serveDemoPages(app, platform, serveDemo)
  serveReadiness(app, { readiness, brands: platform.brands })
  await app.register(serveWallet, { platform })
  await app.register(serveGatewayNotices, platform)
  await app.register(serveApi, { platform, handlers: createEndpointHandlers(platform) })
  await app.register(serveAdminApi, { platform })
  await app.register(serveBackOffice, { adminOrigin: platform.adminOrigin, folder: findBuilds(dist)?.current })
  const isDevelopment = (request: FastifyRequest): boolean =>
    build !== undefined && canInspect(request, { addresses: app.addresses(), hasTrustedProxy: trustProxy.length > 0 })
  const canInspectPage = (request: FastifyRequest): boolean =>
    isDevelopment(request) || findAdmittedBrand(platform, request, 'inspect') !== undefined
  const getCatalogue = async (merchant: ServedMerchant): Promise<Catalogue> =>
    getBrandCatalogue(platform.catalogue, await platform.sites.read(merchant))
  await app.register(serveArt, { merchants, dataDir, getCatalogue })
  await app.register(serveVendorPictures, { merchants, getTenant: platform.sites.tenant })
  await app.register(serveBrands, {
    merchants,
    assetsOrigin,
    dist,
    dataDir,
    build,
    facts: renderDataSource,
    recent: recentPages,
    log: platform.log,
    isInspectAllowed: canInspectPage,
  })
  return app
}

/** Serves the vendor and the gateway of the demo, and the operator pages that exist only in demo mode. */
async function serveDemoPages(app: FastifyInstance, platform: ServerPlatform, serveDemo: NonNullable<AppDeps['serveDemo']>): Promise<void> {
  await serveDemo(app, {
    operator: createOperatorForVendors(platform, () => `${getAppUrl(app)}${walletPath}`),
    gatewayKey: platform.gateway.key,
    log: platform.log,
    describe: describeError,
    getVisitorNetwork: (request) => getNetwork(getClientAddress(request)),
  })
  await app.register(serveOperatorLinks, { platform })
  await app.register(serveOutboxPage, { platform })
}

interface PageReportDeps {
  readonly getRequestId: (request: IncomingMessage) => string
  readonly onAnswered: AppDeps['onAnswered']
  readonly isProxy: (address: string, hop: number) => boolean
}

/** Creates the callback that reports requests answered from the page cache, which never reach Fastify. */
const createPageReporter = (merchants: Merchants, { getRequestId, onAnswered, isProxy }: PageReportDeps) =>
  onAnswered &&
  ((request: IncomingMessage, status: number, milliseconds: number): void =>
    onAnswered({
      requestId: getRequestId(request),
      brand: merchants.byHost(getRequestHost(request))?.id,
      method: request.method ?? '',
      route: '/*',
      endpoint: '/*',
      status,
      milliseconds,
      address: () => getClientAddress({ ip: proxyAddr(request, isProxy) }),
    }))

/** Returns the URL at which programs on this machine reach the server. */
export function getAppUrl(app: FastifyInstance): string {
  const listenAddress = app.server.address()
  if (listenAddress === null || typeof listenAddress === 'string') throw new Error('The server is not listening yet.')
  const { address, family, port } = listenAddress
  const reachableHost = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return `http://${reachableHost}:${String(port)}`
}

/** Adapts the platform's public facts to server rendering. They do not apply to visitors from blocked countries. */
function createRenderDataSource(platform: ServerPlatform): RenderDataSource<PublicFacts> {
  const source = createPublicFactsSource(platform)
  return {
    read: (brand) => source.read(brand),
    appliesTo: ({ appliesToAll, blockedCountries, localCountry }, request) =>
      appliesToAll || !blockedCountries.has(resolveLocation(platform, request, localCountry).country),
  }
}
