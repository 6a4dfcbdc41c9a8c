import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import type { PostgresUser } from './postgres-user.ts'

export interface PostgresRun {
  readonly program: string
  readonly args: readonly string[]
  readonly as: PostgresUser['as']
  readonly cwd: string
  /** The file that all it says is added to. */
  readonly log: string
  /** What it reads; nothing where it is not given. */
  readonly input?: number
}

export interface RunningPostgres {
  readonly process: ChildProcess
  /** Resolves when it has ended, however soon that was. */
  readonly left: Promise<void>
}

/** What Windows needs to start a program, and everybody to find one. */
const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP']

/** Nothing of the server's own: its environment holds keys. */
const environment = (): Record<string, string> => ({
  ...Object.fromEntries(inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'UTC',
})

/**
 * Starts a program of PostgreSQL's in a session of its own. The folder is entered before the user is changed: it may be
 * closed to that user.
 */
export async function runPostgres({ program, args, as, cwd, log, input }: PostgresRun): Promise<RunningPostgres> {
  const out = await open(log, 'a', 0o600)
  try {
    const child = spawn(program, args, { cwd, detached: true, stdio: [input ?? 'ignore', out.fd, out.fd], env: environment(), ...as })
    const left = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    return { process: child, left }
  } finally {
    await out.close()
  }
}
