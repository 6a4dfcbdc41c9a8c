import type { Action } from '../../../generated/config.ts'
import { needs } from '../../../generated/needs.ts'
import type { HiddenPart, SiteConfig } from '../../contract/site.ts'

/** One pass over a configuration. References to the parts that it removes are removed by the next pass. */
export interface LimitPass {
  /** The configuration before the pass. */
  readonly config: SiteConfig
  /** The endpoints that the platform supports. */
  readonly supported: ReadonlySet<string>
  /** The parts that the pass has removed so far. */
  readonly removed: HiddenPart[]
}

/** Returns the first unsupported endpoint; `undefined` if there is none. `a|b` is supported if either of them is. */
export const findUnsupported = (names: readonly string[], supported: ReadonlySet<string>): string | undefined =>
  names.find((name) => !name.split('|').some((alternative) => supported.has(alternative)))

/** Keeps the entries that `limitEntry` returns. If it returns a string, the entry is removed for that reason. */
export const limitEntries = <T>(
  { removed }: LimitPass,
  entries: Readonly<Record<string, T>>,
  pointer: string,
  limitEntry: (entry: T, entryPointer: string, id: string) => T | string,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([id, entry]) => {
      const limited = limitEntry(entry, `${pointer}/${id}`, id)
      if (typeof limited !== 'string') return [[id, limited]]
      removed.push({ pointer: `${pointer}/${id}`, condition: undefined, reason: limited })
      return []
    }),
  )

// Each of the functions below returns the reason why something must be removed; `undefined` if it is kept.

export function explainUnsupported({ supported }: LimitPass, names: readonly string[]): string | undefined {
  const missing = findUnsupported(names, supported)
  return missing === undefined ? undefined : `the platform does not support ${missing.replaceAll('|', ' or ')}`
}

export const explainMissingRoute = ({ config }: LimitPass, id: string | undefined): string | undefined =>
  id === undefined || config.routes.routes[id] !== undefined ? undefined : `the route ${id} is missing`

export const explainMissingOverlay = ({ config }: LimitPass, id: string | undefined): string | undefined =>
  id === undefined || config.overlays.overlays[id] !== undefined ? undefined : `the overlay ${id} is missing`

const explainMissingCentrePage = ({ config }: LimitPass, panel: 'member' | 'agent', page: string | undefined): string | undefined =>
  page === undefined || config.menus[panel].items[page] !== undefined ? undefined : `the page ${page} of the ${panel} centre is missing`

export function explainUnavailableAction(pass: LimitPass, action: Action): string | undefined {
  const { routes, overlays } = pass.config
  const name = Object.keys(action)[0] ?? ''
  return (
    explainUnsupported(pass, needs.actions[name] ?? []) ??
    explainMissingRoute(pass, action.route) ??
    explainMissingRoute(pass, action.startVendorGame?.otherwise) ??
    explainMissingRoute(pass, action.article && routes.help) ??
    explainMissingRoute(pass, action.partner && routes.partner) ??
    explainMissingRoute(pass, action.promotion && routes.promotion) ??
    explainMissingOverlay(pass, action.notice && overlays.notice) ??
    explainMissingOverlay(pass, action.overlay) ??
    explainMissingCentrePage(pass, 'member', action.memberPage) ??
    explainMissingCentrePage(pass, 'agent', action.agentPage)
  )
}
