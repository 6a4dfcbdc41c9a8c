import type { DiagnosticCode } from './diagnostic-code.ts'

/** How bad a finding is: an error keeps a merchant from being served, a warning does not. */
export type Severity = 'error' | 'warning'

/**
 * One mistake, said once, at the place where it can be mended.
 * `line` and `column` count from 1; `column` counts UTF-16 units. `pointer` is an RFC 6901 JSON pointer into `file`.
 */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly file: string
  readonly line: number
  readonly column: number
  readonly pointer: string
  readonly message: string
  readonly found?: string
  readonly expected?: string
  /** The nearest valid name. */
  readonly suggestion?: string
  readonly remedy?: string
}
