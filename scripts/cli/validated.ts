import type { Diagnostic } from '../../src/engine/compile/index.ts'

/** What validating found, each finding once, and how many merchants are good. */
export interface Validated {
  readonly diagnostics: readonly Diagnostic[]
  readonly valid: number
  readonly invalid: number
}
