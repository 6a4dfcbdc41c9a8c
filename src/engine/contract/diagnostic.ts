import type { DiagnosticCode } from './diagnostic-code.ts'

/** Severity of a diagnostic: a version of a merchant with an error is not served; one with only warnings is. */
export type Severity = 'error' | 'warning'

/** A range of a text. Lines and columns start at 1; columns are in UTF-16 units. The end is exclusive. */
export interface Span {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** The span of a diagnostic about a whole file. */
export const fileStart: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** Replaces a range of a text. Offsets are in UTF-16 units from its start; the end is exclusive. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** One mistake, reported once, where it can be corrected. `pointer` is an RFC 6901 JSON pointer into `file`. */
export interface Diagnostic extends Span {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly file: string
  readonly pointer: string
  readonly message: string
  readonly found?: string
  readonly expected?: string
  /** A valid replacement, such as the nearest valid name. */
  readonly suggestion?: string
  readonly remedy?: string
  /** The edit of `file` that corrects the mistake, if only one correction is plausible. */
  readonly edit?: TextEdit
}
