import type { DiagnosticCode } from './diagnostic-code.ts'

/** How bad a finding is: an error keeps a merchant from being served, a warning does not. */
export type Severity = 'error' | 'warning'

/** A part of a text: lines and columns count from 1, columns in UTF-16 units. The end is the place behind it. */
export interface Span {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** The span of a finding about a file as a whole. */
export const fileStart: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** Replaces a part of a text. Offsets count UTF-16 units from its start; the end is the offset behind the part. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** One mistake, said once, at the place where it can be mended. `pointer` is an RFC 6901 JSON pointer into `file`. */
export interface Diagnostic extends Span {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly file: string
  readonly pointer: string
  readonly message: string
  readonly found?: string
  readonly expected?: string
  /** The nearest valid name. */
  readonly suggestion?: string
  readonly remedy?: string
  /** The change of `file` that removes the mistake, where there is only one that can be meant. */
  readonly edit?: TextEdit
}
