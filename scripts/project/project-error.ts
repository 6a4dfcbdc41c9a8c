/** A mistake in an operator's project. */
export interface ProjectMistake {
  /** Path from the project's folder. */
  readonly file: string
  /** Line and column count from 1, the column in UTF-16 units. */
  readonly line: number
  readonly column: number
  /** The mistake and its remedy. */
  readonly message: string
}

/** Thrown for an invalid project. The message has one line per mistake: file, line, column, and message. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError'
  constructor(mistakes: readonly ProjectMistake[]) {
    super(mistakes.map(({ file, line, column, message }) => `${file}:${String(line)}:${String(column)}  ${message}`).join('\n'))
  }
}
