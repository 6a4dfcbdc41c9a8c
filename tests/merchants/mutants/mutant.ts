import type { Edit } from './edits.ts'

/** A mistake that an operator may make in one file of a shipped brand, and what should be told of it. */
export interface Mutant {
  /** What was done, for people. */
  readonly mistake: string
  /** The brand and the file, as `lotus/theme.json`; a file that is not there yet is written. */
  readonly file: string
  readonly edit: Edit
  readonly code: string
  /**
   * Where it should be told: keys of the file as it is afterwards (`/dark/text`), a line (`3`), or words that stand on
   * that line; with another file before `#`. Without it, where the file was edited.
   */
  readonly at?: string
  /** What was meant, where there is one thing that it can be. */
  readonly meant?: string
}

type Row = readonly [mistake: string, file: string, edit: Edit, code: string, more?: { readonly at?: string; readonly meant?: string }]

/** The rows of a table as mutants. */
export const mutants = (...rows: readonly Row[]): readonly Mutant[] =>
  rows.map(([mistake, file, edit, code, more = {}]) => ({ mistake, file, edit, code, ...more }))
