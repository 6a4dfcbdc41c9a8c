import type { Route } from '../../generated/config.ts'
import type { SiteConfig } from '../contract/site.ts'
import { titleOf } from '../rules/title-of.ts'

/** What a page says of itself, to browsers and search engines. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  /** Its address for the world; a brand without a domain has none. */
  readonly canonical: string | undefined
}

/** The words of a route: the title is that of the overlay which opens with it, or else of its page. `text` says a text in the language that is shown. */
export function describePage(config: SiteConfig, route: Route, text: (key: string) => string): PageDescription {
  const { merchant, overlays, pages } = config
  const page = pages[route.page ?? '']
  const say = (key: string | undefined): string => (key === undefined ? '' : text(key))
  const origin = siteOrigin(config)
  return {
    title: titleOf(say((overlays.overlays[route.overlay ?? ''] ?? page)?.title), merchant.name),
    description: say(page?.description),
    canonical: origin && origin + route.path,
  }
}

/** Where the public site of a brand is: at the first of its domains. */
export function siteOrigin({ merchant }: Pick<SiteConfig, 'merchant'>): string | undefined {
  const [domain] = merchant.domains
  return domain === undefined ? undefined : `https://${domain}`
}
