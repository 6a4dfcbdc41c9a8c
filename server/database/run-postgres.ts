import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import type { PostgresUser } from './postgres-user.ts'

export interface PostgresRun {
  readonly program: string
  readonly args: readonly string[]
  readonly as: PostgresUser['as']
  readonly cwd: string
  /** File that its output is appended to. */
  readonly log: string
  /** File descriptor of its input; empty if not given. */
  readonly input?: number
}

export interface RunningPostgres {
  readonly process: ChildProcess
  /** Resolves when the program has exited, even if that was before this promise was read. */
  readonly exited: Promise<void>
}

/** Variables that Windows needs to start a program, and every system to find one. */
const inheritedVariables = ['PATH', 'SystemRoot', 'TEMP', 'TMP']

/** Excludes the server's own environment, which contains keys. */
const environment = (): Record<string, string> => ({
  ...Object.fromEntries(inheritedVariables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'UTC',
})

/**
 * Starts a program of PostgreSQL in a new session. It changes to the folder before it changes the user, who may have no
 * access to that folder.
 */
export async function runPostgres({ program, args, as, cwd, log, input }: PostgresRun): Promise<RunningPostgres> {
  const out = await open(log, 'a', 0o600)
  try {
    const child = spawn(program, args, { cwd, detached: true, stdio: [input ?? 'ignore', out.fd, out.fd], env: environment(), ...as })
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    return { process: child, exited }
  } finally {
    await out.close()
  }
}
