import type { Diagnostic, TextEdit } from '../../src/engine/compile/index.ts'

/** A finding that was fixed, with the change of its file. */
export interface Fixed extends Pick<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'message'> {
  readonly edit: TextEdit
  /** The text that was replaced. */
  readonly from: string
}

/** What validating found, each finding once, and how many merchants are good. */
export interface Validated {
  readonly diagnostics: readonly Diagnostic[]
  readonly valid: number
  readonly invalid: number
  /** What has been fixed in the files before, where that was asked for. */
  readonly fixed?: readonly Fixed[]
}
