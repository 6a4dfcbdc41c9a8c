import type pg from 'pg'
import { createQueryBuilder, grantToServingRole, migrate, openPool, assertDirectConnection, assertSameDatabase } from '../database.ts'
import { getRolePrivileges } from '../grants.ts'
import { installJobQueue, jobSchema } from '../job-store.ts'
import { type MigrationSet, replayMigrations } from '../migration-set.ts'
import type { DatabaseUrls } from '../roles.ts'
import { BackupError, type Manifest } from './backup-format.ts'
import { isDatabaseEmpty } from './catalog.ts'
import { loadContent } from './load.ts'
import type { BackupSummary } from './read-content.ts'
import { markDatabaseUnfinished, markDatabaseFinished } from './unfinished-restore.ts'

export interface RestoreOptions {
  /** The manifest of the backup, which has been verified. */
  readonly manifest: Manifest
  /** Reads the content of the backup from its beginning. */
  readonly openContent: () => AsyncIterable<Buffer>
  /** Migrations in addition to the platform's. */
  readonly sets: readonly MigrationSet[]
  /** Name of this build, which is recorded with the migrations that it applies. */
  readonly build: string | undefined
}

/**
 * Restores a backup into an empty database: applies the migrations of the backup, loads the rows, and applies the
 * migrations that the backup lacks. Until it has finished, the database is marked as unfinished, and no server starts
 * on it.
 * @throws BackupError if the database is not empty, or if the backup is damaged or does not match this version
 * @throws PostgresError if the connection goes through a pooler, the URLs name different databases, or this version
 * does not have the migrations of the backup
 */
export async function restoreDatabase(urls: DatabaseUrls, options: RestoreOptions): Promise<BackupSummary> {
  const owner = openPool(urls.migrationUrl ?? urls.appUrl, { max: 3, statementMilliseconds: 0 }, () => undefined)
  const setting = urls.migrationUrl === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL'
  try {
    await assertDirectConnection(owner, setting)
    const servingRole = await readServingRole(urls, owner)
    const client = await owner.connect()
    try {
      return await restoreAsOwner(owner, client, { ...options, servingRole, setting })
    } finally {
      // Closes the connection instead of returning it to the pool: a failed transaction may still be open.
      client.release(true)
    }
  } finally {
    await owner.end()
  }
}

async function readServingRole({ appUrl: servingUrl }: DatabaseUrls, owner: pg.Pool): Promise<string> {
  const serving = openPool(servingUrl, { max: 1, statementMilliseconds: 0 }, () => undefined)
  try {
    await assertSameDatabase(serving, owner)
    return (await getRolePrivileges(createQueryBuilder(serving))).role
  } finally {
    await serving.end()
  }
}

async function restoreAsOwner(
  owner: pg.Pool,
  client: pg.PoolClient,
  { manifest, openContent, sets, build, servingRole, setting }: RestoreOptions & { readonly servingRole: string; readonly setting: string },
): Promise<BackupSummary> {
  if (!(await isDatabaseEmpty(client)))
    throw new BackupError('The database is not empty. Restore into an empty one: this command deletes nothing.')
  await markDatabaseUnfinished(client)
  await replayMigrations(createQueryBuilder<never>(owner), sets, manifest.migrations, build)
  await installJobQueue(owner)
  await assertJobQueueVersion(client, manifest)
  const content = await loadContent(client, openContent())
  await migrate(owner, sets, { setting, build })
  await grantToServingRole(owner, servingRole)
  await markDatabaseFinished(client)
  await client.query('analyze')
  return content
}

/** Asserts that the version of the job queue matches: its library creates the tables in its own version only. */
async function assertJobQueueVersion(client: pg.ClientBase, { jobs }: Manifest): Promise<void> {
  const { rows } = await client.query<{ version: number }>(`select version from ${jobSchema}.version`)
  if (rows[0]?.version !== jobs)
    throw new BackupError(
      `The job queue of the backup has version ${String(jobs)}, and this version of Livery uses version ${String(rows[0]?.version)}. Restore the backup with the version that made it, and upgrade afterwards.`,
    )
}
