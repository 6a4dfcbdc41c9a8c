import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { PostgresError } from './errors.ts'

const run = promisify(execFile)

/** The user that PostgreSQL runs as. */
export interface PostgresUser {
  /** Owner of the database's files; `undefined` if it is the user of the server. */
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined
  /** Whether this user can traverse to a folder. */
  canAccess(folder: string): Promise<boolean>
}

/**
 * Returns the user to run PostgreSQL as: the user of the server or, if the server runs as root, which PostgreSQL
 * refuses, the user `postgres`, which is created if it does not exist.
 * @throws PostgresError if the user cannot be created
 */
export async function ensurePostgresUser(): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return { runAs: undefined, canAccess: () => Promise.resolve(true) }
  const runAs = await getPostgresIds().catch(createPostgresUser)
  return { runAs, canAccess: (folder) => canTraverse(folder, runAs) }
}

async function getPostgresIds(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)))
  if (uid === undefined || gid === undefined) throw new PostgresError('The user postgres does not exist.')
  return { uid, gid }
}

async function createPostgresUser(): Promise<{ uid: number; gid: number }> {
  await run('groupadd', ['--system', 'postgres']).catch(() => undefined)
  await run('useradd', ['--system', '-g', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).catch(
    (error: Error) => {
      const reason = error.message.trim().replaceAll(/\s+/g, ' ')
      throw new PostgresError(
        `PostgreSQL does not run as root, and the user "postgres" could not be created (${reason}). Run the server as another user, or set DATABASE_URL.`,
      )
    },
  )
  return getPostgresIds()
}

/** Whether the permission bits of every folder on the path let the user traverse it. */
async function canTraverse(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  const parent = dirname(folder)
  return (mode & bit) !== 0 && (parent === folder || canTraverse(parent, user))
}
