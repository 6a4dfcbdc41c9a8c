import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'
import type { ServedMerchant } from './served-merchant.ts'

/** Current state of a merchant. */
export interface MerchantState {
  readonly id: string
  /** The merchants that it is compiled from: the common base first, itself last. */
  readonly chain: readonly string[]
  /** Errors that keep its files from being served: its own, and those of the merchants that it extends. */
  readonly errors: readonly Diagnostic[]
  /** The version that is being served: the last good one if there are errors. */
  readonly served: ServedMerchant | undefined
}

const maxErrors = 10
const maxNames = 4

/**
 * Logs the state of the merchants: each mistake once, at the merchant that it is made in, with the names of the
 * merchants it blocks, and again only when the report changes; and when a merchant is valid again.
 */
export class MerchantReport {
  /** Last report of each invalid merchant. */
  #reports = new Map<string, ErrorReport>()
  #served: ReadonlyMap<string, ServedMerchant> = new Map()
  #begun = false

  /** Also logs new and changed merchants from now on. */
  begin(): void {
    this.#begun = true
  }

  report(states: readonly MerchantState[]): readonly string[] {
    const lines = this.#reportErrors(states)
    const served = new Map(states.flatMap(({ id, served: one }): [string, ServedMerchant][] => (one ? [[id, one]] : [])))
    const gone = [...this.#served.keys()].filter((id) => !served.has(id))
    if (this.#begun) lines.push(...formatChanges(states, this.#served), ...gone.map((id) => `${id}: folder removed, no longer serving it`))
    this.#served = served
    return lines
  }

  #reportErrors(states: readonly MerchantState[]): string[] {
    const broken = new Map(states.filter(({ errors }) => errors.length > 0).map((state) => [state.id, state]))
    const before = this.#reports
    this.#reports = new Map()
    const lines: string[] = []
    for (const state of broken.values()) {
      const last = before.get(state.id)
      const report = createErrorReport(state, broken, last?.mistakes ?? new Set())
      const waits = report.waiting !== (last?.waiting ?? '')
      if (report.summary !== (last?.summary ?? '') || report.newErrors.length > 0 || waits)
        lines.push(...[report.summary, ...report.newErrors, waits ? report.waiting : ''].filter((line) => line !== ''))
      this.#reports.set(state.id, report)
    }
    const recovered = states.filter(({ id, served }) => before.has(id) && !broken.has(id) && served && served === this.#served.get(id))
    if (recovered.length > 0) lines.push(`${namesOf(recovered)}: valid again, served as before`)
    return lines
  }
}

/** Report of an invalid merchant. */
interface ErrorReport {
  /** State of the merchant; empty if it is only blocked by another. */
  readonly summary: string
  /** The merchants that it blocks; empty if none. */
  readonly waiting: string
  /** Keys of the mistakes reported so far, by `errorKeyOf`. */
  readonly mistakes: ReadonlySet<string>
  /** Lines about the mistakes that were not reported before. */
  readonly newErrors: readonly string[]
}

/** Reports a merchant's own mistakes, and the merchants it blocks. Mistakes reported before are only counted. */
function createErrorReport(
  { id, served }: MerchantState,
  broken: ReadonlyMap<string, MerchantState>,
  reported: ReadonlySet<string>,
): ErrorReport {
  const own = ownErrors(broken.get(id), broken)
  if (own.length === 0) return { summary: '', waiting: '', mistakes: new Set(), newErrors: [] }
  const waiting = [...broken.values()].filter((other) => findBlockingMerchant(other, broken) === id)
  const status = served ? 'the last good version keeps being served' : 'not served'
  const listed = own.slice(0, maxErrors)
  return {
    summary: `${id}: invalid, ${status} (${own.length} ${own.length === 1 ? 'mistake' : 'mistakes'})`,
    waiting: formatWaiting(waiting),
    mistakes: new Set(listed.map(errorKeyOf)),
    newErrors: listed.filter((error) => !reported.has(errorKeyOf(error))).map(formatError),
  }
}

const formatWaiting = (waiting: readonly MerchantState[]): string =>
  waiting.length === 0
    ? ''
    : `  ${namesOf(waiting)} extend${waiting.length === 1 ? 's' : ''} it and ${waiting.length === 1 ? 'is' : 'are'} blocked`

/** One line: location, message, suggestion and remedy. */
function formatError({ file, line, column, message, suggestion, remedy }: Diagnostic): string {
  const suggested = suggestion === undefined || remedy?.includes(`"${suggestion}"`) === true ? undefined : `Did you mean "${suggestion}"?`
  return escapeControls(`  ${[`${file}:${line}:${column}`, message, suggested, remedy].filter((part) => part !== undefined).join(' ')}`)
}

/** Identifies a mistake independently of its line, which shifts when lines above it change. */
const errorKeyOf = ({ file, code, pointer, message }: Diagnostic): string => `${file} ${code} ${pointer} ${message}`

/** The errors of a merchant that are not inherited from the merchants it extends. */
function ownErrors(state: MerchantState | undefined, broken: ReadonlyMap<string, MerchantState>): readonly Diagnostic[] {
  if (!state) return []
  const inherited = new Set(state.chain.slice(0, -1).flatMap((id) => (broken.get(id)?.errors ?? []).map(keyOf)))
  return state.errors.filter((error) => !inherited.has(keyOf(error)))
}

/** The nearest extended merchant with mistakes of its own, if the merchant has none itself. */
function findBlockingMerchant(state: MerchantState, broken: ReadonlyMap<string, MerchantState>): string | undefined {
  if (ownErrors(state, broken).length > 0) return undefined
  return state.chain.slice(0, -1).findLast((id) => ownErrors(broken.get(id), broken).length > 0)
}

function formatChanges(states: readonly MerchantState[], before: ReadonlyMap<string, ServedMerchant>): readonly string[] {
  const fresh = states.filter(({ id, served }) => served && !before.has(id))
  const changed = states.filter(({ id, served }) => served && before.has(id) && before.get(id) !== served)
  const ids = new Set(changed.map(({ id }) => id))
  const causes = changed.filter(({ chain }) => !chain.slice(0, -1).some((id) => ids.has(id)))
  const seeds = changed.filter(({ id, served }) => served && !isDeepStrictEqual(seedOf(before.get(id)), seedOf(served)))
  return [
    ...fresh.map(({ id }) => `${id}: new, serving it`),
    ...causes.map(({ id }) => {
      const alsoChanged = changed.filter(({ chain }) => chain.at(-1) !== id && chain.includes(id))
      return `${id}: changed, serving the new version${alsoChanged.length === 0 ? '' : `, and that of ${namesOf(alsoChanged)}`}`
    }),
    ...(seeds.length === 0
      ? []
      : [
          `${namesOf(seeds)}: platform.json and the rules of ranks in content.json apply only at the first start; use livery platform to change the current values`,
        ]),
  ]
}

/** The settings that only a brand's first start reads. */
function seedOf(merchant: ServedMerchant | undefined): unknown {
  if (!merchant) return undefined
  const { platform, content } = merchant.config
  const { socialLogin: _, ...seed } = platform
  const ranks = Object.values(content.vipRanks).map(({ texts: __, ...rules }) => rules)
  return { seed, ranks }
}

const keyOf = ({ file, line, column, code, message }: Diagnostic): string => `${file}:${line}:${column} ${code} ${message}`

const namesOf = (states: readonly MerchantState[]): string => {
  const names = states.slice(0, maxNames + 1 === states.length ? maxNames + 1 : maxNames).map(({ id }) => id)
  const more = states.length - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
