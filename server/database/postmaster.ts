import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Contents of `postmaster.pid` of a running PostgreSQL. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

/**
 * Finds the PostgreSQL that runs on a database folder; `undefined` if there is none. A file left by a dead process, or
 * whose process id now belongs to another program, is ignored.
 */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid = '', , , port = '', , , , status = ''] = text.split('\n')
  if (!/^\d+$/.test(pid) || !readCommandLine(Number(pid)).includes(folder)) return undefined
  return { pid: Number(pid), port: Number(port), isReady: status.trim() === 'ready' }
}

/**
 * Stops PostgreSQL: first with a fast shutdown, after 15 seconds with an immediate one. Committed data is safe in both
 * cases.
 * @throws Error if PostgreSQL is still running 5 seconds after the immediate shutdown
 */
export async function stopPostmaster(folder: string): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 15],
    ['SIGQUIT', 5],
  ] as const) {
    const postmaster = await findPostmaster(folder)
    if (!postmaster) return
    process.kill(postmaster.pid, signal)
    if (await waitForStop(folder, seconds)) return
  }
  throw new Error(`The PostgreSQL that runs on ${folder} did not stop.`)
}

async function waitForStop(folder: string, seconds: number): Promise<boolean> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(20)) {
    if ((await findPostmaster(folder)) === undefined) return true
  }
  return false
}

function readCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
