import { isObject, parsePointer, findValueAt, type JsonObject } from '../read/pointer.ts'
import type { Draft } from '../draft.ts'

/** The kinds of reference to a map of the config, as spelled in diagnostic codes. */
type TargetSlug =
  | 'route'
  | 'page'
  | 'layout'
  | 'area'
  | 'overlay'
  | 'member-page'
  | 'agent-page'
  | 'category'
  | 'vendor'
  | 'account'
  | 'topic'
  | 'partner'
  | 'announcement'
  | 'language'
  | 'phone-region'

/** The map of the config that defines the names of one kind of reference. */
export interface Target {
  /** The last part of the kind's diagnostic codes: `route` in `unknown-route` and `removed-route`. */
  readonly slug: TargetSlug
  /** The kind as a noun in messages. */
  readonly noun: string
  /** The map in the config whose keys are the names. */
  readonly pointer: string
  /** The steps of `pointer`. */
  readonly steps: readonly string[]
  /** The file or folder in which an operator defines the name. */
  readonly file: string
}

const addSteps = (targets: Readonly<Record<string, Omit<Target, 'steps'>>>): Readonly<Record<string, Target>> =>
  Object.fromEntries(Object.entries(targets).map(([kind, target]) => [kind, { ...target, steps: parsePointer(target.pointer) }]))

export const targets: Readonly<Record<string, Target>> = addSteps({
  route: { slug: 'route', noun: 'route', pointer: '/routes/routes', file: 'routes.json' },
  page: { slug: 'page', noun: 'page', pointer: '/pages', file: 'pages/' },
  layout: { slug: 'layout', noun: 'layout', pointer: '/layouts/layouts', file: 'layouts.json' },
  area: { slug: 'area', noun: 'area', pointer: '/layouts/areas', file: 'layouts.json' },
  overlay: { slug: 'overlay', noun: 'overlay', pointer: '/overlays/overlays', file: 'overlays.json' },
  memberPage: { slug: 'member-page', noun: 'member centre page', pointer: '/menus/member/items', file: 'menus.json' },
  agentPage: { slug: 'agent-page', noun: 'agent centre page', pointer: '/menus/agent/items', file: 'menus.json' },
  category: { slug: 'category', noun: 'game category', pointer: '/games/categories', file: 'games.json' },
  vendor: { slug: 'vendor', noun: 'vendor', pointer: '/platform/vendors', file: 'platform.json' },
  account: { slug: 'account', noun: 'account', pointer: '/platform/accounts', file: 'platform.json' },
  topic: { slug: 'topic', noun: 'help topic', pointer: '/content/help', file: 'content.json' },
  partner: { slug: 'partner', noun: 'partner page', pointer: '/settings/partners', file: 'settings.json' },
  announcement: { slug: 'announcement', noun: 'announcement', pointer: '/content/announcements', file: 'content.json' },
  phoneRegion: { slug: 'phone-region', noun: 'phone region', pointer: '/registration/phone/regions', file: 'registration.json' },
  language: { slug: 'language', noun: 'language', pointer: '/languages/catalogue', file: 'languages.json' },
})

/** The map of a target's names; empty if the config has none. */
export function getTargetNames({ config }: Pick<Draft, 'config'>, { steps }: Target): JsonObject {
  const map = findValueAt(config, steps)
  return isObject(map) ? map : {}
}

const enabledCodesCache = new WeakMap<JsonObject, readonly string[]>()

/** The codes of the enabled languages, cached for all merchants that share a catalogue. */
export function listEnabledLanguageCodes(config: JsonObject): readonly string[] {
  const catalogue = findValueAt(config, ['languages', 'catalogue'])
  if (!isObject(catalogue)) return []
  const cached = enabledCodesCache.get(catalogue)
  if (cached) return cached
  const codes = Object.keys(catalogue).filter((code) => findValueAt(catalogue, [code, 'enabled']) === true)
  enabledCodesCache.set(catalogue, codes)
  return codes
}
