import type { SchemaNode } from './walk-schema.ts'

/**
 * The kind of reference whose names an object defines, by kind of file and path. Written by hand, as an independent
 * check of the compiler.
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
export const definedBy = (kind: string, { path }: SchemaNode): string | undefined =>
  definitionMaps[`${kind} ${path.slice(0, -1).join('/')}`]
