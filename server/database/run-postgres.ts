import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import type { PostgresUser } from './postgres-user.ts'

export interface PostgresRun {
  readonly program: string
  readonly args: readonly string[]
  readonly runAs: PostgresUser['runAs']
  readonly cwd: string
  /** File that its output is appended to. */
  readonly log: string
  /** File descriptor for its standard input. The default is no input. */
  readonly input?: number
}

export interface RunningPostgres {
  readonly process: ChildProcess
  /** Resolves when the program has exited, even if it exited before this promise was awaited. */
  readonly exited: Promise<void>
}

/** Variables that the program inherits: every system needs `PATH` to find programs, and Windows the others. */
const inheritedVariables = ['PATH', 'SystemRoot', 'TEMP', 'TMP']

/** Returns the environment of the child process, without the server's other variables, which contain keys. */
const createChildEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(inheritedVariables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'UTC',
})

/**
 * Starts a program of PostgreSQL in a new session. The child process changes to the folder before it changes the user,
 * who may have no access to that folder.
 */
export async function runPostgres({ program, args, runAs, cwd, log, input }: PostgresRun): Promise<RunningPostgres> {
  const out = await open(log, 'a', 0o600)
  try {
    const child = spawn(program, args, {
      cwd,
      detached: true,
      stdio: [input ?? 'ignore', out.fd, out.fd],
      env: createChildEnvironment(),
      ...runAs,
    })
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    return { process: child, exited }
  } finally {
    await out.close()
  }
}
