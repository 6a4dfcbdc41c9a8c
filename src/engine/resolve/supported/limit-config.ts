import type { Menu, NavigationItem } from '../../../generated/config.ts'
import type { SiteConfig } from '../../contract/site.ts'
import { sortEntries } from '../../rules/sort-entries.ts'
import { limitNodes, limitPage } from './limit-nodes.ts'
import { explainUnavailableAction, explainMissingOverlay, explainMissingRoute, limitEntries, type LimitPass } from './limit-pass.ts'

/**
 * Returns the configuration of a pass without its unsupported parts. Removed entries and prop values are added to
 * `removed`; changes to settings, to registration and to optional overlay roles are not.
 */
export function limitConfig(pass: LimitPass): SiteConfig {
  const { config, supported } = pass
  return {
    ...config,
    layouts: limitLayouts(pass),
    pages: limitEntries(pass, config.pages, '/pages', (page, pointer) => limitPage(pass, page, pointer)),
    menus: { ...config.menus, member: limitMenu(pass, 'member'), agent: limitMenu(pass, 'agent') },
    overlays: limitOverlays(pass),
    routes: { ...config.routes, routes: limitRoutes(pass) },
    navigation: limitNavigation(pass),
    games: { ...config.games, categories: limitCategories(pass) },
    settings: limitSettings(pass),
    registration: supported.has('session.socialStart')
      ? config.registration
      : { ...config.registration, social: { google: false, facebook: false, oneClick: false } },
  }
}

function limitLayouts(pass: LimitPass): SiteConfig['layouts'] {
  const { layouts } = pass.config
  const areas = Object.entries(layouts.areas).map(
    ([id, area]) => [id, { ...area, nodes: limitNodes(pass, area.nodes, `/layouts/areas/${id}/nodes`) }] as const,
  )
  return { ...layouts, areas: Object.fromEntries(areas) }
}

function limitMenu(pass: LimitPass, panel: 'member' | 'agent'): Menu {
  const menu = pass.config.menus[panel]
  const items = limitEntries(pass, menu.items, `/menus/${panel}/items`, (item, pointer) => limitPage(pass, item, pointer))
  const ids = sortEntries(items).map(([id]) => id)
  const defaultId = ids.includes(menu.default) ? menu.default : (ids[0] ?? menu.default)
  return { ...menu, items, default: defaultId, allowed: menu.allowed && ids.length > 0 }
}

function limitOverlays(pass: LimitPass): SiteConfig['overlays'] {
  const { overlays, menus } = pass.config
  const menusByOverlay = { [overlays.memberCentre]: menus.member, [overlays.agentCentre]: menus.agent }
  const remainingOverlays = limitEntries(pass, overlays.overlays, '/overlays/overlays', (overlay, pointer, id) =>
    menusByOverlay[id] !== undefined && Object.keys(menusByOverlay[id].items).length === 0
      ? 'the centre has no pages'
      : limitPage(pass, overlay, pointer),
  )
  const { register, forgotPassword, changePassword, paymentPassword, ...rest } = overlays
  const optionalOverlays = { register, forgotPassword, changePassword, paymentPassword }
  const supportedOptional = Object.entries(optionalOverlays).filter(([, id]) => id !== undefined && remainingOverlays[id] !== undefined)
  return { ...rest, ...Object.fromEntries(supportedOptional), overlays: remainingOverlays }
}

const limitRoutes = (pass: LimitPass): SiteConfig['routes']['routes'] =>
  limitEntries(pass, pass.config.routes.routes, '/routes/routes', (route) => {
    if (route.page !== undefined && pass.config.pages[route.page] === undefined) return `the page ${route.page} is missing`
    return explainMissingRoute(pass, route.redirect) ?? explainMissingOverlay(pass, route.overlay) ?? route
  })

function limitNavigation(pass: LimitPass): SiteConfig['navigation'] {
  const bars = Object.entries(pass.config.navigation).map(([bar, items]) => [
    bar,
    typeof items === 'object' ? limitBar(pass, items as Readonly<Record<string, NavigationItem>>, bar) : items,
  ])
  return Object.fromEntries(bars) as SiteConfig['navigation']
}

const limitBar = (pass: LimitPass, items: Readonly<Record<string, NavigationItem>>, bar: string): Record<string, NavigationItem> =>
  limitEntries(pass, items, `/navigation/${bar}`, (item) => explainUnavailableAction(pass, item.action) ?? item)

const limitCategories = (pass: LimitPass): SiteConfig['games']['categories'] =>
  limitEntries(pass, pass.config.games.categories, '/games/categories', (category) => explainMissingRoute(pass, category.route) ?? category)

function limitSettings(pass: LimitPass): SiteConfig['settings'] {
  const { popups, ...settings } = pass.config.settings
  return popups === undefined || explainMissingOverlay(pass, popups.overlay) !== undefined ? settings : { ...settings, popups }
}
