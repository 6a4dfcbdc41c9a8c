import type { Diagnostic, TextEdit } from '../../src/engine/compile/index.ts'

/** A finding that was fixed, with the edit of its file. */
export interface FixedFinding extends Pick<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'message'> {
  readonly edit: TextEdit
  /** The replaced text. */
  readonly from: string
}

/** The result of a validation: each finding once, and the numbers of valid and invalid merchants. */
export interface ValidationResult {
  readonly diagnostics: readonly Diagnostic[]
  readonly valid: number
  readonly invalid: number
  /** The findings that were fixed, if --fix was given. */
  readonly fixed?: readonly FixedFinding[]
}
