import { watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds of quiet after a change before it is told: editors and copies write in several steps. */
const quiet = 150
/** Milliseconds between two looks where the machine cannot watch. */
const interval = 2000

/**
 * Calls `changed` after something below `folder` changed and then rested. Watches where the machine can, looks at intervals where it
 * cannot. The result stops it.
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(changed, quiet)
  }
  let stop = (): void => undefined
  try {
    const watcher = watch(folder, { recursive: true }, later)
    watcher.on('error', () => {
      watcher.close()
      stop = pollFolder(folder, later)
    })
    stop = () => watcher.close()
  } catch {
    stop = pollFolder(folder, later)
  }
  return () => {
    clearTimeout(timer)
    stop()
  }
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
