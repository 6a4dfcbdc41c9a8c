import type { Site } from './walk-schema.ts'

/**
 * The map of each kind of file that defines the names of a kind of reference. Repeated here by hand, as an independent
 * check of the compiler.
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

/** The kind of name that an entry defines by its key; `undefined` if nothing can refer to it. */
export const definedBy = (kind: string, { path }: Site): string | undefined => maps[`${kind} ${path.slice(0, -1).join('/')}`]
