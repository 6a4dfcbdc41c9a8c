import { createHash } from 'node:crypto'
import { generateThemeCss } from '../../src/engine/compile/index.ts'
import { createTextFunction } from '../../src/engine/resolve/brand-texts.ts'
import { describePage, findSiteOrigin } from '../../src/engine/resolve/describe-page.ts'
import { listRouteNodes, flattenNodes } from '../../src/engine/resolve/route-nodes.ts'
import { findFirstHeadingNode } from '../../src/engine/resolve/first-heading-node.ts'
import { resolveSite } from '../../src/engine/resolve/resolve-site.ts'
import { listPictureSources } from '../../src/engine/rules/picture-sources.ts'
import type { Site } from '../../src/engine/contract/site.ts'
import type { BannerProps, Route, Settings } from '../../src/generated/config.ts'
import { createBoot } from './boot.ts'
import type { BuildManifest } from './build-manifest.ts'
import { earlyClickScript } from './early-clicks.ts'
import { escapeHtml, escapeScript, unescapeHtml } from '../web/escape-html.ts'
import { measurePreloadedFonts } from './font-metrics.ts'
import { listInitialRequestUrls } from './initial-requests.ts'
import type { RenderData } from './first-screen.ts'
import { createContentSecurityPolicy } from '../web/security-headers.ts'
import { getAssetUrl, type ServedMerchant } from '../modules/brands/index.ts'
import { getIconUrl } from './icons/icon-set.ts'

/** The part of the build that a page refers to. */
export interface PageBuild extends Pick<BuildManifest, 'entryScript' | 'entry' | 'widget'> {
  /** Set by a development server, whose client script injects styles and listens for changes. */
  readonly development?: boolean
}

export interface PageOptions {
  readonly language: string
  /** The visitor's choice; `undefined` for the brand's default. */
  readonly theme: 'dark' | 'light' | undefined
  readonly route: Route
  /** Host that the page is for, with its port if it has one; `undefined` for a page for any host. */
  readonly host: string | undefined
  /** Whether the page includes the inspector. */
  readonly inspect?: boolean
  /** Whether the screen is wide, as far as it is known. */
  readonly wide?: boolean
  /** Query string of the URL. */
  readonly query?: string
  /**
   * Tracking mode if the brand uses analytics: `enabled` if the visitor has consented, `consent-required` if the page
   * may only ask for consent.
   */
  readonly trackingMode?: 'consent-required' | 'enabled' | undefined
  /** Origins at which browsers open the games of the brand's vendors. */
  readonly launchOrigins?: readonly string[]
  /** Whether the site is under maintenance, and shows a notice instead of its pages. */
  readonly isClosed?: boolean
  /** Facts for an anonymous visitor, if the page is for one. */
  readonly anonymousFacts?: Pick<RenderData, 'permission' | 'gameMenus'>
  /** The server-rendered HTML, and the boot data that it was rendered from, which the page embeds. */
  readonly serverRendered?: { readonly html: string; readonly boot: string }
}

export interface Page {
  readonly html: string
  readonly policy: string
}

/** Renders the HTML of a brand's page: its configuration, theme and language, and preloads for the route. */
export async function renderPage(merchant: ServedMerchant, build: PageBuild, options: PageOptions): Promise<Page> {
  const { config } = merchant
  const css = generateThemeCss(config, (path) => getAssetUrl(merchant, path), await measurePreloadedFonts(merchant))
  const policy = createContentSecurityPolicy({
    styleHashes: [hashText(css)],
    scriptHashes: options.serverRendered ? [hashText(earlyClickScript)] : [],
    styleAttributeHashes: listStyleAttributes(options.serverRendered?.html ?? '').map(hashText),
    imageOrigins: config.settings.imageOrigins ?? [],
    frameOrigins: [...config.settings.launchOrigins, ...listFrameOrigins(config.settings), ...(options.launchOrigins ?? [])],
    allowsGoogleTag: options.trackingMode === 'enabled',
    assetsOrigin: merchant.assetsOrigin,
    development: build.development ?? false,
  })
  const language = config.languages.catalogue[options.language]
  const attributes = { lang: language?.tag ?? 'en', dir: language?.direction ?? 'ltr', ...getThemeAttributes(merchant, options.theme) }
  const html = [
    '<!doctype html>',
    `<html ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
      .join(' ')}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...renderMeta(merchant, options),
    ...renderPreloads(merchant, build, options),
    `<style>${css}</style>`,
    ...(options.serverRendered ? [`<script>${earlyClickScript}</script>`] : []),
    '</head>',
    '<body>',
    `<div id="root">${options.serverRendered?.html ?? ''}</div>`,
    `<noscript>${escapeHtml(createTextFunction(config, options.language)('page_needs_script'))}</noscript>`,
    `<script type="application/json" id="livery-boot">${options.serverRendered?.boot ?? escapeScript(createBoot(merchant, options.language))}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
  return { html, policy }
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Returns the values of all style attributes, the only ones that the page's policy allows. */
function listStyleAttributes(html: string): readonly string[] {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescapeHtml(value))
  return [...new Set(values)]
}

function getThemeAttributes({ config }: ServedMerchant, chosenTheme: 'dark' | 'light' | undefined): Readonly<Record<string, string>> {
  const { theme } = config
  const effectiveTheme = chosenTheme ?? (theme.default === 'system' ? undefined : theme.default)
  const { button, card, heading, field, depth } = theme.treatment
  return {
    ...(effectiveTheme && { 'data-theme': effectiveTheme }),
    'data-button': button,
    'data-card': card,
    'data-heading': heading,
    'data-field': field,
    'data-depth': depth,
    'data-density': theme.space.density,
  }
}

/**
 * Returns the origins of the chat room and of the partners' pages, which the page may frame. Partner addresses without
 * an origin are paths on the first of the platform's game origins, which the page may frame anyway.
 */
function listFrameOrigins({ chat, partners = {} }: Settings): readonly string[] {
  const pages = Object.values(partners).flatMap(({ address }) => (address.startsWith('/') ? [] : [address]))
  return [...(chat ? [chat.url] : []), ...pages].map((url) => new URL(url).origin)
}

function renderMeta(merchant: ServedMerchant, { language, theme, route, inspect = false, trackingMode }: PageOptions): readonly string[] {
  const { config } = merchant
  const { name, marks } = config.merchant
  const { title, description, canonical } = describePage(config, route, createTextFunction(config, language))
  const renderMetaTag = (attribute: 'name' | 'property', metaName: string, content: string): string =>
    `<meta ${attribute}="${metaName}" content="${escapeHtml(content)}">`
  const origin = findSiteOrigin(config)
  const effectiveTheme = theme ?? config.theme.default
  const renderThemeColor = (name: 'dark' | 'light', media = ''): string =>
    `<meta name="theme-color"${media} content="${escapeHtml(config.theme[name].header)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    renderMetaTag('name', 'description', description),
    ...(effectiveTheme === 'system'
      ? (['light', 'dark'] as const).map((name) => renderThemeColor(name, ` media="(prefers-color-scheme: ${name})"`))
      : [renderThemeColor(effectiveTheme)]),
    `<link rel="icon" href="${getAssetUrl(merchant, marks.favicon)}">`,
    `<link rel="apple-touch-icon" href="${getIconUrl(merchant, 'apple-touch-icon.png')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(route.index === false ? [renderMetaTag('name', 'robots', 'noindex')] : []),
    ...(inspect ? [renderMetaTag('name', 'livery-inspect', 'on')] : []),
    ...(trackingMode ? [renderMetaTag('name', 'livery-visits', trackingMode)] : []),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    renderMetaTag('property', 'og:type', 'website'),
    renderMetaTag('property', 'og:site_name', name),
    renderMetaTag('property', 'og:title', title),
    renderMetaTag('property', 'og:description', description),
    ...(origin === undefined || marks.social === undefined
      ? []
      : [renderMetaTag('property', 'og:image', new URL(getAssetUrl(merchant, marks.social), origin).href)]),
  ]
}

/**
 * Returns the preloads of a route, in the order in which a browser with few connections should request them:
 * render-blocking files first, then slow ones.
 */
function renderPreloads(
  merchant: ServedMerchant,
  build: PageBuild,
  { route, host, isClosed = false, anonymousFacts, serverRendered }: PageOptions,
): readonly string[] {
  const { config } = merchant
  const site = resolveSite(config, { ...anonymousFacts, session: anonymousFacts && anonymousSession })
  const nodes = flattenNodes(listRouteNodes(site, config.layouts, route))
  const chunks = [build.entry, ...[...new Set(nodes.map(({ widget }) => widget))].map((kind) => build.widget(kind))]
  const scripts = [...new Set(chunks.flatMap((chunk) => chunk.scripts))].filter((file) => file !== build.entryScript)
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.styles))]
  const fonts = Object.values(config.theme.faces).filter(({ preload }) => preload)
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<script type="module" src="${build.entryScript}"${serverRendered ? ' fetchpriority="low"' : ''}></script>`,
    ...(isClosed
      ? []
      : renderLeadPicturePreload(merchant, [site, resolveSite(config, { ...anonymousFacts, session: anonymousSession })], route)),
    ...(serverRendered ? [] : listInitialRequestUrls(merchant, host)).map(
      (url) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(url)}">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...fonts.map(({ asset }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${getAssetUrl(merchant, asset)}">`),
  ]
}

/** Session of an anonymous visitor. */
const anonymousSession = { token: undefined, member: undefined, balance: undefined }

/**
 * Returns preloads for the picture of the banner at the top of the page, which is usually the largest element. Empty if
 * the picture is not the same for all visitors, because some of them would load an unused image.
 */
function renderLeadPicturePreload(merchant: ServedMerchant, sites: readonly Site[], { page = '' }: Route): readonly string[] {
  const [slide, ...otherSlides] = sites.map(({ pages }) => {
    const leadNode = findFirstHeadingNode(pages[page]?.nodes ?? [])
    return leadNode?.widget === 'banner' ? Object.values((leadNode.props as BannerProps).slides)[0] : undefined
  })
  if (!slide || otherSlides.some((other) => other?.image !== slide.image)) return []
  return listPictureSources(slide).map(
    ({ asset, media }) =>
      `<link rel="preload" as="image" fetchpriority="high" href="${getAssetUrl(merchant, asset)}"${media === undefined ? '' : ` media="${media}"`}>`,
  )
}
