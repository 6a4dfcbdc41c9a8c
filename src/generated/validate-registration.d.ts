// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** What one field must fulfil, and what it holds. */
export interface FieldCase {
  /** The properties that must be there. */
  readonly needs: readonly ('value' | 'born')[]
  readonly value?: string | boolean
  /** What the value must equal. */
  readonly same?: string | boolean
  /** The fewest and the most characters, in Unicode code points. */
  readonly min?: number
  readonly max?: number
  /** The source of a regular expression for the `u` flag. */
  readonly pattern?: string
  /** A date as yyyy-MM-dd, and the last one that is early enough. */
  readonly born?: string
  readonly latest?: string
}

export interface Judge {
  (cases: Readonly<Record<string, FieldCase>>): boolean
  errors?: readonly { readonly instancePath: string; readonly keyword: string; readonly params: Readonly<Record<string, unknown>> }[] | null
}

/** Whether every field fulfils what stands beside it. */
export declare const judge: Judge
