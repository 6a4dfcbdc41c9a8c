import type { FileKind } from '../../generated/validate-config.js'
import type { AssetFile } from './asset-file.ts'
import type { Finding } from './diagnose.ts'
import { isObject, type JsonObject } from './pointer.ts'
import type { LayeredProvenance } from './provenance.ts'
import type { SourceFile } from './source-file.ts'

/** A merchant after merging and before its checks. */
export interface Draft {
  readonly id: string
  /** The effective config; not yet known to be one. */
  readonly config: JsonObject
  /** That of the merchant which this one extends, known to be good. */
  readonly parent: JsonObject | undefined
  readonly provenance: LayeredProvenance
  /** The merchant's own files. */
  readonly sources: readonly SourceFile[]
  /** Its own, and those of the merchants that it extends. */
  readonly assets: ReadonlyMap<string, AssetFile>
  /** Pointers into the config where a part was wrong and has been left out. */
  readonly left: readonly string[]
}

/** A finding and the file that it is about. */
export interface LocatedFinding {
  readonly source: SourceFile
  readonly finding: Finding
}

/** One kind of content in a config: a file kind that stands once, or one page, or one language. */
export interface Content {
  readonly kind: FileKind
  readonly pointer: string
  readonly value: unknown
  /** Whether it differs from what the extended merchant has. */
  readonly changed: boolean
}

/** Every content of a draft. */
export function contentsOf({ config, parent }: Pick<Draft, 'config' | 'parent'>): Content[] {
  return Object.entries(config).flatMap(([name, value]): Content[] => {
    const before = parent?.[name]
    if (name !== 'pages' && name !== 'messages') return [{ kind: name as FileKind, pointer: `/${name}`, value, changed: value !== before }]
    const kind = name === 'pages' ? 'page' : 'messages'
    return Object.entries(isObject(value) ? value : {}).map(([id, one]) => ({
      kind,
      pointer: `/${name}/${id}`,
      value: one,
      changed: !isObject(before) || before[id] !== one,
    }))
  })
}

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
