import type { Permission } from '../../generated/api.ts'
import type { Action, Menu, NavigationItem, Node } from '../../generated/config.ts'
import { needs, type NeedsSpec } from '../../generated/needs.ts'
import type { Flag } from '../contract/facts.ts'
import type { Hidden, SiteConfig } from '../contract/site.ts'
import { sortEntries } from '../rules/sort-entries.ts'

/** A configuration without the parts that a platform does not support, and why each of them is missing. */
export interface LimitedConfig {
  readonly config: SiteConfig
  readonly hidden: readonly Hidden[]
}

type Nodes = Readonly<Record<string, Node>>
type JsonObject = Readonly<Record<string, unknown>>

/** The endpoints that each flag requires. Without them, the flag is off. */
const endpointsByFlag: Readonly<Partial<Record<Flag, readonly string[]>>> = {
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
 * Removes the parts of a configuration that require other endpoints than `endpoints`: widgets, values of their props,
 * pages, routes, dialogs, entries of centres and bars, and references to any of them. Pure. Loaded only for a platform
 * that declares its endpoints.
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

/** Removes unsupported features from a permission: flags and customer service without their endpoints. */
export function limitPermission(permission: Permission, endpoints: readonly string[]): Permission {
  const supported = new Set(endpoints)
  const disabledFlags = new Set(
    Object.entries(endpointsByFlag).flatMap(([flag, names]) => (findMissing(names, supported) === undefined ? [] : [flag])),
  )
  const limitFlags = (tree: Permission['info']['whitelabel']): Permission['info']['whitelabel'] =>
    tree.map((node) => ({
      ...node,
      ...(disabledFlags.has(node.modId) && { enabled: '0' }),
      ...(node.childrenNodes && { childrenNodes: limitFlags(node.childrenNodes) }),
    }))
  const { info } = permission
  const support = findMissing(needs.actions['support'] ?? [], supported) === undefined ? info.customerService : []
  const registerRules = supported.has('session.captcha')
    ? info.registerRules
    : info.registerRules.filter(({ field }) => field !== 'captcha')
  return { ...permission, info: { ...info, whitelabel: limitFlags(info.whitelabel), customerService: support, registerRules } }
}

/** Returns the first of the endpoints that is not supported. */
const findMissing = (names: readonly string[], supported: ReadonlySet<string>): string | undefined =>
  names.find((name) => !name.split('|').some((one) => supported.has(one)))

function createLimiter(supported: ReadonlySet<string>) {
  const hidden: Hidden[] = []
  let removed = 0
  let config: SiteConfig

  const remove = (pointer: string, reason: string): undefined => {
    removed += 1
    hidden.push({ pointer, condition: undefined, reason })
  }
  const explainUnsupported = (names: readonly string[]): string | undefined => {
    const missing = findMissing(names, supported)
    return missing === undefined ? undefined : `the platform does not support ${missing.replaceAll('|', ' or ')}`
  }

  const explainMissingRoute = (id: string): string | undefined =>
    config.routes.routes[id] === undefined ? `the route ${id} is not there` : undefined
  const explainMissingOverlay = (id: string): string | undefined =>
    config.overlays.overlays[id] === undefined ? `the overlay ${id} is not there` : undefined
  const explainMissingPage = (panel: 'member' | 'agent', page: string): string | undefined =>
    config.menus[panel].items[page] === undefined ? `the page ${page} of the ${panel} centre is not there` : undefined

  /** Returns why an action has no target; `undefined` if it has one. */
  const explainDeadAction = (action: Action): string | undefined => {
    const { routes, overlays } = config
    const name = Object.keys(action)[0] ?? ''
    return (
      explainUnsupported(needs.actions[name] ?? []) ??
      (action.route === undefined ? undefined : explainMissingRoute(action.route)) ??
      (action.startVendorGame === undefined ? undefined : explainMissingRoute(action.startVendorGame.otherwise)) ??
      (action.article === undefined ? undefined : explainMissingRoute(routes.help)) ??
      (action.partner === undefined ? undefined : explainMissingRoute(routes.partner)) ??
      (action.promotion === undefined ? undefined : explainMissingRoute(routes.promotion)) ??
      (action.notice === undefined ? undefined : explainMissingOverlay(overlays.notice)) ??
      (action.overlay === undefined ? undefined : explainMissingOverlay(action.overlay)) ??
      (action.memberPage === undefined ? undefined : explainMissingPage('member', action.memberPage)) ??
      (action.agentPage === undefined ? undefined : explainMissingPage('agent', action.agentPage))
    )
  }

  /** Returns why a value must be removed, apart from its parts; `undefined` if it can stay. */
  const explainRemoval = (spec: NeedsSpec, value: unknown): string | undefined => {
    const names = spec.needs === undefined || Array.isArray(spec.needs) ? spec.needs : (spec.needs as JsonObject)[String(value)]
    const fault = explainUnsupported((names ?? []) as readonly string[])
    if (fault !== undefined) return fault
    if (spec.action) return explainDeadAction(value as Action)
    if (spec.reference === 'route') return explainMissingRoute(String(value))
    return spec.reference === 'overlay' ? explainMissingOverlay(String(value)) : undefined
  }

  /** Returns the supported part of a value; the reason if there is none. */
  const limitValue = (spec: NeedsSpec, value: unknown, pointer: string): { readonly value: unknown } | string => {
    const fault = explainRemoval(spec, value)
    if (fault !== undefined) return fault
    if (Array.isArray(value)) return spec.items === undefined ? { value } : limitList(spec.items, value, pointer)
    return typeof value === 'object' && value !== null ? limitObject(spec, value as JsonObject, pointer) : { value }
  }

  const limitList = (items: NeedsSpec, list: readonly unknown[], pointer: string): { readonly value: unknown } | string => {
    let reason = ''
    const remaining = list.flatMap((item, index) => {
      const limited = limitValue(items, item, `${pointer}/${String(index)}`)
      if (typeof limited !== 'string') return [limited.value]
      remove(`${pointer}/${String(index)}`, (reason = limited))
      return []
    })
    return remaining.length === 0 && list.length > 0 ? reason : { value: remaining }
  }

  const limitObject = (spec: NeedsSpec, object: JsonObject, pointer: string): { readonly value: unknown } | string => {
    const remaining: Record<string, unknown> = {}
    let reason = ''
    for (const [key, value] of Object.entries(object)) {
      const innerSpec = spec.properties?.[key] ?? spec.items
      const limited = innerSpec === undefined ? { value } : limitValue(innerSpec, value, `${pointer}/${key}`)
      if (typeof limited !== 'string') remaining[key] = limited.value
      else if (innerSpec?.required === true || spec.whole === true) return limited
      else remove(`${pointer}/${key}`, (reason = limited))
    }
    return spec.items !== undefined && reason !== '' && Object.keys(remaining).length === 0 ? reason : { value: remaining }
  }

  /** Returns a node without its unsupported parts; the reason if it must be removed. */
  const limitNode = (node: Node, pointer: string): Node | string => {
    const widget = needs.widgets[node.widget]
    const fault = explainUnsupported(widget?.needs ?? [])
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
        const limited = limitNode(node, `${pointer}/${id}`)
        return typeof limited === 'string' ? (remove(`${pointer}/${id}`, limited), []) : [[id, limited]]
      }),
    )

  /** Returns the remaining nodes of a page; `undefined` if its main content is missing. */
  const limitPage = (nodes: Nodes, pointer: string): Nodes | undefined => {
    const remaining = limitNodes(nodes, pointer)
    if (Object.keys(remaining).length === Object.keys(nodes).length) return remaining
    const [first] = sortEntries(nodes)
    const isMainContent = ([id, { widget }]: readonly [string, Node]): boolean => {
      const secondary = needs.widgets[widget]?.aside
      return secondary === undefined || (secondary === 'after' && id === first?.[0])
    }
    return Object.entries(remaining).some(isMainContent) ? remaining : undefined
  }

  /** Keeps the entries that `limitEntry` returns, and records why the others are removed. */
  const limitEntries = <T>(
    entries: Readonly<Record<string, T>>,
    pointer: string,
    limitEntry: (entry: T, entryPointer: string, id: string) => T | string,
  ): Record<string, T> =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([id, entry]) => {
        const limited = limitEntry(entry, `${pointer}/${id}`, id)
        return typeof limited === 'string' ? (remove(`${pointer}/${id}`, limited), []) : [[id, limited]]
      }),
    )

  const limitNodesOf = <T extends { readonly nodes: Nodes }>(holder: T, holderPointer: string): T | string => {
    const nodes = limitPage(holder.nodes, `${holderPointer}/nodes`)
    return nodes === undefined ? 'what it is there for is missing' : { ...holder, nodes }
  }

  const limitMenu = (menu: Menu, panel: 'member' | 'agent'): Menu => {
    const items = limitEntries(menu.items, `/menus/${panel}/items`, limitNodesOf)
    const ids = sortEntries(items).map(([id]) => id)
    const fallback = ids.includes(menu.default) ? menu.default : (ids[0] ?? menu.default)
    return { ...menu, items, default: fallback, allowed: menu.allowed && ids.length > 0 }
  }

  const limitRoutes = (): SiteConfig['routes']['routes'] =>
    limitEntries(config.routes.routes, '/routes/routes', (route) => {
      if (route.page !== undefined && config.pages[route.page] === undefined) return `the page ${route.page} is not there`
      if (route.redirect !== undefined && explainMissingRoute(route.redirect) !== undefined)
        return `the route ${route.redirect} is not there`
      return (route.overlay === undefined ? undefined : explainMissingOverlay(route.overlay)) ?? route
    })

  const limitOverlays = (): SiteConfig['overlays'] => {
    const { overlays } = config
    const centres = { [overlays.memberCentre]: config.menus.member, [overlays.agentCentre]: config.menus.agent }
    const remaining = limitEntries(overlays.overlays, '/overlays/overlays', (overlay, at, id) =>
      centres[id] !== undefined && Object.keys(centres[id].items).length === 0 ? 'the centre has no pages' : limitNodesOf(overlay, at),
    )
    const { register, forgotPassword, changePassword, paymentPassword, ...rest } = overlays
    const optional = { register, forgotPassword, changePassword, paymentPassword }
    const supportedOptional = Object.entries(optional).filter(([, id]) => id !== undefined && remaining[id] !== undefined)
    return { ...rest, ...Object.fromEntries(supportedOptional), overlays: remaining }
  }

  const limitBar = (items: Readonly<Record<string, NavigationItem>>, bar: string): Record<string, NavigationItem> =>
    limitEntries(items, `/navigation/${bar}`, (item) => explainDeadAction(item.action) ?? item)

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
        pages: limitEntries(config.pages, '/pages', limitNodesOf),
        menus: { ...config.menus, member: limitMenu(config.menus.member, 'member'), agent: limitMenu(config.menus.agent, 'agent') },
        overlays: limitOverlays(),
        routes: { ...config.routes, routes: limitRoutes() },
        navigation: navigation as SiteConfig['navigation'],
        games: {
          ...config.games,
          categories: limitEntries(
            config.games.categories,
            '/games/categories',
            (category) => explainMissingRoute(category.route) ?? category,
          ),
        },
        settings: popups === undefined || explainMissingOverlay(popups.overlay) !== undefined ? settings : { ...settings, popups },
        registration: supported.has('session.socialStart')
          ? config.registration
          : { ...config.registration, social: { google: false, facebook: false, oneClick: false } },
      }
    },
  }
}
