import type { Action } from '../../generated/config.ts'
import type { Site, SiteConfig } from '../contract/site.ts'

/** The routes of actions that do not name one. */
type DefaultRoutes = SiteConfig['routes']

type RoutableSite = Pick<Site, 'routes' | 'categories'>

/** Returns the path that an action leads to; `undefined` if it has none. */
export function findActionPath(action: Action, defaultRoutes: DefaultRoutes, site: RoutableSite): string | undefined {
  if (action.route !== undefined) return site.routes[action.route]?.path
  if (action.article !== undefined) return addQuery(site.routes[defaultRoutes.help]?.path, 'topic', action.article)
  if (action.partner !== undefined) return addQuery(site.routes[defaultRoutes.partner]?.path, 'page', action.partner)
  if (action.promotion !== undefined) return addQuery(site.routes[defaultRoutes.promotion]?.path, 'id', action.promotion)
  if (action.notice !== undefined) return addQuery(site.routes[defaultRoutes.notices]?.path, 'id', action.notice)
  if (action.openFirstVendor !== undefined) {
    const category = site.categories.find(({ id }) => id === action.openFirstVendor)
    return category && findCategoryPath(site, category.id, category.vendors[0]?.code)
  }
  return undefined
}

/**
 * Returns the path of a category's page, with the vendor if one is given and the page is filtered by vendor;
 * `undefined` if the category is not shown or its route does not exist.
 */
export function findCategoryPath(site: RoutableSite, id: string, vendor: string | undefined): string | undefined {
  const category = site.categories.find((c) => c.id === id)
  const route = category && site.routes[category.route]
  return route?.query?.includes('page') && vendor !== undefined ? addQuery(route.path, 'page', vendor) : route?.path
}

const addQuery = (path: string | undefined, name: string, value: string): string | undefined =>
  path && `${path}?${name}=${encodeURIComponent(value)}`
