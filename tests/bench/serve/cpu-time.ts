import { readdirSync, readFileSync } from 'node:fs'

/** Duration of a clock tick of `/proc` on every architecture that Node supports. */
const tickMilliseconds = 10

interface ProcessTimes {
  readonly parent: number
  readonly milliseconds: number
}

/** Reads `/proc/<pid>/stat`; `undefined` for a process that has ended. */
function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    // The second field, the name in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), milliseconds: (Number(fields[11]) + Number(fields[12])) * tickMilliseconds }
  } catch {
    return undefined
  }
}

/** Returns the total CPU time of processes, in milliseconds. Linux only. */
export const getCpuTime = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + (readTimes(pid)?.milliseconds ?? 0), 0)

/** Returns the ids of all processes of a PostgreSQL server, found by one of its backends. Linux only. */
export function listPostgresProcesses(backendPid: number): readonly number[] {
  const postmaster = readTimes(backendPid)?.parent
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readTimes(pid)?.parent === postmaster)
}
