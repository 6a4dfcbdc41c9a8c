import type { Edit } from './edits.ts'

/** A mistake that an operator may make in one file of a shipped brand, and the expected diagnostic. */
export interface Mutant {
  /** Description of the mistake, for people. */
  readonly mistake: string
  /** The brand and the file, such as `lotus/theme.json`; a missing file is created. */
  readonly file: string
  readonly edit: Edit
  readonly code: string
  /**
   * The expected location: a pointer in the edited file (`/dark/text`), a line (`3`), or text on that line; in another
   * file with its path before `#`. By default the location of the edit.
   */
  readonly at?: string
  /** The expected suggestion, if only one value is possible. */
  readonly suggestion?: string
}

type MutantRow = readonly [
  mistake: string,
  file: string,
  edit: Edit,
  code: string,
  more?: { readonly at?: string; readonly suggestion?: string },
]

/** Converts the rows of a table to mutants. */
export const createMutants = (...rows: readonly MutantRow[]): readonly Mutant[] =>
  rows.map(([mistake, file, edit, code, more = {}]) => ({ mistake, file, edit, code, ...more }))
