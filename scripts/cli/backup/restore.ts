import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openBackup, verifyBackup } from '../../../server/database/backup/backup-file.ts'
import type { Manifest } from '../../../server/database/backup/backup-format.ts'
import type { BackupSummary } from '../../../server/database/backup/read-content.ts'
import { restoreDatabase, type RestoreOptions } from '../../../server/database/backup/restore-database.ts'
import { StartupError } from '../../../server/database/errors.ts'
import { assertReplayable, type MigrationSet } from '../../../server/database/migration-set.ts'
import { type Arguments, CommandError, type Command, type Io } from '../command.ts'
import {
  findCurrentBuildName,
  findDatabaseUrls,
  listMigrationSets,
  convertStartupErrors,
  waitUntilReady,
} from '../database/server-access.ts'
import { getDataFolder } from './backup.ts'
import { assertNoSecretFiles, restoreEmbedded } from './embedded-target.ts'
import { keyHelp, keyOptions, readKey } from './key-options.ts'

export const restore: Command = {
  summary: 'restore a backup into an empty database',
  help: `Usage: livery restore FILE [options]

Verifies a backup made by livery backup, and restores it into DATABASE_URL, which must be empty, or into the PostgreSQL in DATA_DIR. No
server may run on it meanwhile. Migrations that the backup lacks are applied afterwards. Until a restore has finished, no server
starts on its target.

${keyHelp}
  --check                 verifies the backup only
  --replace               moves the database and the secrets of DATA_DIR to a subfolder of it first, where they are kept
  --secrets FOLDER        with DATABASE_URL: the folder for the secrets. Without DATABASE_URL, they are restored to DATA_DIR
  --data DIR              the data folder; default: DATA_DIR or ./data

Exit codes: 0 done, 2 could not run.`,
  options: {
    ...keyOptions,
    check: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    secrets: { type: 'string' },
    data: { type: 'string' },
  },
  run: convertStartupErrors(run),
}

async function run(args: Arguments, io: Io): Promise<number> {
  const [file, ...more] = args.positionals
  if (file === undefined || more.length > 0) throw new CommandError(restore.help)
  if (!existsSync(file)) throw new CommandError(`there is no file ${file}.`)
  const key = await readKey(args, io, false)
  const verified = await verifyBackup(file, key)
  const sets = await findMigrationSets(verified.manifest)
  if (sets !== undefined) assertReplayable(sets, verified.manifest.migrations)
  io.out(describeBackup(verified))
  if (args.values['check'] === true) return 0
  if (sets === undefined)
    throw new CommandError(
      'a release cannot restore a backup of a server in demo mode: restore it from the sources with npx livery restore.',
    )
  await restoreToTarget(args, io, {
    manifest: verified.manifest,
    openContent: () => openBackup(file, key),
    sets,
    build: findCurrentBuildName(),
  })
  return 0
}

/**
 * Returns the migrations that a backup needs; `undefined` for a backup in demo mode in a release, which does not have
 * the migrations of the demo.
 */
async function findMigrationSets({ mode }: Manifest): Promise<readonly MigrationSet[] | undefined> {
  try {
    return await listMigrationSets(mode)
  } catch (error) {
    if (mode === 'demo' && error instanceof StartupError) return undefined
    throw error
  }
}

async function restoreToTarget(args: Arguments, io: Io, options: RestoreOptions): Promise<void> {
  const { replace, secrets: secretsFolder } = args.values
  const urls = findDatabaseUrls(io)
  if (!urls) {
    const dataDir = getDataFolder(args, io)
    if (typeof secretsFolder === 'string') throw new CommandError('--secrets requires DATABASE_URL: the secrets are restored to DATA_DIR.')
    const previousFolder = await restoreEmbedded({ dataDir, replacesExisting: replace === true, log: io.err, ...options })
    io.out(`Restored to ${dataDir}.${previousFolder === undefined ? '' : ` The previous data is in ${previousFolder}.`}`)
    return
  }
  if (replace === true) throw new CommandError('--replace requires DATA_DIR: create an empty database, and set DATABASE_URL to it.')
  if (typeof secretsFolder === 'string') await assertNoSecretFiles(secretsFolder)
  await waitUntilReady(urls, io)
  await restoreDatabase(urls, options)
  if (typeof secretsFolder === 'string') await writeSecrets(secretsFolder, options.manifest)
  io.out(
    `Restored to DATABASE_URL. ${typeof secretsFolder === 'string' ? `The secrets are in ${secretsFolder}.` : 'Servers need the secrets of the backup: --secrets FOLDER writes them.'}`,
  )
}

async function writeSecrets(folder: string, { secrets }: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, text] of Object.entries(secrets)) await writeFile(join(folder, basename(name)), text, { mode: 0o600, flag: 'wx' })
}

function describeBackup({ manifest, totals }: BackupSummary): string {
  const { takenAt, build, postgres, mode = 'no', ledger } = manifest
  return `The backup is intact: ${takenAt}, ${mode} mode, PostgreSQL ${postgres}${build === undefined ? '' : `, build ${build}`}, ${totals.rows.toLocaleString('en')} rows of ${String(totals.tables)} tables, ${ledger.transfers.toLocaleString('en')} transfers.`
}
