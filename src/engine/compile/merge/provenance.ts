import type { Span } from '../../contract/diagnostic.ts'
import { locateInFile } from '../read/locate-in-file.ts'
import { isObject, parsePointer } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'

/** The value that one merchant of the chain writes for a pointer of the effective config. */
export interface Origin extends Span {
  readonly merchant: string
  readonly file: string
  /** Pointer into the file. */
  readonly pointer: string
  /** The written value; null removes the inherited one. */
  readonly value: unknown
}

/** The origin of each value of an effective config. Lines are determined on request. */
export interface Provenance {
  /**
   * Everything written at or above `pointer` (into the effective config) that affects its value, the root merchant
   * first.
   */
  listOrigins(pointer: string): readonly Origin[]
}

/** A source file, a pointer into it, and the value there. */
export interface ValueLocation {
  readonly source: SourceFile
  readonly pointer: string
  readonly value: unknown
}

/** Queries the layers of a merchant, ordered from the root merchant to the merchant itself. */
export class LayeredProvenance implements Provenance {
  constructor(readonly layers: readonly (readonly SourceFile[])[]) {}

  listOrigins(pointer: string): readonly Origin[] {
    return this.listLocations(pointer).map(({ source, pointer: filePointer, value }) => ({
      merchant: source.merchant,
      file: source.file,
      ...locateInFile(source, filePointer, 'key'),
      pointer: filePointer,
      value,
    }))
  }

  /** The locations that affect the value at `pointer`, the decisive one last. */
  listLocations(pointer: string): readonly ValueLocation[] {
    return this.layers.flatMap((sources) => {
      const source = sources.find((candidate) => pointer === candidate.pointer || pointer.startsWith(`${candidate.pointer}/`))
      const location = source && findLocation(source, pointer.slice(source.pointer.length))
      return location ? [location] : []
    })
  }

  /** The last location with a value at `pointer`, or at its nearest ancestor that has one; `undefined` if none. */
  findNearestLocation(pointer: string): ValueLocation | undefined {
    for (let ancestor = pointer; ancestor !== ''; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
      const location = this.listLocations(ancestor).at(-1)
      if (location) return location
    }
    return undefined
  }
}

/**
 * The value of a source at a pointer, or the ancestor that replaces it (null, a list or a primitive); `undefined` if
 * the source sets neither. For a pointer into a list, the value is the whole list.
 */
function findLocation(source: SourceFile, pointer: string): ValueLocation | undefined {
  let value: unknown = source.value
  let foundPointer = ''
  for (const [index, step] of parsePointer(pointer).entries()) {
    if (Array.isArray(value) && index > 0) return { source, pointer: step in value ? pointer : foundPointer, value }
    if (!isObject(value)) return { source, pointer: foundPointer, value }
    if (!Object.hasOwn(value, step)) return undefined
    value = value[step]
    foundPointer += `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`
  }
  return { source, pointer: foundPointer, value }
}
