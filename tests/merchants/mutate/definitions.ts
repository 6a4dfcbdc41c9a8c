import type { Site } from './walk-schema.ts'

/**
 * Which map of which kind of file defines the names of a reference. Stated here once more, by hand, to judge the
 * compiler by.
 */
const maps: Readonly<Record<string, string>> = {
  'routes routes': 'route',
  'layouts layouts': 'layout',
  'layouts areas': 'area',
  'overlays overlays': 'overlay',
  'games categories': 'category',
  'platform vendors': 'vendor',
  'platform accounts': 'account',
  'languages catalogue': 'language',
  'registration phone/regions': 'phoneRegion',
  'menus member/items': 'memberPage',
  'menus agent/items': 'agentPage',
  'content announcements': 'announcement',
  'content help': 'topic',
  'messages ': 'message',
}

/** What kind of name an entry defines by its key; undefined where nothing can refer to it. */
export const definedBy = (kind: string, { path }: Site): string | undefined => maps[`${kind} ${path.slice(0, -1).join('/')}`]
