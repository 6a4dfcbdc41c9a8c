import type { KnownFacts } from '../contract/facts.ts'
import type { SiteStatus, HiddenPart, Site, SiteConfig, SiteOverlay, SitePage } from '../contract/site.ts'
import { planCategories } from './categories.ts'
import { buildConditionContext } from './build-condition-context.ts'
import { resolveFlags } from './flags.ts'
import type { ConditionContext } from './condition-context.ts'
import { planMenus } from './menus.ts'
import { planNavigation } from './navigation.ts'
import { planNodes } from './nodes.ts'
import { createPlan, type Plan } from './plan.ts'
import { shareStructure } from './share-structure.ts'
import { resolveVisitor } from './visitor.ts'
import type { Permission } from '../../generated/api.ts'

/** Resolves the site from the facts, for one configuration. Pure: the same facts result in the same site. */
export type Resolver = (facts: KnownFacts, previous?: Site) => Site

/**
 * Precomputes everything that does not depend on facts. `unsupported` lists the parts that `config` lacks because the
 * platform does not support them. The returned resolver computes the rest; unchanged parts keep the identity of the
 * previous site's parts, so that selectors that compare by identity re-render only what changed.
 */
export function createResolver(config: SiteConfig, unsupported: readonly HiddenPart[] = []): Resolver {
  const routes = mapValues(config.routes.routes, (route, id) => ({ ...route, id }))
  const areas = planEntries(mapValues(config.layouts.areas, ({ nodes }, id) => planNodes(nodes, `/layouts/areas/${id}/nodes`)))
  const pages = planEntries(
    mapValues(config.pages, ({ title, description, nodes }, id) =>
      planWithNodes<SitePage>({ id, title, description }, planNodes(nodes, `/pages/${id}/nodes`)),
    ),
  )
  const overlays = planEntries(
    mapValues(config.overlays.overlays, (overlay, id) =>
      planWithNodes<SiteOverlay>({ ...overlay, id }, planNodes(overlay.nodes, `/overlays/overlays/${id}/nodes`)),
    ),
  )
  const categories = planCategories(config)
  const navigation = planNavigation(config)
  const menus = planMenus(config)

  return (facts, previous) => {
    const hidden: HiddenPart[] = [...unsupported]
    const visitor = resolveVisitor(facts.session, config.settings.accountTypes)
    const context = buildConditionContext(config, facts, visitor, categories)
    const info = facts.permission?.info
    const site: Site = {
      gate: resolveGate(facts.permission),
      visitor,
      flags: context.flags ?? resolveFlags(undefined),
      counts: facts.counts ?? {},
      categories: categories.resolve(context, hidden),
      navigation: navigation.resolve(context, hidden),
      menus: menus.resolve(context, hidden),
      routes,
      areas: areas.resolve(context, hidden),
      pages: pages.resolve(context, hidden),
      overlays: overlays.resolve(context, hidden),
      support: info?.customerService ?? [],
      resources: info?.resources ?? [],
      imageOrigins: info?.imageCDNs ?? [],
      hidden,
    }
    return shareStructure(previous, site)
  }
}

/** Resolves the site once. */
export const resolveSite = (config: SiteConfig, facts: KnownFacts, previous?: Site): Site => createResolver(config)(facts, previous)

function planWithNodes<T extends { readonly nodes: Site['areas'][string] }>(rest: Omit<T, 'nodes'>, nodes: Plan<T['nodes']>): Plan<T> {
  return createPlan(nodes.fixed, (context, hidden) => ({ ...rest, nodes: nodes.resolve(context, hidden) }) as T)
}

function planEntries<T>(plans: Readonly<Record<string, Plan<T>>>): Plan<Readonly<Record<string, T>>> {
  const resolve = (context: ConditionContext, hidden: HiddenPart[]): Readonly<Record<string, T>> =>
    mapValues(plans, (plan) => plan.resolve(context, hidden))
  return createPlan(
    Object.values(plans).every(({ fixed }) => fixed),
    resolve,
  )
}

const mapValues = <T, U>(entries: Readonly<Record<string, T>>, map: (value: T, id: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(entries).map(([id, value]) => [id, map(value, id)]))

/**
 * Returns the gate of the site. Only status 0 without a contradicting field opens it; a missing response or an unknown
 * value closes it.
 */
export function resolveGate(permission: Permission | undefined): SiteStatus {
  if (permission === undefined) return { status: 'unknown' }
  if (permission.status === 2 || permission.regionRestriction)
    return { status: 'restricted', ip: permission.location.ip, country: permission.location.country }
  if (permission.status === 1 || permission.maintenance) return { status: 'maintenance' }
  return permission.status === 0 ? { status: 'open' } : { status: 'unknown' }
}
