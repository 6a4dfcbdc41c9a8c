import type { DiagnosticCode } from '../../../src/engine/contract/diagnostic-code.ts'
import type { Edit } from './edits.ts'

/** A mistake that an operator may make in one file of a shipped brand, and the expected diagnostic. */
export interface Mutant {
  /** Description of the mistake. */
  readonly mistake: string
  /** The brand and the file, such as `lotus/theme.json`; a missing file is created. */
  readonly file: string
  readonly edit: Edit
  /** The expected code of the diagnostic. */
  readonly code: DiagnosticCode
  /**
   * The expected location in the edited file: a JSON pointer (`/dark/text`), a line number (`3`), or a text on the
   * line. The path of another file and `#` may precede a pointer or a text. Defaults to the line of the edit.
   */
  readonly at?: string
  /** The expected suggestion, if only one value is possible. */
  readonly suggestion?: string
}

type MutantRow = readonly [
  mistake: string,
  file: string,
  edit: Edit,
  code: DiagnosticCode,
  more?: { readonly at?: string; readonly suggestion?: string },
]

/** Converts the rows of a table to mutants. */
export const createMutants = (...rows: readonly MutantRow[]): readonly Mutant[] =>
  rows.map(([mistake, file, edit, code, more = {}]) => ({ mistake, file, edit, code, ...more }))
