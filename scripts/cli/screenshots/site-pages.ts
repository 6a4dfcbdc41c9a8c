import { escapePointerToken } from '../../../src/engine/compile/index.ts'
import type { MerchantConfig, Route } from '../../../src/generated/config.ts'

/** A page of a merchant. */
export interface SitePage {
  /** Id of its route, or `<centre>-<item>` for a page of a centre. */
  readonly id: string
  /** Its path and query. */
  readonly path: string
  /** Pointers, ending with a slash, to the values that only this page shows. */
  readonly pointers: readonly string[]
  /** The part of the config that defines its content. */
  readonly content: unknown
  /** Whether its route opens a dialog above a page that has another route. */
  readonly isDialog: boolean
}

/**
 * Lists the pages of a merchant, in the order of its routes, the home page first. Routes that redirect or have no page
 * are omitted. Routes with the same page, layout and overlay are listed once. `username` is the demo account that
 * visitors are logged in with; the pages of its centres come last.
 */
export function listSitePages(config: MerchantConfig, username: string | undefined): readonly SitePage[] {
  const { home, routes } = config.routes
  const listedKeys = new Set<string>()
  const pages = Object.entries({ ...(routes[home] && { [home]: routes[home] }), ...routes }).flatMap(([id, route]) => {
    const key = [route.page, route.layout, route.overlay].join(' ')
    if (route.redirect !== undefined || route.page === undefined || listedKeys.has(key)) return []
    listedKeys.add(key)
    return [toPage(config, id, route)]
  })
  return [...pages, ...listCentres(config, username).flatMap((centre) => listCentrePages(config, centre))]
}

function toPage({ pages, overlays, routes, content: { announcements } }: MerchantConfig, id: string, route: Route): SitePage {
  const { page = '', overlay } = route
  const routePointer = `/routes/routes/${escapePointerToken(id)}/`
  if (overlay !== undefined) {
    const registration = overlay === overlays.register ? ['/registration/'] : []
    const pointers = [routePointer, `/overlays/overlays/${escapePointerToken(overlay)}/`, ...registration]
    return { id, path: route.path, pointers, content: overlays.overlays[overlay], isDialog: true }
  }
  // The page of a promotion is empty without the id of one.
  const [promotion] = Object.entries(announcements).find(([, { type }]) => type === 'PR') ?? []
  const query = id === routes.promotion && promotion !== undefined ? `?id=${encodeURIComponent(promotion)}` : ''
  return {
    id,
    path: route.path + query,
    pointers: [routePointer, `/pages/${escapePointerToken(page)}/`],
    content: pages[page],
    isDialog: false,
  }
}

type Centre = 'member' | 'agent'

/** Account types: players have no agent centre, and guests have no centre at all. */
const [player, guest] = [0, 4]

/** Returns the centres that an account can open; none if it is a guest or not a demo account. */
function listCentres({ platform: { accounts } }: MerchantConfig, username: string | undefined): readonly Centre[] {
  const type = username === undefined ? undefined : accounts[username]?.type
  if (type === undefined || type === guest) return []
  return type === player ? ['member'] : ['member', 'agent']
}

/**
 * Lists the pages of a centre. A centre opens above any page: here, above the customer service page, which has little
 * content.
 */
function listCentrePages({ menus, routes: { home, support = home, routes } }: MerchantConfig, centre: Centre): readonly SitePage[] {
  return Object.entries(menus[centre].items).map(([item, content]) => ({
    id: `${centre}-${item}`,
    path: `${routes[support]?.path ?? '/'}?${centre}=${encodeURIComponent(item)}`,
    pointers: [`/menus/${centre}/items/${escapePointerToken(item)}/`],
    content,
    isDialog: false,
  }))
}
