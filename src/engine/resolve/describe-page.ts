import type { Route } from '../../generated/config.ts'
import type { SiteConfig } from '../contract/site.ts'

/** What a page says of itself, to browsers and search engines. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  /** Its address for the world; a brand without a domain has none. */
  readonly canonical: string | undefined
}

/** `text` says a text in the language that is shown. */
export function describePage(config: SiteConfig, route: Route, text: (key: string) => string): PageDescription {
  const description = config.pages[route.page ?? '']?.description
  const origin = siteOrigin(config)
  return {
    title: pageTitle(config, route, text),
    description: description === undefined ? '' : text(description),
    canonical: origin && origin + route.path,
  }
}

/** What a page is called: as the overlay which opens with it, or else as itself. */
export function pageTitle(
  { merchant, overlays, pages }: SiteConfig,
  { overlay = '', page = '' }: Route,
  text: (key: string) => string,
): string {
  const key = (overlays.overlays[overlay] ?? pages[page])?.title
  return titleOf(key === undefined ? '' : text(key), merchant.name)
}

/** Where the public site of a brand is: at the first of its domains. */
export function siteOrigin({ merchant }: Pick<SiteConfig, 'merchant'>): string | undefined {
  const [domain] = merchant.domains
  return domain === undefined ? undefined : `https://${domain}`
}

/** What a page is called beside others of the browser: its own name and the brand's, once. */
export function titleOf(own: string, brand: string): string {
  if (own === '') return brand
  return own.includes(brand) ? own : `${own} – ${brand}`
}
