import type { Facts } from '../contract/facts.ts'
import type { Hidden, Site, SiteConfig, SiteOverlay, SitePage, SiteRoute } from '../contract/site.ts'
import { resolveCategories } from './categories.ts'
import { collectFacts } from './collect-facts.ts'
import { resolveFlags } from './flags.ts'
import { resolveGate } from './gate.ts'
import type { Known } from './known.ts'
import { resolveMenus } from './menus.ts'
import { resolveNavigation } from './navigation.ts'
import { resolveNodes } from './nodes.ts'
import { shareStructure } from './share-structure.ts'
import { resolveVisitor } from './visitor.ts'

/**
 * The configuration and the facts, put together. Pure: the same arguments give the same site. Given the site before,
 * every part that did not change is that site's own part, so that whoever compares by identity redraws only what did.
 */
export function resolveSite(config: SiteConfig, facts: Facts, previous?: Site): Site {
  const hidden: Hidden[] = []
  const visitor = resolveVisitor(facts.session, config.settings.accountTypes)
  const known = collectFacts(config, facts, visitor)
  const flags = known.flags ?? resolveFlags(undefined)
  const info = facts.permission?.info
  const site: Site = {
    gate: resolveGate(facts.permission),
    visitor,
    flags,
    counts: facts.counts,
    categories: resolveCategories(config, known, hidden),
    navigation: resolveNavigation(config, known, hidden),
    menus: resolveMenus(config, known, hidden),
    routes: mapValues(config.routes.routes, (route, id): SiteRoute => ({ ...route, id })),
    areas: mapValues(config.layouts.areas, (area, id) => resolveNodes(area.nodes, `/layouts/areas/${id}/nodes`, known, hidden)),
    pages: resolvePages(config, known, hidden),
    overlays: mapValues(config.overlays.overlays, (overlay, id): SiteOverlay => ({ ...overlay, id, nodes: resolveNodes(overlay.nodes, `/overlays/overlays/${id}/nodes`, known, hidden) })),
    support: info?.customerService ?? [],
    resources: info?.resources ?? [],
    imageOrigins: info?.imageCDNs ?? [],
    hidden,
  }
  return shareStructure(previous, site)
}

const resolvePages = (config: SiteConfig, known: Known, hidden: Hidden[]): Site['pages'] =>
  mapValues(config.pages, (page, id): SitePage => ({ id, title: page.title, description: page.description, nodes: resolveNodes(page.nodes, `/pages/${id}/nodes`, known, hidden) }))

const mapValues = <T, U>(entries: Readonly<Record<string, T>>, map: (value: T, id: string) => U): Record<string, U> => Object.fromEntries(Object.entries(entries).map(([id, value]) => [id, map(value, id)]))
