import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of `/proc`, as on every architecture that Node runs on. */
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

/** Returns the process time of processes, in milliseconds. Linux only. */
export const cpuTimeOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + (readTimes(pid)?.milliseconds ?? 0), 0)

/** Returns the processes of the PostgreSQL that one of its backends belongs to. Linux only. */
export function postgresProcesses(backend: number): readonly number[] {
  const postmaster = readTimes(backend)?.parent
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readTimes(pid)?.parent === postmaster)
}
