import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { PostgresError, StartupError } from '../errors.ts'

/*
 * A restore marks its target as unfinished: a database by a table, a data folder by a file. After an interruption the
 * marker remains, and no server starts on the target.
 */

/** Has the prefix `kysely_`, like all tables that only the migrating role writes to. */
const table = 'kysely_unfinished_restore'
const file = 'unfinished-restore'

export const markDatabaseUnfinished = (owner: pg.ClientBase): Promise<unknown> =>
  owner.query(`create table ${table} (started_at timestamptz not null default now())`)

export const markDatabaseFinished = (owner: pg.ClientBase): Promise<unknown> => owner.query(`drop table ${table}`)

/** @throws PostgresError if a restore into the database has not finished */
export async function assertDatabaseRestored(client: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await client.query<{ unfinished: boolean }>('select to_regclass($1) is not null as unfinished', [table])
  if (rows[0]?.unfinished === true)
    throw new PostgresError(
      'A restore into this database was interrupted, so it is incomplete. Drop the database, create it again, and repeat livery restore.',
    )
}

export const markFolderUnfinished = (folder: string): Promise<void> => writeFile(join(folder, file), '', { flush: true } as object)

export const markFolderFinished = (folder: string): Promise<void> => rm(join(folder, file), { force: true })

export const isFolderUnfinished = (folder: string): Promise<boolean> =>
  readFile(join(folder, file)).then(
    () => true,
    () => false,
  )

/** @throws StartupError if a restore into the data folder has not finished */
export async function assertFolderRestored(folder: string): Promise<void> {
  if (await isFolderUnfinished(folder))
    throw new StartupError(`A restore into ${folder} was interrupted, so the folder is incomplete. Repeat livery restore.`)
}
