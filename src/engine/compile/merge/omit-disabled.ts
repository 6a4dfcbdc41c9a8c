import { isObject, findValueAt, type JsonObject } from '../read/pointer.ts'

/** The sections of the config whose entries may link to a category. */
const linkingSections = ['navigation', 'layouts', 'pages', 'overlays', 'menus'] as const

/** The categories that a merchant has disabled, and the routes that only they use. */
export interface DisabledTargets {
  readonly categories: ReadonlySet<unknown>
  readonly routes: ReadonlySet<unknown>
}

/**
 * Removes entries that lead to disabled categories (`games.categories.<id>.enabled`) from a merchant's config: the
 * routes of their pages, and each entry, slide, link and widget whose action leads there. Entries that represent a
 * category by its `gameType` stay: they are hidden, with the reason, when the navigation is resolved.
 */
export function omitDisabled(config: JsonObject): JsonObject {
  const disabled = findDisabled(config)
  if (disabled.categories.size === 0) return config
  const sections = Object.fromEntries(linkingSections.map((section) => [section, omitLinks(getObjectAt(config, section), disabled)]))
  const routes = Object.entries(getObjectAt(config, 'routes', 'routes')).filter(
    ([id, route]) => !disabled.routes.has(id) && !hasDisabledTarget(route, disabled),
  )
  return { ...config, ...sections, routes: { ...getObjectAt(config, 'routes'), routes: Object.fromEntries(routes) } }
}

/**
 * Returns the disabled categories and routes. A route is disabled if only disabled categories use it and it is not the
 * home, login or not-found route.
 */
export function findDisabled(config: JsonObject): DisabledTargets {
  const categories = Object.entries(getObjectAt(config, 'games', 'categories')).map(([id, category]) => ({
    id,
    ...(isObject(category) ? category : {}),
  }))
  const isDisabled = ({ enabled }: JsonObject): boolean => enabled === false
  const { home, login, notFound } = getObjectAt(config, 'routes')
  const neededRoutes = new Set([home, login, notFound, ...categories.filter((category) => !isDisabled(category)).map(getRoute)])
  const disabledCategories = categories.filter(isDisabled)
  return {
    categories: new Set(disabledCategories.map(({ id }) => id)),
    routes: new Set(disabledCategories.map(getRoute).filter((route) => !neededRoutes.has(route))),
  }
}

const getRoute = ({ route }: JsonObject): unknown => route

/** The object at a path; empty if there is none. */
function getObjectAt(value: JsonObject, ...steps: readonly string[]): JsonObject {
  const found = findValueAt(value, steps)
  return isObject(found) ? found : {}
}

function omitLinks(value: JsonObject, disabled: DisabledTargets): JsonObject {
  const remainingEntries = Object.entries(value).filter(([, entry]) => !hasDisabledTarget(entry, disabled))
  return Object.fromEntries(remainingEntries.map(([key, entry]) => [key, isObject(entry) ? omitLinks(entry, disabled) : entry]))
}

/**
 * Whether the action of an entry or of its widget leads to a disabled category, or the entry is a route that redirects
 * to one. `false` for an entry that represents a disabled category by its `gameType`.
 */
export function hasDisabledTarget(entry: unknown, { categories, routes }: DisabledTargets): boolean {
  if (!isObject(entry) || categories.has(entry['gameType'])) return false
  const action = isObject(entry['action']) ? entry['action'] : getObjectAt(entry, 'props', 'action')
  return (
    routes.has(action['route']) ||
    routes.has(entry['redirect']) ||
    categories.has(action['startFirstGame']) ||
    categories.has(action['openFirstVendor'])
  )
}
