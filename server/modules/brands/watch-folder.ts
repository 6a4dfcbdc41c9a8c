import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Quiet time after a change before it is reported: editors and copies write in several steps. */
const debounceMilliseconds = 150
/** Maximum delay of a change during continuous writes. */
const maxWaitMilliseconds = 1000
/** Polling interval on systems that cannot watch files. */
const pollMilliseconds = 2000

/** Folders by path, with their identity: another folder may appear at the same path. */
type Folders = ReadonlyMap<string, string>

/**
 * Calls `changed` after a change below `folder`, once writes have paused. Settles when it is watching: later changes
 * are reported. Each folder has its own watcher, because Node's recursive watcher loses files that were replaced, which
 * is how editors write. Polls on systems that cannot watch files. Returns a function that stops it.
 */
export async function watchFolder(folder: string, changed: () => void): Promise<() => void> {
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly identity: string }>()
  let timer: NodeJS.Timeout | undefined
  let since: number | undefined
  let stopPolling: (() => void) | undefined
  let stopped = false

  const schedule = (): void => {
    since ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => void notify(), Math.max(0, Math.min(debounceMilliseconds, since + maxWaitMilliseconds - Date.now())))
  }
  const notify = async (): Promise<void> => {
    since = undefined
    await watchAll()
    if (!stopped) changed()
  }
  const end = (path: string): void => {
    watchers.get(path)?.watcher.close()
    watchers.delete(path)
  }
  const poll = (): void => {
    for (const path of watchers.keys()) end(path)
    if (!stopped) stopPolling ??= pollFolder(folder, changed)
  }
  /** Repeats until every folder is watched: a folder may appear inside another before that one is watched. */
  const watchAll = async (): Promise<void> => {
    for (let found = 1; found > 0;) {
      const present = await listFolders(folder)
      if (stopped || stopPolling !== undefined) return
      for (const [path, { identity }] of watchers) if (present.get(path) !== identity) end(path)
      const fresh = [...present].filter(([path]) => !watchers.has(path))
      found = fresh.length
      try {
        for (const [path, identity] of fresh) watchers.set(path, { watcher: watch(path, schedule).on('error', poll), identity })
      } catch (error) {
        if (!isGone(error)) return poll()
      }
    }
  }

  await watchAll()
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const path of watchers.keys()) end(path)
    stopPolling?.()
  }
}

/** A folder that is removed during a scan is not an error of the system. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The folder and every folder below it, including merchant folders that are symbolic links. */
async function listFolders(root: string): Promise<Folders> {
  const found = new Map<string, string>()
  const visit = async (path: string, isRoot: boolean): Promise<void> => {
    const identity = await identify(path)
    if (identity === undefined) return
    found.set(path, identity)
    const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
    const inner = entries.filter((entry) => entry.isDirectory() || (isRoot && entry.isSymbolicLink()))
    await Promise.all(inner.map(({ name }) => visit(join(path, name), false)))
  }
  await visit(root, true)
  return found
}

/** Identity that distinguishes a folder from another at the same path; `undefined` if it does not exist. */
async function identify(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isDirectory() === true ? `${String(stats.dev)} ${String(stats.ino)} ${String(stats.birthtimeMs)}` : undefined
}

/** Polls for changes. The first poll always reports one, because changes may have preceded it. */
function pollFolder(folder: string, changed: () => void): () => void {
  let last: string | undefined
  const look = async (): Promise<void> => {
    const now = await fingerprint(folder).catch(() => '')
    if (now !== last) changed()
    last = now
  }
  void look()
  const timer = setInterval(() => void look(), pollMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

async function fingerprint(root: string): Promise<string> {
  const entries = (await Promise.all([...(await listFolders(root)).keys()].sort().map(listPaths))).flat()
  const stats = await Promise.all(entries.map((path) => stat(path).catch(() => undefined)))
  return entries.map((path, index) => `${path} ${stats[index]?.ino} ${stats[index]?.mtimeMs} ${stats[index]?.size}`).join('\n')
}

const listPaths = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).sort().map((name) => join(folder, name))
