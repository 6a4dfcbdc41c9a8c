/** What one merchant says about a place of the configuration. */
export interface ValueOrigin {
  readonly merchant: string
  /** `merchants/base/pages/home.json`, as an editor on the server's machine finds it. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** What is written there; null takes away. */
  readonly value: unknown
}

/** One value below an inspected place. */
export interface InspectedValue {
  /** Below the place: `/props/slides/one/title`. */
  readonly path: string
  readonly value: unknown
  /** Every merchant that had a say, the last word last. */
  readonly written: readonly ValueOrigin[]
}

/** What an operator is told about a place of the configuration, by the server of their own machine. */
export interface Inspection {
  readonly pointer: string
  readonly written: readonly ValueOrigin[]
  /** The values at the place to their leaves, without the widgets that stand in it. */
  readonly parts: readonly InspectedValue[]
  /** How many parts there are besides those that are told. */
  readonly more: number
}
