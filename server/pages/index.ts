import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBuildManifest } from './build-manifest.ts'
import { findBuilds } from './builds.ts'
import { type RenderDataSource, createServerRenderer } from './first-screen.ts'
import type { Merchants } from '../modules/brands/index.ts'
import { PageCache } from './page-cache.ts'
import type { PageBuild } from './page.ts'
import { RecentPages } from './recent-pages.ts'
import { crossOriginHeaders, getSecurityHeaders } from '../web/security-headers.ts'
import { serveIcons } from './icons/serve-icons.ts'
import { serveAssets } from './serve-assets.ts'
import { serveInspect } from './serve-inspect.ts'
import { servePages } from './serve-pages.ts'
import { serveSiteFiles } from './serve-site-files.ts'

export type { RenderDataSource } from './first-screen.ts'
export { createPageServerFactory } from './page-server.ts'
export { RecentPages } from './recent-pages.ts'
export { handleUnexpectedErrors, sendBadRequest } from './error-pages.ts'
export type { PageBuild } from './page.ts'

export interface ServingDeps {
  readonly merchants: Merchants
  /** Origin of a CDN that serves the build's files, the assets and the texts. Default: the host of the page. */
  readonly assetsOrigin?: string | undefined
  /** Folder of the builds. The build that is current at startup is served until the server stops. */
  readonly dist: string
  /** Data folder, with the generated icons. Without it no icons are served. */
  readonly dataDir?: string
  /** Serves a development server's build instead of the one in `dist`, and returns its description for pages. */
  readonly build?: ((app: FastifyInstance, merchants: Merchants) => Promise<PageBuild>) | undefined
  /** Source of the facts (server state) for server rendering. Without it pages are rendered by the browser only. */
  readonly facts?: RenderDataSource
  /** Recently rendered pages, from which a server in front of the app responds. */
  readonly recent?: RecentPages
  readonly log?: (line: string) => void
  /** Whether a request may use the inspector. Default: none may. */
  readonly isInspectAllowed?: (request: FastifyRequest) => boolean
}

/** Serves the brands by host: pages, assets, texts, icons and site files; and the files of the build. */
export async function serveBrands(
  app: FastifyInstance,
  {
    merchants,
    assetsOrigin,
    dist,
    dataDir,
    build,
    facts,
    recent = new RecentPages(merchants, facts),
    log = () => undefined,
    isInspectAllowed = () => false,
  }: ServingDeps,
): Promise<void> {
  const builds = findBuilds(dist)
  const pageBuild: PageBuild | undefined = build
    ? await build(app, merchants)
    : builds && (await readBuildManifest(builds.current, assetsOrigin))
  await app.register(async (filesApp) => {
    filesApp.addHook('onRequest', (request, reply, done) => {
      reply.headers(getSecurityHeaders(request.protocol))
      done()
    })
    await filesApp.register(async (assetsApp) => {
      if (assetsOrigin !== undefined)
        assetsApp.addHook('onRequest', (_request, reply, done) => {
          reply.headers(crossOriginHeaders)
          done()
        })
      if (build === undefined && builds)
        await assetsApp.register(fastifyStatic, {
          root: [builds.current, ...builds.previous].map((folder) => join(folder, 'assets')),
          prefix: '/_livery/assets/',
          preCompressed: true,
          immutable: true,
          maxAge: '365d',
          index: false,
          decorateReply: false,
        })
      serveAssets(assetsApp, merchants, { forAnyHost: assetsOrigin !== undefined })
    })
    serveSiteFiles(filesApp, merchants)
    if (dataDir !== undefined) serveIcons(filesApp, merchants, dataDir, log)
    serveInspect(filesApp, merchants, isInspectAllowed)
  })
  const renderer = facts && pageBuild?.development !== true ? builds && createServerRenderer(builds.current) : undefined
  app.addHook('onClose', async () => renderer?.close())
  const pages = pageBuild && new PageCache({ build: pageBuild, renderer, log })
  servePages(app, { merchants, pages, facts, recent, log, isInspectAllowed })
}
