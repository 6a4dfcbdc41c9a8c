import type { TextEdit } from '../../contract/diagnostic.ts'

/** A JSON value that knows where it stands. Offsets count UTF-16 units from the start of the text. */
export interface JsonTree {
  readonly start: number
  /** The offset behind it. */
  readonly end: number
  readonly value: unknown
  /** The members of an object, by key; the first one where a key stands twice. */
  readonly members?: ReadonlyMap<string, JsonMember>
  readonly items?: readonly JsonTree[]
}

export interface JsonMember {
  readonly keyStart: number
  readonly keyEnd: number
  readonly tree: JsonTree
}

/** Something that is wrong with a text as JSON. */
export interface JsonFault {
  readonly code:
    | 'json-syntax'
    | 'json-comment'
    | 'json-trailing-comma'
    | 'json-duplicate-key'
    | 'json-forbidden-key'
    | 'json-number'
    | 'json-character'
    | 'json-depth'
    | 'json-bom'
  readonly offset: number
  /** The offset behind it. */
  readonly end: number
  readonly pointer: string
  readonly message: string
  readonly found?: string
  readonly expected?: string
  readonly remedy?: string
  readonly edit?: TextEdit
}
