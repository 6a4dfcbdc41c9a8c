import type { CompiledMerchant } from '../../../src/engine/compile/index.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import { compareConfigs, type Change } from '../compare-configs.ts'
import { splitFallbackTexts, type FallbackTexts } from '../split-fallback-texts.ts'

/** A change of a value, with its location. */
interface LocatedChange extends Change {
  /** `file:line` of the new value; `undefined` if the value was removed or no file sets it. */
  readonly location: string | undefined
}

/** A file below `assets/`, of the merchant or of one that it extends, that a change affects. */
export interface ChangedAsset {
  readonly path: string
  readonly change: 'added' | 'removed' | 'replaced'
}

/** The effect of a change on one merchant. */
export interface Impact {
  readonly id: string
  readonly state: 'unchanged' | 'changed' | 'new' | 'removed' | 'invalid'
  /** The version that is not valid, if the state is `invalid`. */
  readonly invalid?: 'before' | 'after'
  /** Number of errors of the version that is not valid. */
  readonly errors?: number
  /** Ids of pages whose own content changes. */
  readonly pages: readonly string[]
  /** Ids of routes that are added, removed or changed. */
  readonly routes: readonly string[]
  /** Number of changed texts of each language, including texts that fall back. */
  readonly texts: Readonly<Record<string, number>>
  /** Languages that are added, removed or changed. */
  readonly languages: readonly string[]
  /** Changed parts that affect every page: theme, layouts, navigation, merchant. */
  readonly everywhere: readonly string[]
  /** Other changed parts: content, games, overlays, registration and so on. */
  readonly other: readonly string[]
  readonly changes: readonly LocatedChange[]
  readonly fallbackTexts: readonly FallbackTexts[]
  readonly assets: readonly ChangedAsset[]
}

/** States why there is no comparison, for an impact with the state `invalid`. */
export const describeInvalid = ({ invalid, errors = 0 }: Impact): string =>
  `the ${invalid === 'before' ? 'older' : 'newer'} version is not valid (${formatCount(errors, 'error')})`

const noChanges = { pages: [], routes: [], texts: {}, languages: [], everywhere: [], other: [], changes: [], fallbackTexts: [], assets: [] }
const partsOfEveryPage: ReadonlySet<string> = new Set(['theme', 'layouts', 'navigation', 'merchant'])
/** Parts that have their own column in the report. */
const partsWithColumn: ReadonlySet<string> = new Set(['pages', 'routes', 'messages', 'languages'])

/** Returns what the difference between two states of a merchant affects. */
export function computeImpact(id: string, before: CompiledMerchant | undefined, after: CompiledMerchant | undefined): Impact {
  const invalidVersion = [before, after].find((version) => version && !version.config)
  if (invalidVersion) {
    const errors = invalidVersion.diagnostics.filter(({ severity }) => severity === 'error').length
    return { id, state: 'invalid', invalid: invalidVersion === before ? 'before' : 'after', errors, ...noChanges }
  }
  if (!before || !after) return { id, state: before ? 'removed' : 'new', ...noChanges }
  const changes = compareConfigs(before.config, after.config)
  const assets = listChangedAssets(before.assets, after.assets)
  if (changes.length + assets.length === 0) return { id, state: 'unchanged', ...noChanges }
  const paths = changes.map(({ pointer }) => pointer.split('/').slice(1))
  const listIdsBelow = (...parent: readonly string[]): readonly string[] => [
    ...new Set(
      paths.flatMap((path) => (parent.every((name, index) => path[index] === name) ? [path[parent.length] ?? ''] : [])).filter(Boolean),
    ),
  ]
  const parts = [...new Set(paths.map(([part = '']) => part))]
  const { otherChanges, fallbackTexts } = splitFallbackTexts(changes, before, after)
  return {
    id,
    state: 'changed',
    pages: listIdsBelow('pages'),
    routes: listIdsBelow('routes', 'routes'),
    texts: Object.fromEntries(listIdsBelow('messages').map((language) => [language, countTexts(paths, language)])),
    languages: listIdsBelow('languages', 'catalogue'),
    everywhere: parts.filter((part) => partsOfEveryPage.has(part)),
    other: parts.filter((part) => !partsOfEveryPage.has(part) && !partsWithColumn.has(part)),
    changes: otherChanges.map((change) => ({ ...change, location: findChangeLocation(change, after) })),
    fallbackTexts,
    assets,
  }
}

function listChangedAssets(before: CompiledMerchant['assets'], after: CompiledMerchant['assets']): readonly ChangedAsset[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((path): readonly ChangedAsset[] => {
    const [previous, current] = [before.get(path), after.get(path)]
    if (!previous || !current) return [{ path, change: previous ? 'removed' : 'added' }]
    return previous.hash === current.hash ? [] : [{ path, change: 'replaced' }]
  })
}

const countTexts = (paths: readonly (readonly string[])[], language: string): number =>
  paths.filter(([part, name]) => part === 'messages' && name === language).length

function findChangeLocation({ pointer, after }: Change, compiled: CompiledMerchant): string | undefined {
  const origin = after === undefined ? undefined : compiled.provenance.listOrigins(pointer).at(-1)
  return origin === undefined ? undefined : `${origin.file}:${String(origin.line)}`
}
