import { readdirSync, readFileSync } from 'node:fs'

/** Duration of a clock tick in `/proc`: 10 ms (`USER_HZ` is 100) on every architecture that Node supports. */
const tickMilliseconds = 10

interface ProcessTimes {
  readonly parent: number
  readonly milliseconds: number
  /** CPU time of the descendants that have ended. */
  readonly endedChildrenMilliseconds: number
}

/** Reads the parent and the CPU times of a process from `/proc/<pid>/stat`; `undefined` if the process has ended. */
function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    // The second field, the name in parentheses, may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const sumMilliseconds = (firstIndex: number): number => ((fields[firstIndex] ?? 0) + (fields[firstIndex + 1] ?? 0)) * tickMilliseconds
    return { parent: fields[1] ?? 0, milliseconds: sumMilliseconds(11), endedChildrenMilliseconds: sumMilliseconds(13) }
  } catch {
    return undefined
  }
}

/** Returns the total CPU time of processes, in milliseconds. Ended processes count as 0. Linux only. */
export const getCpuTime = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + (readTimes(pid)?.milliseconds ?? 0), 0)

/**
 * Returns the total CPU time of a PostgreSQL server since its start, including that of backends that have ended, in
 * milliseconds. `backendPid` is any backend of the server. Linux only.
 */
export function getPostgresCpuTime(backendPid: number): number {
  const postmaster = readTimes(backendPid)?.parent ?? 0
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readTimes(pid)?.parent === postmaster)
  return getCpuTime([postmaster, ...backends]) + (readTimes(postmaster)?.endedChildrenMilliseconds ?? 0)
}
