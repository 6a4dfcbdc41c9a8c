import type { TextEdit } from '../../contract/diagnostic.ts'

/** A JSON value with its location. Offsets are in UTF-16 units from the start of the text. */
export interface JsonTree {
  readonly start: number
  /** The offset after the value. */
  readonly end: number
  readonly value: unknown
  /** The members of an object by key; the first one of a duplicate key. */
  readonly members?: ReadonlyMap<string, JsonMember>
  readonly items?: readonly JsonTree[]
}

export interface JsonMember {
  readonly keyStart: number
  readonly keyEnd: number
  readonly tree: JsonTree
}

/** A syntax error or an unsupported construct in a JSON text. */
export interface JsonFault {
  readonly code:
    | 'json-syntax'
    | 'json-comment'
    | 'json-trailing-comma'
    | 'json-duplicate-key'
    | 'json-forbidden-key'
    | 'json-number'
    | 'json-invalid-character'
    | 'json-depth'
    | 'json-bom'
  readonly offset: number
  /** The offset after the faulty text. */
  readonly end: number
  readonly pointer: string
  readonly message: string
  readonly found?: string
  readonly expected?: string
  readonly remedy?: string
  readonly edit?: TextEdit
}
