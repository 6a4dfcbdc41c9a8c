import type { Route } from '../../generated/config.ts'
import type { SiteConfig } from '../contract/site.ts'

/** Metadata of a page for browsers and search engines. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  /** Canonical URL; `undefined` for a brand without a domain. */
  readonly canonical: string | undefined
}

/** Returns the metadata of a route's page. `text` returns texts of the current language. */
export function describePage(config: SiteConfig, route: Route, text: (key: string) => string): PageDescription {
  const description = config.pages[route.page ?? '']?.description
  const origin = findSiteOrigin(config)
  return {
    title: getPageTitle(config, route, text),
    description: description === undefined ? '' : text(description),
    canonical: origin && origin + route.path,
  }
}

/** Returns the title of a page: that of the overlay which opens with it, otherwise its own. */
export function getPageTitle(
  { merchant, overlays, pages }: SiteConfig,
  { overlay = '', page = '' }: Route,
  text: (key: string) => string,
): string {
  const key = (overlays.overlays[overlay] ?? pages[page])?.title
  return formatDocumentTitle(key === undefined ? '' : text(key), merchant.name)
}

/** Returns the origin of the brand's public site, at its first domain; `undefined` if it has none. */
export function findSiteOrigin({ merchant }: Pick<SiteConfig, 'merchant'>): string | undefined {
  const [domain] = merchant.domains
  return domain === undefined ? undefined : `https://${domain}`
}

/** Returns the document title: `pageName`, followed by the name of the brand unless `pageName` contains it. */
export function formatDocumentTitle(pageName: string, brand: string): string {
  if (pageName === '') return brand
  return pageName.includes(brand) ? pageName : `${pageName} – ${brand}`
}
