import type { SchemaNode } from './walk-schema.ts'

/**
 * The objects whose keys define names, such as `routes` in `routes.json`: kind of file and path of each object, and the
 * kind of name that its keys define. Written by hand, so that the tests do not depend on the compiler that they test.
 */
const definitionMaps: Readonly<Record<string, string>> = {
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

/** Returns the kind of name that an entry defines by its key; `undefined` if nothing can refer to it. */
export const findDefinedKind = (kind: string, { path }: SchemaNode): string | undefined =>
  definitionMaps[`${kind} ${path.slice(0, -1).join('/')}`]
