import type { Span } from '../../contract/diagnostic.ts'
import { locateInFile } from '../read/locate-in-file.ts'
import { isObject, stepsOf } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'

/** What one merchant of the chain says about a place of the effective config. */
export interface Origin extends Span {
  readonly merchant: string
  readonly file: string
  /** Into the file. */
  readonly pointer: string
  /** What is written there; null removes. */
  readonly value: unknown
}

/** Where the parts of an effective config come from, to the leaf. Lines are looked up when they are asked for. */
export interface Provenance {
  /**
   * Everything written at or above `pointer` (a place of the effective config) that had a say in its value, first the
   * merchant that all extend.
   */
  originsOf(pointer: string): readonly Origin[]
}

/** A source and a pointer into it. */
export interface Spot {
  readonly source: SourceFile
  readonly pointer: string
  readonly value: unknown
}

/** Asks the layers of a merchant, which are given from the merchant that all extend to the merchant itself. */
export class LayeredProvenance implements Provenance {
  constructor(readonly layers: readonly (readonly SourceFile[])[]) {}

  originsOf(pointer: string): readonly Origin[] {
    return this.spotsOf(pointer).map(({ source, pointer: at, value }) => ({
      merchant: source.merchant,
      file: source.file,
      ...locateInFile(source, at, 'key'),
      pointer: at,
      value,
    }))
  }

  /** The spots that had a say in the value at `pointer`, the deciding one last. */
  spotsOf(pointer: string): readonly Spot[] {
    return this.layers.flatMap((sources) => {
      const source = sources.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`))
      const spot = source && spotIn(source, pointer.slice(source.pointer.length))
      return spot ? [spot] : []
    })
  }

  /** The last spot that says something at `pointer`, or else at the nearest place around it. */
  nearest(pointer: string): Spot | undefined {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const spot = this.spotsOf(at).at(-1)
      if (spot) return spot
    }
    return undefined
  }
}

/**
 * What a source says at a pointer: what stands there, or what stands above it and leaves no room for it (null, a list,
 * a text).
 */
function spotIn(source: SourceFile, pointer: string): Spot | undefined {
  let value: unknown = source.value
  let at = ''
  for (const [index, step] of stepsOf(pointer).entries()) {
    if (Array.isArray(value) && index > 0) return { source, pointer: step in value ? pointer : at, value }
    if (!isObject(value)) return { source, pointer: at, value }
    if (!Object.hasOwn(value, step)) return undefined
    value = value[step]
    at += `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`
  }
  return { source, pointer: at, value }
}
