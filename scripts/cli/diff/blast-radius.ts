import type { CompiledMerchant } from '../../../src/engine/compile/index.ts'
import { compareConfigs, type Change } from '../compare-configs.ts'
import { splitFallbackTexts, type FallbackTexts } from '../split-fallback-texts.ts'

/** A change of a value, and where it is made. */
interface LocatedChange extends Change {
  /** `file:line` of the new value. */
  readonly location: string | undefined
}

/** What a change does to one merchant. */
export interface Impact {
  readonly id: string
  readonly state: 'unchanged' | 'changed' | 'new' | 'removed' | 'invalid'
  /** Which side is not valid. */
  readonly invalid?: 'before' | 'after'
  readonly errors?: number
  /** Ids of pages whose own content changes. */
  readonly pages: readonly string[]
  /** Ids of routes that are added, removed or changed. */
  readonly routes: readonly string[]
  /** Number of changed texts of each language, including texts that fall back. */
  readonly texts: Readonly<Record<string, number>>
  /** Languages that are added, removed or changed. */
  readonly languages: readonly string[]
  /** Parts that are on every page: theme, layouts, navigation. */
  readonly everywhere: readonly string[]
  /** Other files: content, games, overlays, registration and so on. */
  readonly other: readonly string[]
  readonly changes: readonly LocatedChange[]
  readonly fallbackTexts: readonly FallbackTexts[]
}

const noChanges = { pages: [], routes: [], texts: {}, languages: [], everywhere: [], other: [], changes: [], fallbackTexts: [] }
const partsOfEveryPage: ReadonlySet<string> = new Set(['theme', 'layouts', 'navigation', 'merchant'])
/** Parts that have their own column in the report. */
const partsWithColumn: ReadonlySet<string> = new Set(['pages', 'routes', 'messages', 'languages'])

/** Returns what the difference between two states of a merchant affects. */
export function impactOf(id: string, before: CompiledMerchant | undefined, after: CompiledMerchant | undefined): Impact {
  const invalid = [before, after].find((one) => one && !one.config)
  if (invalid) {
    const errors = invalid.diagnostics.filter(({ severity }) => severity === 'error').length
    return { id, state: 'invalid', invalid: invalid === before ? 'before' : 'after', errors, ...noChanges }
  }
  if (!before || !after) return { id, state: before ? 'removed' : 'new', ...noChanges }
  const changes = compareConfigs(before.config, after.config)
  if (changes.length === 0) return { id, state: 'unchanged', ...noChanges }
  const steps = changes.map(({ pointer }) => pointer.split('/').slice(1))
  const idsBelow = (...path: readonly string[]): readonly string[] => [
    ...new Set(
      steps.flatMap((step) => (path.every((name, index) => step[index] === name) ? [step[path.length] ?? ''] : [])).filter(Boolean),
    ),
  ]
  const parts = [...new Set(steps.map(([part = '']) => part))]
  const { own, fallbackTexts } = splitFallbackTexts(changes, before, after)
  return {
    id,
    state: 'changed',
    pages: idsBelow('pages'),
    routes: idsBelow('routes', 'routes'),
    texts: Object.fromEntries(idsBelow('messages').map((language) => [language, countTexts(steps, language)])),
    languages: idsBelow('languages', 'catalogue'),
    everywhere: parts.filter((part) => partsOfEveryPage.has(part)),
    other: parts.filter((part) => !partsOfEveryPage.has(part) && !partsWithColumn.has(part)),
    changes: own.map((change) => ({ ...change, location: locationOf(change, after) })),
    fallbackTexts,
  }
}

const countTexts = (steps: readonly (readonly string[])[], language: string): number =>
  steps.filter(([part, name]) => part === 'messages' && name === language).length

function locationOf({ pointer, after }: Change, compiled: CompiledMerchant): string | undefined {
  const origin = after === undefined ? undefined : compiled.provenance.originsOf(pointer).at(-1)
  return origin === undefined ? undefined : `${origin.file}:${String(origin.line)}`
}
