import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** A server in a separate process, with the values that it reported when it was ready. */
export interface ServerProcess {
  readonly port: number
  readonly pid: number
  /** Resident memory when it was ready, in MiB. */
  readonly megabytes?: number
  /** The ids of its brands. */
  readonly brands?: readonly string[]
  stop(): Promise<void>
}

/**
 * Runs a server, by its path relative to this folder, in demo mode with libraries in production mode, and waits until
 * it reports its port. Rejects if it exits before that.
 */
export function startProcess(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env, NODE_ENV: 'production', LIVERY_MODE: 'demo', DEMO_PUBLIC: 'on' },
  })
  return new Promise((resolve, reject) => {
    child
      .once('message', (message: Omit<ServerProcess, 'stop' | 'pid'>) =>
        resolve({ ...message, pid: child.pid ?? 0, stop: () => stop(child) }),
      )
      .once('exit', (code) => reject(new Error(`${file} exited with code ${String(code)}`)))
  })
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    if (child.exitCode !== null || !child.connected) return resolve()
    child.send('stop')
  })
