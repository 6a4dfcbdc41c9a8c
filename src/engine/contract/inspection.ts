/** The value that one merchant sets for a pointer of the config. */
export interface ValueOrigin {
  readonly merchant: string
  /** Path such as `merchants/base/pages/home.json`, which an editor on the server's machine can open. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** The value in the file; `null` removes the inherited value. */
  readonly value: unknown
}

/** One value below an inspected pointer. */
export interface InspectedValue {
  /** Path relative to the inspected pointer, such as `/props/slides/one/title`. */
  readonly path: string
  readonly value: unknown
  /** The origins of the value by merchant, in order of precedence, the effective one last. */
  readonly origins: readonly ValueOrigin[]
}

/** Details of a pointer of the config, for an operator on the local development server. */
export interface Inspection {
  readonly pointer: string
  readonly origins: readonly ValueOrigin[]
  /** The leaf values at the pointer, without nested widgets. */
  readonly parts: readonly InspectedValue[]
  /** Number of values that are not in `parts`. */
  readonly omittedCount: number
}
