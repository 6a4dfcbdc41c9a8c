import type { Permission } from '../../generated/api.ts'
import type { Action, Menu, NavigationItem, Node } from '../../generated/config.ts'
import { needs, type NeedsSpec } from '../../generated/needs.ts'
import type { Flag } from '../contract/facts.ts'
import type { Hidden, SiteConfig } from '../contract/site.ts'
import { placeEntries } from '../rules/place-entries.ts'

/** A configuration without the parts that a platform does not support, and why each of them is missing. */
export interface LimitedConfig {
  readonly config: SiteConfig
  readonly hidden: readonly Hidden[]
}

type Nodes = Readonly<Record<string, Node>>
type Bag = Readonly<Record<string, unknown>>

/** The flags that stand for a use of endpoints: without the endpoints, the flag is off. */
const flagNeeds: Readonly<Partial<Record<Flag, readonly string[]>>> = {
  FREEPLAY3: ['session.freePlay', 'verification.work'],
  MOBILEVERCODELOGIN3: ['verification.smsNoLogin'],
  MOBILENUMREG3: ['member.registerMobile', 'verification.work'],
  MOBILENUMPASSREG3: ['member.registerMobile', 'verification.work'],
  USERNAMEREG3: ['member.register', 'verification.work'],
  REGMOBVERF3: ['verification.smsRegister'],
  CHNGPASSVERIF3: ['member.passwordByPhone', 'verification.smsNoLogin'],
  AGENTPOLICY3: ['agent.contractInfo'],
  MANPLAYREB3: ['record.cashback'],
}

/**
 * Removes from a configuration what needs endpoints other than `endpoints`: widgets, values of their props, pages,
 * routes, dialogs, entries of centres and bars, and what leads to any of them. Pure. Loaded only for a platform that
 * declares its endpoints.
 */
export function limitToSupported(config: SiteConfig, endpoints: readonly string[]): LimitedConfig {
  const limiter = createLimiter(new Set(endpoints))
  let limited = config
  for (;;) {
    const next = limiter.limit(limited)
    if (limiter.removed() === 0) return { config: next, hidden: limiter.hidden }
    limited = next
  }
}

/** Removes from a permission what the platform cannot do: flags and customer service without their endpoints. */
export function limitPermission(permission: Permission, endpoints: readonly string[]): Permission {
  const supported = new Set(endpoints)
  const off = new Set(Object.entries(flagNeeds).flatMap(([flag, names]) => (missingOf(names, supported) === undefined ? [] : [flag])))
  const limitFlags = (tree: Permission['info']['whitelabel']): Permission['info']['whitelabel'] =>
    tree.map((node) => ({
      ...node,
      ...(off.has(node.modId) && { enabled: '0' }),
      ...(node.childrenNodes && { childrenNodes: limitFlags(node.childrenNodes) }),
    }))
  const { info } = permission
  const support = missingOf(needs.actions['support'] ?? [], supported) === undefined ? info.customerService : []
  const registerRules = supported.has('session.captcha')
    ? info.registerRules
    : info.registerRules.filter(({ field }) => field !== 'captcha')
  return { ...permission, info: { ...info, whitelabel: limitFlags(info.whitelabel), customerService: support, registerRules } }
}

/** Returns the first of the endpoints that is not supported. */
const missingOf = (names: readonly string[], supported: ReadonlySet<string>): string | undefined =>
  names.find((name) => !name.split('|').some((one) => supported.has(one)))

function createLimiter(supported: ReadonlySet<string>) {
  const hidden: Hidden[] = []
  let removed = 0
  let config: SiteConfig

  const remove = (pointer: string, reason: string): undefined => {
    removed += 1
    hidden.push({ pointer, condition: undefined, reason })
  }
  const unsupported = (names: readonly string[]): string | undefined => {
    const missing = missingOf(names, supported)
    return missing === undefined ? undefined : `the platform does not support ${missing.replaceAll('|', ' or ')}`
  }

  const routeFault = (id: string): string | undefined =>
    config.routes.routes[id] === undefined ? `the route ${id} is not there` : undefined
  const overlayFault = (id: string): string | undefined =>
    config.overlays.overlays[id] === undefined ? `the overlay ${id} is not there` : undefined
  const centreFault = (panel: 'member' | 'agent', page: string): string | undefined =>
    config.menus[panel].items[page] === undefined ? `the page ${page} of the ${panel} centre is not there` : undefined

  /** Returns why an action leads nowhere. */
  const actionFault = (action: Action): string | undefined => {
    const { routes, overlays } = config
    const name = Object.keys(action)[0] ?? ''
    return (
      unsupported(needs.actions[name] ?? []) ??
      (action.route === undefined ? undefined : routeFault(action.route)) ??
      (action.startVendorGame === undefined ? undefined : routeFault(action.startVendorGame.otherwise)) ??
      (action.article === undefined ? undefined : routeFault(routes.help)) ??
      (action.partner === undefined ? undefined : routeFault(routes.partner)) ??
      (action.promotion === undefined ? undefined : routeFault(routes.promotion)) ??
      (action.notice === undefined ? undefined : overlayFault(overlays.notice)) ??
      (action.overlay === undefined ? undefined : overlayFault(action.overlay)) ??
      (action.memberPage === undefined ? undefined : centreFault('member', action.memberPage)) ??
      (action.agentPage === undefined ? undefined : centreFault('agent', action.agentPage))
    )
  }

  /** Returns why a value itself cannot be there. */
  const faultOf = (spec: NeedsSpec, value: unknown): string | undefined => {
    const names = spec.needs === undefined || Array.isArray(spec.needs) ? spec.needs : (spec.needs as Bag)[String(value)]
    const fault = unsupported((names ?? []) as readonly string[])
    if (fault !== undefined) return fault
    if (spec.action) return actionFault(value as Action)
    if (spec.reference === 'route') return routeFault(String(value))
    return spec.reference === 'overlay' ? overlayFault(String(value)) : undefined
  }

  /** Returns what is left of a value; the reason if nothing is. */
  const limitValue = (spec: NeedsSpec, value: unknown, pointer: string): { readonly value: unknown } | string => {
    const fault = faultOf(spec, value)
    if (fault !== undefined) return fault
    if (Array.isArray(value)) return spec.items === undefined ? { value } : limitList(spec.items, value, pointer)
    return typeof value === 'object' && value !== null ? limitBag(spec, value as Bag, pointer) : { value }
  }

  const limitList = (items: NeedsSpec, list: readonly unknown[], pointer: string): { readonly value: unknown } | string => {
    let reason = ''
    const kept = list.flatMap((item, index) => {
      const left = limitValue(items, item, `${pointer}/${String(index)}`)
      if (typeof left !== 'string') return [left.value]
      remove(`${pointer}/${String(index)}`, (reason = left))
      return []
    })
    return kept.length === 0 && list.length > 0 ? reason : { value: kept }
  }

  const limitBag = (spec: NeedsSpec, bag: Bag, pointer: string): { readonly value: unknown } | string => {
    const kept: Record<string, unknown> = {}
    let reason = ''
    for (const [key, value] of Object.entries(bag)) {
      const inner = spec.properties?.[key] ?? spec.items
      const left = inner === undefined ? { value } : limitValue(inner, value, `${pointer}/${key}`)
      if (typeof left !== 'string') kept[key] = left.value
      else if (inner?.required === true || spec.whole === true) return left
      else remove(`${pointer}/${key}`, (reason = left))
    }
    return spec.items !== undefined && reason !== '' && Object.keys(kept).length === 0 ? reason : { value: kept }
  }

  /** Returns a node without its unsupported parts; the reason if it has to go. */
  const limitNode = (node: Node, pointer: string): Node | string => {
    const widget = needs.widgets[node.widget]
    const fault = unsupported(widget?.needs ?? [])
    if (fault !== undefined) return fault
    const props = widget?.props === undefined ? { value: node.props } : limitValue(widget.props, node.props ?? {}, `${pointer}/props`)
    if (typeof props === 'string') return props
    const inner = 'nodes' in node ? (node.nodes ?? {}) : {}
    const nodes = limitNodes(inner, `${pointer}/nodes`)
    if (Object.keys(inner).length > 0 && Object.keys(nodes).length === 0) return 'all of its widgets are missing'
    return { ...node, ...(node.props && { props: props.value }), ...('nodes' in node && { nodes }) } as Node
  }

  const limitNodes = (nodes: Nodes, pointer: string): Nodes =>
    Object.fromEntries(
      Object.entries(nodes).flatMap(([id, node]) => {
        const left = limitNode(node, `${pointer}/${id}`)
        return typeof left === 'string' ? (remove(`${pointer}/${id}`, left), []) : [[id, left]]
      }),
    )

  /** Returns the remaining nodes of a page; `undefined` if it has lost what it is there for. */
  const limitPage = (nodes: Nodes, pointer: string): Nodes | undefined => {
    const left = limitNodes(nodes, pointer)
    if (Object.keys(left).length === Object.keys(nodes).length) return left
    const [first] = placeEntries(nodes)
    const carries = ([id, { widget }]: readonly [string, Node]): boolean => {
      const aside = needs.widgets[widget]?.aside
      return aside === undefined || (aside === 'after' && id === first?.[0])
    }
    return Object.entries(left).some(carries) ? left : undefined
  }

  /** Keeps the entries that `limitEntry` returns, and records why the others go. */
  const limitEntries = <T>(
    entries: Readonly<Record<string, T>>,
    pointer: string,
    limitEntry: (entry: T, at: string, id: string) => T | string,
  ): Record<string, T> =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([id, entry]) => {
        const left = limitEntry(entry, `${pointer}/${id}`, id)
        return typeof left === 'string' ? (remove(`${pointer}/${id}`, left), []) : [[id, left]]
      }),
    )

  const limitHolder = <T extends { readonly nodes: Nodes }>(holder: T, at: string): T | string => {
    const nodes = limitPage(holder.nodes, `${at}/nodes`)
    return nodes === undefined ? 'what it is there for is missing' : { ...holder, nodes }
  }

  const limitMenu = (menu: Menu, panel: 'member' | 'agent'): Menu => {
    const items = limitEntries(menu.items, `/menus/${panel}/items`, limitHolder)
    const ids = placeEntries(items).map(([id]) => id)
    const fallback = ids.includes(menu.default) ? menu.default : (ids[0] ?? menu.default)
    return { ...menu, items, default: fallback, allowed: menu.allowed && ids.length > 0 }
  }

  const limitRoutes = (): SiteConfig['routes']['routes'] =>
    limitEntries(config.routes.routes, '/routes/routes', (route) => {
      if (route.page !== undefined && config.pages[route.page] === undefined) return `the page ${route.page} is not there`
      if (route.redirect !== undefined && routeFault(route.redirect) !== undefined) return `the route ${route.redirect} is not there`
      return (route.overlay === undefined ? undefined : overlayFault(route.overlay)) ?? route
    })

  const limitOverlays = (): SiteConfig['overlays'] => {
    const { overlays } = config
    const centres = { [overlays.memberCentre]: config.menus.member, [overlays.agentCentre]: config.menus.agent }
    const left = limitEntries(overlays.overlays, '/overlays/overlays', (overlay, at, id) =>
      centres[id] !== undefined && Object.keys(centres[id].items).length === 0 ? 'the centre has no pages' : limitHolder(overlay, at),
    )
    const { register, forgotPassword, changePassword, paymentPassword, ...rest } = overlays
    const optional = { register, forgotPassword, changePassword, paymentPassword }
    const kept = Object.entries(optional).filter(([, id]) => id !== undefined && left[id] !== undefined)
    return { ...rest, ...Object.fromEntries(kept), overlays: left }
  }

  const limitBar = (items: Readonly<Record<string, NavigationItem>>, bar: string): Record<string, NavigationItem> =>
    limitEntries(items, `/navigation/${bar}`, (item) => actionFault(item.action) ?? item)

  return {
    hidden,
    /** The number of parts that the last pass removed. */
    removed: () => removed,
    limit: (given: SiteConfig): SiteConfig => {
      config = given
      removed = 0
      const { popups, ...settings } = config.settings
      const navigation = Object.fromEntries(
        Object.entries(config.navigation).map(([bar, items]) => [
          bar,
          typeof items === 'object' ? limitBar(items as Record<string, NavigationItem>, bar) : items,
        ]),
      )
      return {
        ...config,
        layouts: {
          ...config.layouts,
          areas: Object.fromEntries(
            Object.entries(config.layouts.areas).map(([id, area]) => [
              id,
              { ...area, nodes: limitNodes(area.nodes, `/layouts/areas/${id}/nodes`) },
            ]),
          ),
        },
        pages: limitEntries(config.pages, '/pages', limitHolder),
        menus: { ...config.menus, member: limitMenu(config.menus.member, 'member'), agent: limitMenu(config.menus.agent, 'agent') },
        overlays: limitOverlays(),
        routes: { ...config.routes, routes: limitRoutes() },
        navigation: navigation as SiteConfig['navigation'],
        games: {
          ...config.games,
          categories: limitEntries(config.games.categories, '/games/categories', (category) => routeFault(category.route) ?? category),
        },
        settings: popups === undefined || overlayFault(popups.overlay) !== undefined ? settings : { ...settings, popups },
        registration: supported.has('session.socialStart')
          ? config.registration
          : { ...config.registration, social: { google: false, facebook: false, oneClick: false } },
      }
    },
  }
}
