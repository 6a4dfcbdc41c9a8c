import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { restoreDatabase, type RestoreOptions } from '../../../server/database/backup/restore-database.ts'
import { isFolderMarked, markFolder, unmarkFolder } from '../../../server/database/backup/unfinished-restore.ts'
import { openDataFolder } from '../../../server/database/data-folder.ts'
import { startEmbedded } from '../../../server/database/embedded.ts'
import { lockFolder } from '../../../server/database/lock.ts'
import { stopPostmaster } from '../../../server/database/postmaster.ts'
import { grantDatabase, openRoles } from '../../../server/database/roles.ts'
import { CommandError } from '../command.ts'
import { backedUpFiles } from './secrets.ts'

export interface EmbeddedRestore extends RestoreOptions {
  readonly dataDir: string
  /** Whether the folder may have a database, which is moved aside. */
  readonly replaces: boolean
  readonly log: (line: string) => void
}

/** What a restore moves to the data folder. */
const restoredNames = ['postgres', 'database-password', ...backedUpFiles]

/**
 * Restores a backup into a data folder. The database is created in a subfolder, and moved to its place when it is
 * complete.
 * @returns the folder to which the previous database and secrets were moved; `undefined` if there were none
 */
export async function restoreEmbedded({ dataDir, replaces, log, ...options }: EmbeddedRestore): Promise<string | undefined> {
  await openDataFolder(dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const existing = restoredNames.filter((name) => existsSync(join(dataDir, name)))
    if (existing.length > 0 && !replaces && !(await isFolderMarked(dataDir)))
      throw new CommandError(
        `${dataDir} has a database or secrets already (${existing.join(', ')}). Name another folder with --data, or move them aside with --replace.`,
      )
    const stage = join(dataDir, 'restoring')
    await stopPostmaster(join(stage, 'postgres'))
    await rm(stage, { recursive: true, force: true })
    try {
      await restoreToStage(stage, log, options)
      return await replaceContents(dataDir, stage)
    } finally {
      await rm(stage, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}

async function restoreToStage(stage: string, log: (line: string) => void, options: RestoreOptions): Promise<void> {
  const folder = await openDataFolder(stage)
  const password = await folder.readOrCreate('database-password', () => randomBytes(32).toString('base64url'))
  const embedded = await startEmbedded(stage, password, log)
  try {
    const urls = await openRoles(embedded.url)
    await grantDatabase(embedded.url)
    await restoreDatabase(urls, options)
  } finally {
    await embedded.stop()
  }
  for (const [name, text] of Object.entries(options.manifest.secrets)) await folder.write(basename(name), text)
}

/**
 * Moves the previous files aside, and the restored ones to their place. Until it ends, no server starts on the folder.
 */
async function replaceContents(dataDir: string, stage: string): Promise<string | undefined> {
  // A server that was killed may have left it running.
  await stopPostmaster(join(dataDir, 'postgres'))
  await markFolder(dataDir)
  const previous = restoredNames.filter((name) => existsSync(join(dataDir, name)))
  const kept = previous.length === 0 ? undefined : join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
  if (kept !== undefined) {
    await mkdir(kept, { recursive: true, mode: 0o700 })
    for (const name of previous) await rename(join(dataDir, name), join(kept, name))
  }
  for (const name of restoredNames) if (existsSync(join(stage, name))) await rename(join(stage, name), join(dataDir, name))
  await unmarkFolder(dataDir)
  return kept
}

/** @throws CommandError if the folder has files of secrets */
export async function assertFolderFree(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const existing = backedUpFiles.find((name) => names.includes(name))
  if (existing !== undefined) throw new CommandError(`${folder} has a file ${existing} already. Name another folder with --secrets.`)
}
