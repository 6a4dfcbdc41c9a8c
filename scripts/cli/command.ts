import type { ParseArgsConfig } from 'node:util'

/** The output and environment of a command. */
export interface Io {
  /** Prints results, possibly several lines. A line break is appended. */
  readonly out: (text: string) => void
  /** Prints errors. */
  readonly err: (text: string) => void
  readonly paint: Paint
  /** Asks a question on the terminal, without showing the answer if it is secret. `undefined` without a terminal. */
  readonly prompt?: (question: string, isSecret: boolean) => Promise<string>
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Colours text on a terminal; returns it unchanged elsewhere. */
export type Paint = (colour: 'red' | 'yellow' | 'green' | 'dim' | 'bold', text: string) => string

export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  readonly positionals: readonly string[]
}

/** A subcommand of `livery`, listed in commands.ts. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string
  /** Output of `livery <command> --help`: usage first, then each option. */
  readonly help: string
  /** Returns the help of the subcommand in the arguments; `undefined` if they name none, so that `help` is printed. */
  readonly findHelp?: (args: readonly string[]) => string | undefined
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** Rewrites the arguments before they are parsed. */
  readonly rewriteArguments?: (args: readonly string[]) => readonly string[]
  /** Resolves to the exit code: 0 done, 1 done with a negative result (such as invalid merchants), 2 could not run. */
  readonly run: (args: Arguments, io: Io) => Promise<number>
}

/** The command could not run, for a reason that its user can fix. Exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
