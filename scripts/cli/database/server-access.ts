import { basename, join } from 'node:path'
import { StartupError } from '../../../server/database/errors.ts'
import type { MigrationSet } from '../../../server/database/migration-set.ts'
import type { DatabaseUrls } from '../../../server/database/roles.ts'
import { waitForDatabase } from '../../../server/database/wait-for-database.ts'
import type { Mode } from '../../../server/mode.ts'
import { moduleMigrations } from '../../../server/modules/compose-modules.ts'
import { findBuilds } from '../../../server/pages/builds.ts'
import { projectFolder } from '../../../server/project-paths.ts'
import { CommandError, type Command, type Io } from '../command.ts'

/** Maximum time to wait for PostgreSQL. */
const waitSeconds = 60

/** Wraps the `run` of a command: a StartupError, such as for an unreachable database, becomes a CommandError. */
export const convertStartupErrors =
  (run: Command['run']): Command['run'] =>
  async (args, io) => {
    try {
      return await run(args, io)
    } catch (error) {
      if (error instanceof StartupError) throw new CommandError(error.message)
      throw error
    }
  }

/** Returns the URLs of the database that the environment names; `undefined` if it names none. */
export function findDatabaseUrls({ env }: Io): DatabaseUrls | undefined {
  const { DATABASE_URL: appUrl, MIGRATE_DATABASE_URL: migrationUrl } = env
  return appUrl ? { appUrl, migrationUrl: migrationUrl || undefined } : undefined
}

/**
 * Waits until a database answers at each of its URLs.
 * @throws StartupError if it does not answer in time, refuses the role, or does not exist
 */
export const waitUntilReady = (urls: DatabaseUrls, { err }: Io): Promise<void> => waitForDatabase(urls, { log: err, seconds: waitSeconds })

/**
 * Returns the migrations of the database of a server in this mode.
 * @throws StartupError for demo mode in a release, which does not contain the demo
 */
export const listMigrationSets = async (mode: Mode | undefined): Promise<readonly MigrationSet[]> => [
  ...moduleMigrations,
  ...(mode === 'demo' ? [(await import('../../../demo/index.ts')).demoMigrations] : []),
]

/** Returns the name of the current browser build, which migrations record; `undefined` if there is none. */
export function findCurrentBuildName(): string | undefined {
  const folder = findBuilds(join(projectFolder, 'dist'))?.current
  return folder && basename(folder)
}
