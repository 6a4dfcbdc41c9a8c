import type { FileKind } from '../../generated/validate-config.js'
import type { AssetFile } from './asset-file.ts'
import type { Finding } from './diagnose.ts'
import { isObject, type JsonObject } from './pointer.ts'
import type { Texts } from './extend.ts'
import type { Survey } from './survey.ts'
import type { LayeredProvenance } from './provenance.ts'
import type { SourceFile } from './source-file.ts'

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
  readonly assets: ReadonlyMap<string, AssetFile>
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

/** One kind of content in a config: a file kind that stands once, or one page. */
export interface Content {
  readonly kind: FileKind
  readonly pointer: string
  readonly value: unknown
  /** What the extended merchant has; the same thing where nothing is changed. */
  readonly before: unknown
}

/** The contents of a config but its texts; only those that differ from the extended merchant's, where `changed` is said. */
export function contentsOf(config: JsonObject, parent: JsonObject | undefined, changed?: 'changed'): Content[] {
  const contents: Content[] = []
  const add = (kind: FileKind, pointer: string, value: unknown, before: unknown): void => {
    if (changed === undefined || value !== before) contents.push({ kind, pointer, value, before })
  }
  for (const name in config) if (name !== 'pages' && name !== 'messages') add(name as FileKind, `/${name}`, config[name], parent?.[name])
  const [pages, before] = [config['pages'], parent?.['pages']]
  if (isObject(pages) && (changed === undefined || pages !== before))
    for (const id in pages) {
      const known = isObject(before) ? before[id] : undefined
      if (changed === undefined || pages[id] !== known) add('page', `/pages/${id}`, pages[id], known)
    }
  return contents
}

/** What need not be looked at again in a content: what the extended merchant has, unless something may have been taken away. */
export const settledIn = (draft: Pick<Draft, 'sources'>, { pointer, before }: Content): unknown =>
  draft.sources.some((source) => source.pointer === pointer && source.nulls) ? undefined : before

/** Places a finding about `pointer` (a place of the config) in the file that decides there. */
export function locate(draft: Draft, pointer: string, finding: Omit<Finding, 'pointer'>): LocatedFinding {
  const spot = draft.provenance.nearest(pointer) ?? { source: anySource(draft), pointer: '' }
  return { source: spot.source, finding: { ...finding, pointer: spot.pointer } }
}

function anySource(draft: Draft): SourceFile {
  const source = draft.sources.find((one) => one.kind === 'merchant') ?? draft.sources[0]
  if (!source) throw new Error(`the merchant ${draft.id} has no file`)
  return source
}
