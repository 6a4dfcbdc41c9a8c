import type { LazyAsset } from './read/asset-file.ts'
import type { Finding } from './explain/diagnose.ts'
import type { Content } from './contents.ts'
import { escapeStep, isObject, stepsOf, type JsonObject } from './read/pointer.ts'
import type { Texts } from './merge/extend.ts'
import type { Survey } from './survey.ts'
import type { LayeredProvenance, Spot } from './merge/provenance.ts'
import type { SourceFile } from './read/source-file.ts'

/** A merchant after merging and before its checks. */
export interface Draft {
  readonly id: string
  /** The effective config but its texts; not yet known to be one. */
  readonly config: JsonObject
  readonly texts: Texts
  /** That of the merchant which this one extends, known to be good. */
  readonly parent: JsonObject | undefined
  readonly provenance: LayeredProvenance
  /** The merchant's own files. */
  readonly sources: readonly SourceFile[]
  /** Its own, and those of the merchants that it extends. */
  readonly assets: ReadonlyMap<string, LazyAsset>
  /** Pointers into the config where a part was wrong and has been left out. */
  readonly left: readonly string[]
  /** Every content but the texts. */
  readonly contents: () => readonly Content[]
  /** Those that differ from what the extended merchant has. */
  readonly changed: readonly Content[]
  readonly survey: () => Survey
}

/** A finding and the file that it is about. */
export interface LocatedFinding {
  readonly source: SourceFile
  readonly finding: Finding
}

/**
 * What need not be looked at again in a content: what the extended merchant has, unless something may have been taken
 * away.
 */
export const unchangedIn = (draft: Pick<Draft, 'sources'>, { pointer, before }: Content): unknown =>
  draft.sources.some((source) => source.pointer === pointer && source.nulls) ? undefined : before

/** Places a finding about `pointer` (a place of the config) in the file that decides there. */
export function locate(draft: Draft, pointer: string, finding: Omit<Finding, 'pointer'>): LocatedFinding {
  const spot = spotFor(draft, pointer)
  return { source: spot.source, finding: { ...finding, pointer: spot.pointer } }
}

/** The file that decides at a place of the config, and where in it. */
export const spotFor = (draft: Draft, pointer: string): Pick<Spot, 'source' | 'pointer'> =>
  draft.provenance.nearest(pointer) ?? { source: anySource(draft), pointer: '' }

/**
 * What the merchant's own files change at a place of the config: what they write there or remove, or else the deepest
 * place that holds all that they write below. Undefined where they change nothing there.
 */
export function ownChangeAt({ sources }: Draft, pointer: string): { readonly source: SourceFile; readonly pointer: string } | undefined {
  for (const source of sources) {
    if (pointer !== source.pointer && !pointer.startsWith(`${source.pointer}/`)) continue
    let value: unknown = source.value
    let at = ''
    for (const step of stepsOf(pointer.slice(source.pointer.length))) {
      if (!isObject(value)) return { source, pointer: at }
      if (!Object.hasOwn(value, step)) return undefined
      value = value[step]
      at += `/${escapeStep(step)}`
    }
    for (let keys = keysOf(value); keys.length === 1; keys = keysOf(value)) {
      const [key = ''] = keys
      value = (value as JsonObject)[key]
      at += `/${escapeStep(key)}`
    }
    return { source, pointer: at }
  }
  return undefined
}

const keysOf = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : [])

/**
 * Of places that are wrong only together, the one that the latest merchant wrote; the first where one merchant wrote
 * them all.
 */
export function latest(draft: Draft, first: string, ...others: readonly string[]): string {
  const layerOf = (pointer: string): number => {
    const source = draft.provenance.nearest(pointer)?.source
    return draft.provenance.layers.findIndex((sources) => source !== undefined && sources.includes(source))
  }
  return others.reduce((last, pointer) => (layerOf(pointer) > layerOf(last) ? pointer : last), first)
}

function anySource(draft: Draft): SourceFile {
  const source = draft.sources.find((one) => one.kind === 'merchant') ?? draft.sources[0]
  if (!source) throw new Error(`the merchant ${draft.id} has no file`)
  return source
}
