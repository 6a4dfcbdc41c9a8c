import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
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
 * Creates log lines about the state of the merchants. Each error is listed once, for the merchant whose files contain
 * it, at most 10 per merchant. The merchant's summary is logged again when its errors or the merchants that it blocks
 * change. A merchant that is valid again in the version that is already being served is reported too.
 */
export class MerchantReport {
  /** Last report of each invalid merchant. */
  #reports = new Map<string, ErrorReport>()
  #served: ReadonlyMap<string, ServedMerchant> = new Map()
  #logsChanges = false

  /** Also logs new and changed merchants from now on. */
  logChanges(): void {
    this.#logsChanges = true
  }

  report(states: readonly MerchantState[]): readonly string[] {
    const lines = this.#reportErrors(states)
    const served = new Map(states.flatMap(({ id, served: merchant }): [string, ServedMerchant][] => (merchant ? [[id, merchant]] : [])))
    const removed = [...this.#served.keys()].filter((id) => !served.has(id))
    if (this.#logsChanges)
      lines.push(...formatChanges(states, this.#served), ...removed.map((id) => `${id}: folder removed, no longer serving it`))
    this.#served = served
    return lines
  }

  #reportErrors(states: readonly MerchantState[]): string[] {
    const invalidStates = new Map(states.filter(({ errors }) => errors.length > 0).map((state) => [state.id, state]))
    const previousReports = this.#reports
    this.#reports = new Map()
    const lines: string[] = []
    for (const state of invalidStates.values()) {
      const lastReport = previousReports.get(state.id)
      const report = createErrorReport(state, invalidStates, lastReport?.listedKeys ?? new Set())
      const blockedChanged = report.blocked !== (lastReport?.blocked ?? '')
      if (report.summary !== (lastReport?.summary ?? '') || report.newErrors.length > 0 || blockedChanged)
        lines.push(...[report.summary, ...report.newErrors, blockedChanged ? report.blocked : ''].filter((line) => line !== ''))
      this.#reports.set(state.id, report)
    }
    const recovered = states.filter(
      ({ id, served }) => previousReports.has(id) && !invalidStates.has(id) && served && served === this.#served.get(id),
    )
    if (recovered.length > 0) lines.push(`${formatMerchantNames(recovered)}: valid again, served as before`)
    return lines
  }
}

/** Report of an invalid merchant. */
interface ErrorReport {
  /** State of the merchant; empty if it is only blocked by another. */
  readonly summary: string
  /** The merchants that it blocks; empty if none. */
  readonly blocked: string
  /** Keys (`getErrorKey`) of its current errors that have been listed, now or before. */
  readonly listedKeys: ReadonlySet<string>
  /** Lines about the errors that were not listed before. */
  readonly newErrors: readonly string[]
}

/**
 * Creates the report of a merchant's own errors and the merchants it blocks. Errors listed before are counted, but not
 * listed again.
 */
function createErrorReport(
  { id, served }: MerchantState,
  invalidStates: ReadonlyMap<string, MerchantState>,
  previousKeys: ReadonlySet<string>,
): ErrorReport {
  const ownErrors = listOwnErrors(invalidStates.get(id), invalidStates)
  if (ownErrors.length === 0) return { summary: '', blocked: '', listedKeys: new Set(), newErrors: [] }
  const blockedStates = [...invalidStates.values()].filter((other) => findBlockingMerchant(other, invalidStates) === id)
  const status = served ? 'the last good version keeps being served' : 'not served'
  const listedErrors = ownErrors.slice(0, maxErrors)
  return {
    summary: `${id}: invalid, ${status} (${formatCount(ownErrors.length, 'mistake')})`,
    blocked: formatBlocked(blockedStates),
    listedKeys: new Set(listedErrors.map(getErrorKey)),
    newErrors: listedErrors.filter((error) => !previousKeys.has(getErrorKey(error))).map(formatError),
  }
}

const formatBlocked = (blockedStates: readonly MerchantState[]): string =>
  blockedStates.length === 0
    ? ''
    : `  ${formatMerchantNames(blockedStates)} extend${blockedStates.length === 1 ? 's' : ''} it and ${blockedStates.length === 1 ? 'is' : 'are'} blocked`

/** Formats an error as one line: location, message, suggestion and remedy. */
function formatError({ file, line, column, message, suggestion, remedy }: Diagnostic): string {
  const suggested = suggestion === undefined || remedy?.includes(`"${suggestion}"`) === true ? undefined : `Did you mean "${suggestion}"?`
  return escapeControls(`  ${[`${file}:${line}:${column}`, message, suggested, remedy].filter((part) => part !== undefined).join(' ')}`)
}

/** Identifies an error independently of its line, which shifts when lines above it change. */
const getErrorKey = ({ file, code, pointer, message }: Diagnostic): string => `${file} ${code} ${pointer} ${message}`

/** Lists the errors of a merchant that are not inherited from the merchants it extends. */
function listOwnErrors(state: MerchantState | undefined, invalidStates: ReadonlyMap<string, MerchantState>): readonly Diagnostic[] {
  if (!state) return []
  const inherited = new Set(state.chain.slice(0, -1).flatMap((id) => (invalidStates.get(id)?.errors ?? []).map(getLocatedErrorKey)))
  return state.errors.filter((error) => !inherited.has(getLocatedErrorKey(error)))
}

/** Returns the nearest extended merchant with errors of its own; `undefined` if the merchant has some itself. */
function findBlockingMerchant(state: MerchantState, invalidStates: ReadonlyMap<string, MerchantState>): string | undefined {
  if (listOwnErrors(state, invalidStates).length > 0) return undefined
  return state.chain.slice(0, -1).findLast((id) => listOwnErrors(invalidStates.get(id), invalidStates).length > 0)
}

function formatChanges(states: readonly MerchantState[], previous: ReadonlyMap<string, ServedMerchant>): readonly string[] {
  const added = states.filter(({ id, served }) => served && !previous.has(id))
  const changed = states.filter(({ id, served }) => served && previous.has(id) && previous.get(id) !== served)
  const ids = new Set(changed.map(({ id }) => id))
  const directlyChanged = changed.filter(({ chain }) => !chain.slice(0, -1).some((id) => ids.has(id)))
  const withChangedSeed = changed.filter(
    ({ id, served }) => served && !isDeepStrictEqual(getSeedSettings(previous.get(id)), getSeedSettings(served)),
  )
  return [
    ...added.map(({ id }) => `${id}: new, serving it`),
    ...directlyChanged.map(({ id }) => {
      const alsoChanged = changed.filter(({ chain }) => chain.at(-1) !== id && chain.includes(id))
      return `${id}: changed, serving the new version${alsoChanged.length === 0 ? '' : `, and that of ${formatMerchantNames(alsoChanged)}`}`
    }),
    ...(withChangedSeed.length === 0
      ? []
      : [
          `${formatMerchantNames(withChangedSeed)}: platform.json and the rules of ranks in content.json apply only at the first start; use livery platform to change the current values`,
        ]),
  ]
}

/** Returns the settings that apply only when a brand is provisioned. */
function getSeedSettings(merchant: ServedMerchant | undefined): unknown {
  if (!merchant) return undefined
  const { platform, content } = merchant.config
  const { socialLogin: _, ...seed } = platform
  const ranks = Object.values(content.vipRanks).map(({ texts: __, ...rules }) => rules)
  return { seed, ranks }
}

/** Identifies an error including its line and column. */
const getLocatedErrorKey = ({ file, line, column, code, message }: Diagnostic): string => `${file}:${line}:${column} ${code} ${message}`

const formatMerchantNames = (states: readonly MerchantState[]): string => {
  const names = states.slice(0, maxNames + 1 === states.length ? maxNames + 1 : maxNames).map(({ id }) => id)
  const remaining = states.length - names.length
  if (remaining > 0) return `${names.join(', ')} and ${remaining} more`
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
