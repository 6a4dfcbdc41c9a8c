import type { ParseArgsConfig } from 'node:util'

/** Where a command writes, and what it may know of the terminal. */
export interface Io {
  /** Results: one call may hold several lines. A line break is added. */
  readonly out: (text: string) => void
  /** What went wrong, and nothing else. */
  readonly err: (text: string) => void
  readonly paint: Paint
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Colours text on a terminal, and returns it as it is elsewhere. */
export type Paint = (colour: 'red' | 'yellow' | 'green' | 'dim' | 'bold', text: string) => string

export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  readonly positionals: readonly string[]
}

/** One word after `livery`: a file of its own in scripts/cli, named in commands.ts. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string
  /** What `livery <command> --help` prints: usage first, then what each option does. */
  readonly help: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** Resolves to the exit code: 0 done, 1 done and something is wrong with the merchants, 2 could not be done. */
  readonly run: (args: Arguments, io: Io) => Promise<number>
}

/** A command could not be done, for a reason that its user can mend. Ends with exit code 2. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun'
}
