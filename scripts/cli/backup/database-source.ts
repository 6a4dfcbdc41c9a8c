import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SourceClient, withClient } from '../../../server/database/backup/with-client.ts'
import { getEmbeddedUrl, startEmbedded } from '../../../server/database/embedded.ts'
import { lockFolder } from '../../../server/database/lock.ts'
import { findPostmaster } from '../../../server/database/postmaster.ts'
import { CommandError, type Io } from '../command.ts'
import { findDatabaseUrls, waitUntilReady } from '../database/server-access.ts'

/**
 * Runs `work` on a connection to the database of DATABASE_URL or, if that is not set, to the embedded PostgreSQL. An
 * embedded PostgreSQL that is not running is started for the duration of the call.
 * @throws CommandError if DATABASE_URL is not set and the data folder has no database
 */
export async function withSource<T>(io: Io, dataDir: string, work: (client: SourceClient) => Promise<T>): Promise<T> {
  const urls = findDatabaseUrls(io)
  if (urls) {
    await waitUntilReady(urls, io)
    return withClient(urls.migrationUrl ?? urls.appUrl, work)
  }
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder)) throw new CommandError(`there is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const password = await readFile(join(dataDir, 'database-password'), 'utf8')
  const postmaster = await findPostmaster(folder)
  if (postmaster?.isReady === true) return withClient(getEmbeddedUrl(password, postmaster.port), work)
  const lock = await lockFolder(dataDir)
  try {
    const embedded = await startEmbedded(dataDir, password, io.err)
    try {
      return await withClient(embedded.url, work)
    } finally {
      await embedded.stop()
    }
  } finally {
    await lock.release()
  }
}
