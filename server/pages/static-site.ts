import type { AssetFile, CompiledMerchant } from '../../src/engine/compile/index.ts'
import { getTexts } from '../../src/engine/resolve/brand-texts.ts'
import { followRedirects } from '../../src/engine/resolve/find-route.ts'
import { listEnabledLanguages } from '../../src/engine/resolve/languages.ts'
import { findSiteOrigin } from '../../src/engine/resolve/describe-page.ts'
import { readBuildManifest } from './build-manifest.ts'
import { renderPage } from './page.ts'
import { commonHeaders, secureHeaders } from '../web/security-headers.ts'
import { getAssetUrl, getMessagesUrl, type ServedMerchant, toServedMerchant } from '../modules/brands/index.ts'
import { drawIcon, iconNames, getIconUrl } from './icons/icon-set.ts'
import { createUndecodableReporter } from './icons/report-undecodable.ts'
import { formatManifest, formatRobots, formatSitemap } from './site-files.ts'

/** A file of a static site: text, bytes or a copy of an asset. */
export interface StaticFile {
  /** Path below the site's folder. */
  readonly path: string
  readonly content: string | Buffer | { readonly copyOf: AssetFile }
}

/**
 * Renders a brand as static files: a page for each route, texts, assets, icons and the web app manifest; `_redirects`
 * and `_headers` for static hosts, and headers for Caddy; robots.txt and a sitemap if the brand has an origin.
 * A route that redirects has a page too, for hosts that ignore `_redirects`: the app then redirects in the browser.
 * Pages may frame games from `launchOrigins`, and from the `launchOrigins` of the brand's settings. `undefined` if the
 * brand is invalid or there is no build.
 */
export async function renderStaticSite(
  compiledMerchant: CompiledMerchant,
  dist: string,
  log: (line: string) => void = () => undefined,
  launchOrigins: readonly string[] = [],
): Promise<readonly StaticFile[] | undefined> {
  const merchant = toServedMerchant(compiledMerchant)
  const build = await readBuildManifest(dist)
  if (!merchant || !build) return undefined
  const { routes, languages } = merchant.config
  const language = languages.default
  const entries = Object.entries(routes.routes)
  const pages = await Promise.all(
    entries.map(async ([id, ownRoute]) => {
      const route = routes.routes[followRedirects(routes.routes, id)] ?? ownRoute
      const page = await renderPage(merchant, build, { language, theme: undefined, route, host: undefined, launchOrigins })
      return { id, path: ownRoute.path, ...page }
    }),
  )
  const redirects = entries.flatMap(([id, { path, redirect }]) =>
    redirect === undefined ? [] : [`${path} ${routes.routes[followRedirects(routes.routes, id)]?.path ?? '/'} 302`],
  )
  const policy = pages[0]?.policy ?? ''
  const origin = findSiteOrigin(merchant.config)
  return [
    ...pages.map(({ id, path, html }) => ({ path: id === routes.notFound ? '404.html' : toFilePath(path), content: html })),
    ...listEnabledLanguages(languages).map(([code]) => ({
      path: getMessagesUrl(merchant, code).slice(1),
      content: JSON.stringify(getTexts(merchant.config, code)),
    })),
    ...[...merchant.assets.values()].map((asset) => ({ path: getAssetUrl(merchant, asset.path).slice(1), content: { copyOf: asset } })),
    ...(await renderIconFiles(merchant, log)),
    { path: 'manifest.webmanifest', content: formatManifest(merchant, language) },
    ...(origin === undefined
      ? []
      : [
          { path: 'robots.txt', content: formatRobots(merchant, origin) },
          { path: 'sitemap.xml', content: formatSitemap(merchant, origin) },
        ]),
    { path: '_redirects', content: `${redirects.join('\n')}\n` },
    { path: '_headers', content: formatHeadersFile(policy) },
    { path: '_headers.caddy', content: formatCaddyHeaders(policy) },
  ]
}

/**
 * Draws the icons, and adds copies at the URLs that browsers request by default. Icons that cannot be drawn are
 * omitted; the reason is logged once per mark.
 */
async function renderIconFiles(merchant: ServedMerchant, log: (line: string) => void): Promise<readonly StaticFile[]> {
  const onUndecodable = createUndecodableReporter(log)(merchant)
  const icons = await Promise.all(iconNames.map(async (name) => ({ name, content: await drawIcon(merchant, name, onUndecodable) })))
  return icons.flatMap(({ name, content }) =>
    content === undefined
      ? []
      : [
          { path: getIconUrl(merchant, name).slice(1), content },
          ...(name === 'favicon.ico' || name === 'apple-touch-icon.png' ? [{ path: name, content }] : []),
        ],
  )
}

const toFilePath = (route: string): string => (/\.[a-z]+$/.test(route) ? route.slice(1) : `${route}/index.html`.replace(/^\/+/, ''))

const createPageHeaders = (policy: string): Readonly<Record<string, string>> => ({ ...commonHeaders, 'content-security-policy': policy })
const fileHeaders = { 'cache-control': 'public, max-age=31536000, immutable' } as const

/** Returns the headers as directives of a Caddyfile, which `deploy/caddy/static-site.Caddyfile` imports. */
function formatCaddyHeaders(policy: string): string {
  const formatLines = (headers: Readonly<Record<string, string>>): string =>
    Object.entries(headers)
      .map(([name, value]) => `\t${name} \`${value}\`\n`)
      .join('')
  // Disjoint matchers: of two that match, Caddy applies the less specific one last.
  const pages = formatLines({ ...createPageHeaders(policy), ...secureHeaders, 'cache-control': 'no-cache' })
  const files = formatLines({ ...commonHeaders, ...secureHeaders, ...fileHeaders })
  return `@pages not path /_livery/*\nheader @pages {\n${pages}}\nheader /_livery/* {\n${files}}\n`
}

/**
 * Returns the headers for static hosts. Cloudflare Pages joins the values of a header that several matching rules set,
 * so no two rules set the same one. Pages need no `cache-control`: by default, Netlify and Cloudflare Pages let
 * browsers revalidate every file.
 */
function formatHeadersFile(policy: string): string {
  const formatLines = (headers: Readonly<Record<string, string>>): string =>
    Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')
  return `/*\n${formatLines(createPageHeaders(policy))}\n/_livery/*\n${formatLines(fileHeaders)}\n`
}
