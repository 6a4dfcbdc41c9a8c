import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from './errors.ts'

/** The process that holds a data folder. */
export interface Holder {
  readonly pid: number
  /** Start time of the process, which distinguishes it from a later one with the same id. */
  readonly startedAt: string
  /** Address that it listens on; missing until it does. */
  readonly address?: string
}

export interface FolderLock {
  /** Writes the address that the holder listens on, for the command line to find it. */
  publishAddress(address: string): Promise<void>
  release(): Promise<void>
}

/** Another server holds the data folder. */
export class FolderBusyError extends StartupError {
  override readonly name = 'FolderBusyError'
  constructor(
    folder: string,
    readonly holder: Holder,
  ) {
    super(
      `Another server (process ${holder.pid}${holder.address ? `, ${holder.address}` : ''}) already uses ${folder}. Stop it, or start this one with another DATA_DIR.`,
    )
  }
}

/**
 * Throws if a running server uses the folder. The check does not lock it: a server takes the lock when it starts.
 * @throws FolderBusyError
 */
export async function assertFolderFree(folder: string): Promise<void> {
  const holder = await readHolder(folder)
  if (holder && isAlive(holder)) throw new FolderBusyError(folder, holder)
}

const getLockPath = (folder: string): string => join(folder, 'server.lock')

/**
 * Locks a data folder for this process. The lock of a dead process is taken over; a process is the holder only if both
 * its id and its start time match.
 * @throws FolderBusyError if a running server holds the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = getLockPath(folder)
  const self: Holder = { pid: process.pid, startedAt: findStartTime(process.pid) ?? '' }
  const temporaryFile = `${file}.${randomUUID()}`
  const writeTemporary = (holder: Holder): Promise<void> => writeFile(temporaryFile, JSON.stringify(holder))
  await writeTemporary(self)
  try {
    const other = await acquireLock(file, temporaryFile)
    if (other) throw new FolderBusyError(folder, other)
  } finally {
    await rm(temporaryFile, { force: true })
  }
  return {
    publishAddress: async (address) => {
      await writeTemporary({ ...self, address })
      await rename(temporaryFile, file)
    },
    release: () => rm(file, { force: true }),
  }
}

/**
 * Links the temporary file as the lock, or returns the live process that holds the lock or is about to take it. The
 * content of a dead lock is replaced under a second lock, which is named after exactly that content and taken in the
 * same way: while it is held, no other process replaces the content, and once replaced that content never reappears.
 */
async function acquireLock(file: string, temporaryFile: string): Promise<Holder | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const isLinked = await link(temporaryFile, file).then(
      () => true,
      () => false,
    )
    if (isLinked) return undefined
    const content = await readFile(file, 'utf8').catch(() => undefined)
    if (content === undefined) continue
    const holder = parseHolder(content)
    if (holder && isAlive(holder)) return holder
    const takeoverLock = `${file}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}`
    const other = await acquireLock(takeoverLock, temporaryFile)
    if (other) return other
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) {
      await rename(takeoverLock, file)
      return undefined
    }
    await rm(takeoverLock, { force: true })
  }
  throw new Error(`The lock ${file} could not be taken in 20 attempts.`)
}

/** Returns the holder that the lock file names, running or not; `undefined` without a valid lock file. */
export async function readHolder(folder: string): Promise<Holder | undefined> {
  return parseHolder(await readFile(getLockPath(folder), 'utf8').catch(() => ''))
}

/** Whether the holder is still running. On Windows, any process with its id counts as the holder. */
export function isAlive(holder: Holder): boolean {
  return findStartTime(holder.pid) === holder.startedAt
}

/**
 * Returns the start time of a process in the format of its system; `undefined` if the process does not exist, empty if
 * the system does not report it.
 */
function findStartTime(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  try {
    if (process.platform === 'linux') return readBootId() + parseStartTime(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

const readBootId = (): string => `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/`

/** Field 22 of /proc/<pid>/stat, proc(5); the name in field 2 may contain spaces. A zombie counts as dead. */
function parseStartTime(stat: string): string {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') throw new Error('dead')
  return fields[19] ?? ''
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder>
    return typeof value.pid === 'number' && typeof value.startedAt === 'string' ? (value as Holder) : undefined
  } catch {
    return undefined
  }
}
