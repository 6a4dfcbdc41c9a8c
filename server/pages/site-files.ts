import { createTextFunction } from '../../src/engine/resolve/brand-texts.ts'
import { describePage, findSiteOrigin } from '../../src/engine/resolve/describe-page.ts'
import { escapeHtml } from '../web/escape-html.ts'
import { getAssetUrl, type ServedMerchant } from '../modules/brands/index.ts'
import { getIconUrl } from './icons/icon-set.ts'

/** Formats robots.txt, with the URL of the sitemap. */
export const formatRobots = (merchant: ServedMerchant, requestOrigin: string): string =>
  `User-agent: *\nDisallow: /_livery/api\nAllow: /\nSitemap: ${findSiteOrigin(merchant.config) ?? requestOrigin}/sitemap.xml\n`

/** Formats the sitemap (sitemaps.org) of the pages that a brand wants indexed. */
export function formatSitemap(merchant: ServedMerchant, requestOrigin: string): string {
  const { routes, notFound } = merchant.config.routes
  const origin = findSiteOrigin(merchant.config) ?? requestOrigin
  const urlEntries = Object.entries(routes)
    .filter(([id, { redirect, index }]) => id !== notFound && redirect === undefined && index !== false)
    .map(([, { path }]) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urlEntries.join('\n')}\n</urlset>\n`
}

/** Formats the web app manifest in one language. */
export function formatManifest(merchant: ServedMerchant, language: string): string {
  const { merchant: brand, theme, languages, routes } = merchant.config
  const home = routes.routes[routes.home]
  const description = home && describePage(merchant.config, home, createTextFunction(merchant.config, language)).description
  const { tag = 'en', direction = 'ltr' } = languages.catalogue[language] ?? {}
  const colours = theme[theme.default === 'light' ? 'light' : 'dark']
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: description || brand.name,
    lang: tag,
    dir: direction,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.canvas,
    theme_color: colours.header,
    icons: [
      ...(brand.marks.favicon.endsWith('.svg')
        ? [{ src: getAssetUrl(merchant, brand.marks.favicon), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
        : []),
      { src: getIconUrl(merchant, 'icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: getIconUrl(merchant, 'icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: getIconUrl(merchant, 'icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
