import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to start a program of PostgreSQL's, which refuses to be root. */
export interface PostgresUser {
  /** Who must own the database's files; `undefined` where it is whoever runs the server. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined
  /** What to run instead of `program`. */
  command(
    program: string,
    args: readonly string[],
  ): { readonly file: string; readonly args: readonly string[]; readonly uid?: number; readonly gid?: number }
}

/**
 * As root, PostgreSQL runs as the user `postgres`, which is made where it does not exist. Where that user cannot reach one of the folders
 * (below a home that is closed to others), it gets the one capability that lets it pass, and stays a user without any other right.
 */
export async function findPostgresUser(folders: readonly string[]): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (file, args) => ({ file, args }) }
  const owner = await lookUp().catch(create)
  const reached = await Promise.all(folders.map((folder) => canReach(folder, owner)))
  if (reached.every(Boolean)) return { owner, command: (file, args) => ({ file, args, ...owner }) }
  const pass = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--',
  ]
  return { owner, command: (file, args) => ({ file: 'setpriv', args: [...pass, file, ...args] }) }
}

async function lookUp(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)))
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres.')
  return { uid, gid }
}

async function create(): Promise<{ uid: number; gid: number }> {
  await run('groupadd', ['--system', 'postgres']).catch(() => undefined)
  await run('useradd', ['--system', '-g', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).catch(
    (error: Error) => {
      throw new Error(
        `PostgreSQL does not run as root, and no user "postgres" could be made (${error.message}). Run the server as another user, or set DATABASE_URL.`,
      )
    },
  )
  return lookUp()
}

/** Whether a user may pass through every folder on the way, by the plain permission bits. */
async function canReach(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  const parent = dirname(folder)
  return (mode & bit) !== 0 && (parent === folder || canReach(parent, user))
}
