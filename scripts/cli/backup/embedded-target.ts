import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { restoreDatabase, type RestoreOptions } from '../../../server/database/backup/restore-database.ts'
import { isFolderUnfinished, markFolderUnfinished, markFolderFinished } from '../../../server/database/backup/unfinished-restore.ts'
import { openDataFolder } from '../../../server/database/data-folder.ts'
import { startEmbedded } from '../../../server/database/embedded.ts'
import { lockFolder } from '../../../server/database/lock.ts'
import { stopPostmaster } from '../../../server/database/postmaster.ts'
import { transferDatabaseOwnership, createRoles } from '../../../server/database/roles.ts'
import { CommandError } from '../command.ts'
import { backedUpFiles } from './secrets.ts'

export interface EmbeddedRestoreOptions extends RestoreOptions {
  readonly dataDir: string
  /** Whether an existing database is moved aside. If `false`, an existing database is an error. */
  readonly replacesExisting: boolean
  readonly log: (line: string) => void
}

/** Names of the files and folders that a restore moves to the data folder. */
const restoredNames = ['postgres', 'database-password', ...backedUpFiles]

/**
 * Restores a backup into a data folder. The database is created in a subfolder, and moved to its final location when it
 * is complete.
 * @returns the folder to which the previous database and secrets were moved; `undefined` if there were none
 */
export async function restoreEmbedded({ dataDir, replacesExisting, log, ...options }: EmbeddedRestoreOptions): Promise<string | undefined> {
  await openDataFolder(dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const existingNames = restoredNames.filter((name) => existsSync(join(dataDir, name)))
    if (existingNames.length > 0 && !replacesExisting && !(await isFolderUnfinished(dataDir)))
      throw new CommandError(
        `${dataDir} has a database or secrets already (${existingNames.join(', ')}). Name another folder with --data, or move them aside with --replace.`,
      )
    const stagingFolder = join(dataDir, 'restoring')
    await stopPostmaster(join(stagingFolder, 'postgres'))
    await rm(stagingFolder, { recursive: true, force: true })
    try {
      await restoreToStagingFolder(stagingFolder, log, options)
      return await replaceContents(dataDir, stagingFolder)
    } finally {
      await rm(stagingFolder, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}

async function restoreToStagingFolder(stagingFolder: string, log: (line: string) => void, options: RestoreOptions): Promise<void> {
  const folder = await openDataFolder(stagingFolder)
  const password = await folder.readOrCreate('database-password', () => randomBytes(32).toString('base64url'))
  const embedded = await startEmbedded(stagingFolder, password, log)
  try {
    const urls = await createRoles(embedded.url)
    await transferDatabaseOwnership(embedded.url)
    await restoreDatabase(urls, options)
  } finally {
    await embedded.stop()
  }
  for (const [name, text] of Object.entries(options.manifest.secrets)) await folder.write(basename(name), text)
}

/**
 * Moves existing files to a subfolder, and the restored ones to the data folder. The data folder is
 * marked as unfinished meanwhile, so that no server starts on it.
 */
async function replaceContents(dataDir: string, stagingFolder: string): Promise<string | undefined> {
  // A server that was killed may have left its PostgreSQL running.
  await stopPostmaster(join(dataDir, 'postgres'))
  await markFolderUnfinished(dataDir)
  const previousNames = restoredNames.filter((name) => existsSync(join(dataDir, name)))
  const previousFolder =
    previousNames.length === 0 ? undefined : join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
  if (previousFolder !== undefined) {
    await mkdir(previousFolder, { recursive: true, mode: 0o700 })
    for (const name of previousNames) await rename(join(dataDir, name), join(previousFolder, name))
  }
  for (const name of restoredNames) if (existsSync(join(stagingFolder, name))) await rename(join(stagingFolder, name), join(dataDir, name))
  await markFolderFinished(dataDir)
  return previousFolder
}

/** @throws CommandError if the folder contains a file with a secret */
export async function assertNoSecretFiles(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const existingName = backedUpFiles.find((name) => names.includes(name))
  if (existingName !== undefined)
    throw new CommandError(`${folder} has a file ${existingName} already. Name another folder with --secrets.`)
}
