import { isObject, valueAt, type JsonObject } from '../read/pointer.ts'

/** The parts of the config whose entries may lead to a category. */
const leading = ['navigation', 'layouts', 'pages', 'overlays', 'menus'] as const

/** The categories that a merchant has disabled, and the routes that only they use. */
export interface Closed {
  readonly categories: ReadonlySet<unknown>
  readonly routes: ReadonlySet<unknown>
}

/**
 * Removes entries that lead to disabled categories (`games.categories.<id>.enabled`) from a merchant's config: the
 * routes of their pages, and each entry, slide, link and widget whose action leads there. Entries that represent a
 * category by its `gameType` stay: the facts hide them and record the reason.
 */
export function leaveOutClosed(config: JsonObject): JsonObject {
  const closed = closedIn(config)
  if (closed.categories.size === 0) return config
  const sections = Object.fromEntries(leading.map((part) => [part, without(objectAt(config, part), closed)]))
  const routes = Object.entries(objectAt(config, 'routes', 'routes')).filter(
    ([id, route]) => !closed.routes.has(id) && !linksToClosed(route, closed),
  )
  return { ...config, ...sections, routes: { ...objectAt(config, 'routes'), routes: Object.fromEntries(routes) } }
}

/** A route is closed if every category that uses it is disabled and the brand does not need it for anything else. */
export function closedIn(config: JsonObject): Closed {
  const categories = Object.entries(objectAt(config, 'games', 'categories')).map(([id, one]) => ({ id, ...(isObject(one) ? one : {}) }))
  const isOff = ({ enabled }: JsonObject): boolean => enabled === false
  const { home, login, notFound } = objectAt(config, 'routes')
  const needed = new Set([home, login, notFound, ...categories.filter((one) => !isOff(one)).map(routeOf)])
  const off = categories.filter(isOff)
  return { categories: new Set(off.map(({ id }) => id)), routes: new Set(off.map(routeOf).filter((route) => !needed.has(route))) }
}

const routeOf = ({ route }: JsonObject): unknown => route

/** The object at a path; empty if there is none. */
function objectAt(value: JsonObject, ...steps: readonly string[]): JsonObject {
  const found = valueAt(value, steps)
  return isObject(found) ? found : {}
}

function without(value: JsonObject, closed: Closed): JsonObject {
  const kept = Object.entries(value).filter(([, one]) => !linksToClosed(one, closed))
  return Object.fromEntries(kept.map(([key, one]) => [key, isObject(one) ? without(one, closed) : one]))
}

/**
 * Whether the action of an entry or of its widget leads to a disabled category, or the entry is a route that redirects
 * to one.
 */
export function linksToClosed(entry: unknown, { categories, routes }: Closed): boolean {
  if (!isObject(entry) || categories.has(entry['gameType'])) return false
  const action = isObject(entry['action']) ? entry['action'] : objectAt(entry, 'props', 'action')
  return (
    routes.has(action['route']) ||
    routes.has(entry['redirect']) ||
    categories.has(action['startFirstGame']) ||
    categories.has(action['openFirstVendor'])
  )
}
