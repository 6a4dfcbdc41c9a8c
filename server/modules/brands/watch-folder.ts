import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Quiet time after a change before it is reported, because editors and copy commands write in several steps. */
const debounceMilliseconds = 150
/** Maximum delay of a change during continuous writes. */
const maxWaitMilliseconds = 1000
/** Polling interval on systems that cannot watch files. */
const pollMilliseconds = 2000

/** Folders by path, with their identity: another folder may appear at the same path. */
type Folders = ReadonlyMap<string, string>

/**
 * Calls `onChange` after a change below `folder`, once writes have paused. Resolves when it is watching: later changes
 * are reported. Each folder has its own watcher, because Node's recursive watcher loses files that were replaced, which
 * is how editors write. Polls on systems that cannot watch files. Returns a function that stops it.
 */
export async function watchFolder(folder: string, onChange: () => void): Promise<() => void> {
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly identity: string }>()
  let timer: NodeJS.Timeout | undefined
  let firstChangeAt: number | undefined
  let stopPolling: (() => void) | undefined
  let stopped = false

  const scheduleNotification = (): void => {
    firstChangeAt ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => void notify(), Math.max(0, Math.min(debounceMilliseconds, firstChangeAt + maxWaitMilliseconds - Date.now())))
  }
  const notify = async (): Promise<void> => {
    firstChangeAt = undefined
    await watchAll()
    if (!stopped) onChange()
  }
  const closeWatcher = (path: string): void => {
    watchers.get(path)?.watcher.close()
    watchers.delete(path)
  }
  const startPolling = (): void => {
    for (const path of watchers.keys()) closeWatcher(path)
    if (!stopped) stopPolling ??= pollFolder(folder, onChange)
  }
  /** Lists folders until every one is watched: a folder may appear inside another before that one is watched. */
  const watchAll = async (): Promise<void> => {
    for (let newCount = 1; newCount > 0;) {
      const folders = await listFolders(folder)
      if (stopped || stopPolling !== undefined) return
      for (const [path, { identity }] of watchers) if (folders.get(path) !== identity) closeWatcher(path)
      const unwatched = [...folders].filter(([path]) => !watchers.has(path))
      newCount = unwatched.length
      try {
        for (const [path, identity] of unwatched)
          watchers.set(path, { watcher: watch(path, scheduleNotification).on('error', startPolling), identity })
      } catch (error) {
        if (!isNotFoundError(error)) return startPolling()
      }
    }
  }

  await watchAll()
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const path of watchers.keys()) closeWatcher(path)
    stopPolling?.()
  }
}

/** Whether an error means that a folder does not exist: one that is removed during a scan does not start polling. */
const isNotFoundError = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Lists the folder and every folder below it, including merchant folders that are symbolic links. */
async function listFolders(root: string): Promise<Folders> {
  const folders = new Map<string, string>()
  const visit = async (path: string, isRoot: boolean): Promise<void> => {
    const identity = await getIdentity(path)
    if (identity === undefined) return
    folders.set(path, identity)
    const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
    const subfolders = entries.filter((entry) => entry.isDirectory() || (isRoot && entry.isSymbolicLink()))
    await Promise.all(subfolders.map(({ name }) => visit(join(path, name), false)))
  }
  await visit(root, true)
  return folders
}

/** Identity that distinguishes a folder from another at the same path; `undefined` if it does not exist. */
async function getIdentity(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isDirectory() === true ? `${String(stats.dev)} ${String(stats.ino)} ${String(stats.birthtimeMs)}` : undefined
}

/** Polls for changes. The first poll always reports one, because changes may have preceded it. */
function pollFolder(folder: string, onChange: () => void): () => void {
  let previous: string | undefined
  const check = async (): Promise<void> => {
    const current = await computeFingerprint(folder).catch(() => '')
    if (current !== previous) onChange()
    previous = current
  }
  void check()
  const timer = setInterval(() => void check(), pollMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

async function computeFingerprint(root: string): Promise<string> {
  const entries = (await Promise.all([...(await listFolders(root)).keys()].sort().map(listPaths))).flat()
  const stats = await Promise.all(entries.map((path) => stat(path).catch(() => undefined)))
  return entries.map((path, index) => `${path} ${stats[index]?.ino} ${stats[index]?.mtimeMs} ${stats[index]?.size}`).join('\n')
}

const listPaths = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).sort().map((name) => join(folder, name))
