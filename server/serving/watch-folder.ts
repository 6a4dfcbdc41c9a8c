import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds of quiet after a change before it is told: editors and copies write in several steps. */
const quiet = 150
/** Milliseconds between two looks where the machine cannot watch. */
const interval = 2000

/**
 * Calls `changed` after something below `folder` changed and then rested. Every folder is watched by itself: Node's own way of watching
 * a tree forgets a file that was replaced, which is how editors write. Looks at intervals where the machine cannot watch. The result stops it.
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  let stopPolling: (() => void) | undefined
  let stopped = false

  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void watchAll().then(changed), quiet)
  }
  const end = (path: string): void => {
    watchers.get(path)?.close()
    watchers.delete(path)
  }
  const poll = (): void => {
    for (const path of watchers.keys()) end(path)
    if (!stopped) stopPolling ??= pollFolder(folder, changed)
  }
  const watchAll = async (): Promise<void> => {
    const present = await listFolders(folder)
    for (const path of watchers.keys()) if (!present.has(path)) end(path)
    if (stopped || stopPolling !== undefined) return
    try {
      for (const path of present) if (!watchers.has(path)) watchers.set(path, watch(path, later).on('error', poll))
    } catch {
      poll()
    }
  }

  void watchAll()
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const path of watchers.keys()) end(path)
    stopPolling?.()
  }
}

/** The folder and every folder below it. */
async function listFolders(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set([folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))])
}

function pollFolder(folder: string, changed: () => void): () => void {
  let last: string | undefined
  const look = async (): Promise<void> => {
    const now = await fingerprint(folder).catch(() => '')
    if (last !== undefined && now !== last) changed()
    last = now
  }
  void look()
  const timer = setInterval(() => void look(), interval)
  timer.unref()
  return () => clearInterval(timer)
}

async function fingerprint(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true })
  const stats = await Promise.all(entries.map((entry) => stat(join(folder, entry)).catch(() => undefined)))
  return entries.map((entry, index) => `${entry} ${stats[index]?.mtimeMs} ${stats[index]?.size}`).join('\n')
}
