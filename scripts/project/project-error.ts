/** A mistake in an operator's project. */
export interface ProjectMistake {
  /** Its path from the project's folder. */
  readonly file: string
  /** Both count from 1, the column in UTF-16 units. */
  readonly line: number
  readonly column: number
  /** What is wrong, and what to do. */
  readonly message: string
}

/** A project that cannot be used. Its message has a line for each mistake: file, line, column, what is wrong. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError'
  constructor(mistakes: readonly ProjectMistake[]) {
    super(mistakes.map(({ file, line, column, message }) => `${file}:${String(line)}:${String(column)}  ${message}`).join('\n'))
  }
}
