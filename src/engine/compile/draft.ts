import type { LazyAsset } from './read/asset-file.ts'
import type { Finding } from './explain/diagnose.ts'
import type { Content } from './contents.ts'
import { escapePointerToken, isObject, parsePointer, type JsonObject } from './read/pointer.ts'
import type { MergedTexts } from './merge/extend.ts'
import type { ChangedReferences } from './changed-references.ts'
import type { LayeredProvenance, ValueLocation } from './merge/provenance.ts'
import type { SourceFile } from './read/source-file.ts'

/** A merged merchant that has not been checked yet. */
export interface Draft {
  readonly id: string
  /** The effective config without its texts. It has not been validated yet. */
  readonly config: JsonObject
  readonly texts: MergedTexts
  /** The merged config of the extended merchant. Checks run only if that merchant is valid. */
  readonly parent: JsonObject | undefined
  readonly provenance: LayeredProvenance
  /** The merchant's own files. */
  readonly sources: readonly SourceFile[]
  /** Its own assets and those of the merchants that it extends. */
  readonly assets: ReadonlyMap<string, LazyAsset>
  /** Pointers into the config at which an invalid or unreadable value has been left out. */
  readonly omitted: readonly string[]
  /** Every part of the config, without the texts. */
  readonly getContents: () => readonly Content[]
  /** The parts that differ from those of the extended merchant. */
  readonly changed: readonly Content[]
  readonly getChangedReferences: () => ChangedReferences
}

/** A finding and the file that it concerns. */
export interface LocatedFinding {
  readonly source: SourceFile
  readonly finding: Finding
}

/**
 * The inherited value of a part of the config, which need not be checked again; `undefined` if this merchant may have
 * removed something from it.
 */
export const findReusableInheritedValue = (draft: Pick<Draft, 'sources'>, { pointer, before }: Content): unknown =>
  draft.sources.some((source) => source.pointer === pointer && source.mayHaveNulls) ? undefined : before

/** Whether an invalid value at or below `pointer` (into the config) has been left out. */
export const hasOmission = ({ omitted }: Draft, pointer: string): boolean =>
  omitted.some((omittedPointer) => omittedPointer === pointer || omittedPointer.startsWith(`${pointer}/`))

/** Whether an invalid value at, below or above `pointer` (into the config) has been left out. */
export const isAffectedByOmission = (draft: Draft, pointer: string): boolean =>
  hasOmission(draft, pointer) || draft.omitted.some((omittedPointer) => pointer.startsWith(`${omittedPointer}/`))

/** Locates a finding about `pointer` (into the config) in the file that determines the value there. */
export function locate(draft: Draft, pointer: string, finding: Omit<Finding, 'pointer'>): LocatedFinding {
  const location = getValueLocation(draft, pointer)
  return { source: location.source, finding: { ...finding, pointer: location.pointer } }
}

/**
 * The file that determines the value at a pointer of the config, and the pointer within the file. If no file writes the
 * value or an ancestor of it, this is the root of merchant.json, or of the first file if there is no merchant.json.
 *
 * @throws if the merchant has no file
 */
export const getValueLocation = (draft: Draft, pointer: string): Pick<ValueLocation, 'source' | 'pointer'> =>
  draft.provenance.findNearestLocation(pointer) ?? { source: getFallbackSource(draft), pointer: '' }

/**
 * The change that the merchant's own files make at a pointer of the config: the value that they write or remove there,
 * the ancestor that they replace or remove, or the deepest value that contains everything they write below the pointer.
 * `undefined` if they change nothing there.
 */
export function findOwnChange({ sources }: Draft, pointer: string): { readonly source: SourceFile; readonly pointer: string } | undefined {
  for (const source of sources) {
    if (pointer !== source.pointer && !pointer.startsWith(`${source.pointer}/`)) continue
    let value: unknown = source.value
    let ownPointer = ''
    for (const step of parsePointer(pointer.slice(source.pointer.length))) {
      if (!isObject(value)) return { source, pointer: ownPointer }
      if (!Object.hasOwn(value, step)) return undefined
      value = value[step]
      ownPointer += `/${escapePointerToken(step)}`
    }
    for (let keys = listKeys(value); keys.length === 1; keys = listKeys(value)) {
      const [key = ''] = keys
      value = (value as JsonObject)[key]
      ownPointer += `/${escapePointerToken(key)}`
    }
    return { source, pointer: ownPointer }
  }
  return undefined
}

const listKeys = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : [])

/**
 * Of the pointers of conflicting values, returns the one whose value was written by the last merchant of the
 * `extends` chain; the first of them if that merchant wrote several.
 */
export function pickLastWritten(draft: Draft, first: string, ...others: readonly string[]): string {
  const getLayerIndex = (pointer: string): number => {
    const source = draft.provenance.findNearestLocation(pointer)?.source
    return draft.provenance.layers.findIndex((sources) => source !== undefined && sources.includes(source))
  }
  return others.reduce((lastWritten, pointer) => (getLayerIndex(pointer) > getLayerIndex(lastWritten) ? pointer : lastWritten), first)
}

function getFallbackSource(draft: Draft): SourceFile {
  const source = draft.sources.find((candidate) => candidate.kind === 'merchant') ?? draft.sources[0]
  if (!source) throw new Error(`the merchant ${draft.id} has no file`)
  return source
}
