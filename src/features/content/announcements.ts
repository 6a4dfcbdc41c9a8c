import type { AnnouncementAction, ContentNoticesValue } from '../../generated/api.ts'
import type { Action } from '../../generated/config.ts'
import { type Query, classifyUrl, type Site, type SiteConfig, useQuery, useConfig, useEngine, useSite } from '../../engine/index.ts'

/** The brand's announcements of all types that its settings list, as one shared query. */
export function useAnnouncements(): Query<ContentNoticesValue> {
  const { types, platform, execution } = useConfig(({ settings }) => settings.announcements)
  const request = { types: types.join(','), platform, execution }
  return useQuery(`notices ${request.types} ${execution}`, (ports) => ports.content.notices(request))
}

/**
 * Returns the action of an announcement; `undefined` if there is none, if its route, overlay or member page does not
 * exist on the site, if its overlay is only for visitors while an account is logged in, or if its URL is not external.
 * Articles and promotions are not checked.
 */
export function resolveAnnouncementAction(
  action: AnnouncementAction | undefined,
  { routes, overlays, visitor }: Site,
  { menus }: SiteConfig,
): Action | undefined {
  if (action === undefined) return undefined
  const { route, overlay, article, promotion, memberPage, url } = action
  if (route !== undefined) return Object.hasOwn(routes, route) ? { route } : undefined
  if (overlay !== undefined) {
    const isHidden = overlays[overlay]?.access === 'visitor' && visitor.kind !== 'visitor'
    return Object.hasOwn(overlays, overlay) && !isHidden ? { overlay } : undefined
  }
  if (memberPage !== undefined) return Object.hasOwn(menus.member.items, memberPage) ? { memberPage } : undefined
  if (article !== undefined) return { article }
  if (promotion !== undefined) return { promotion }
  return url !== undefined && classifyUrl(url) === 'external' ? { url } : undefined
}

/** Returns a function that resolves the action of an announcement on this site. */
export function useResolveAnnouncementAction(): (action: AnnouncementAction | undefined) => Action | undefined {
  const { site, config } = useEngine()
  useSite(({ visitor }) => visitor.kind)
  return (action) => resolveAnnouncementAction(action, site.get(), config)
}
