import { existsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeBackup, type WrittenBackup } from '../../../server/database/backup/backup-file.ts'
import { createKeyFile } from '../../../server/database/backup/encryption.ts'
import { type Arguments, CommandError, type Command, type Io } from '../command.ts'
import { findCurrentBuildName, convertStartupErrors } from '../database/server-access.ts'
import { withSource } from './database-source.ts'
import { keyHelp, keyOptions, readKey } from './key-options.ts'
import { collectSecrets, assertSecretsMatch } from './secrets.ts'

export const backup: Command = {
  summary: 'write an encrypted backup of the database and the secrets',
  help: `Usage: livery backup FILE|FOLDER [options]
       livery backup --new-key FILE

Writes a backup of DATABASE_URL, or of the PostgreSQL in DATA_DIR, while servers run: one snapshot of all tables, and the secrets
of the settings or of DATA_DIR. The file is verified before it gets its final name. In a folder, the name contains the time.

${keyHelp}
  --new-key FILE          creates a key file, and exits
  --keep N                deletes all but the newest N backups of the folder, if the ledger balances
  --without-secrets       leaves out the secrets, which must then be stored elsewhere
  --data DIR              the data folder; default: DATA_DIR or ./data

Exit codes: 0 done, 1 the backup is complete but the ledger does not balance, 2 could not run.`,
  options: {
    ...keyOptions,
    'new-key': { type: 'string' },
    keep: { type: 'string' },
    'without-secrets': { type: 'boolean', default: false },
    data: { type: 'string' },
  },
  run: convertStartupErrors(run),
}

async function run(args: Arguments, io: Io): Promise<number> {
  const { values, positionals } = args
  const [target, ...more] = positionals
  if (typeof values['new-key'] === 'string') {
    if (target !== undefined) throw new CommandError('--new-key only creates a key: run the backup afterwards, with --key-file.')
    return createKey(values['new-key'], io)
  }
  if (target === undefined || more.length > 0) throw new CommandError(backup.help)
  const isFolder = existsSync(target) && statSync(target).isDirectory()
  const keepCount = parseKeepCount(values['keep'], isFolder)
  const key = await readKey(args, io, true)
  const dataDir = getDataFolder(args, io)
  const secrets = values['without-secrets'] === true ? {} : await collectSecrets(io, dataDir)
  const writtenBackup = await withSource(io, dataDir, async (client) => {
    if (values['without-secrets'] !== true) await assertSecretsMatch(client, secrets)
    const file = isFolder ? join(target, formatBackupName(new Date())) : target
    const result = await writeBackup(client, { file, key, secrets, build: findCurrentBuildName() })
    io.out(describeBackup(file, result))
    return result
  })
  const { unbalanced } = writtenBackup.manifest.ledger
  if (unbalanced > 0) {
    const retentionNote = keepCount === undefined ? '' : ' No older backup was deleted: one of them may have the last balanced ledger.'
    io.err(
      `livery: transfers whose entries do not sum to zero: ${String(unbalanced)}. Run livery platform ledger verify <brand>.${retentionNote}`,
    )
    return 1
  }
  if (keepCount !== undefined) await deleteOlderBackups(target, keepCount, io)
  return 0
}

/** Returns the data folder: from `--data`, DATA_DIR or the default. */
export const getDataFolder = ({ values }: Arguments, { env }: Io): string =>
  resolve(typeof values['data'] === 'string' ? values['data'] : env['DATA_DIR'] || 'data')

async function createKey(file: string, io: Io): Promise<number> {
  if (existsSync(file)) throw new CommandError(`${file} already exists.`)
  const recipient = await createKeyFile(file)
  io.out(`Key written to ${file} (public key ${recipient}).\nKeep a copy in another place: without it, the backups cannot be read.`)
  return 0
}

const backupNamePattern = /^livery-\d{8}T\d{6}Z\.age$/

const formatBackupName = (time: Date): string => `livery-${time.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.age`

function parseKeepCount(text: unknown, isFolder: boolean): number | undefined {
  if (typeof text !== 'string') return undefined
  if (!isFolder) throw new CommandError('--keep requires a folder that exists.')
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new CommandError(`--keep is "${text}": it must be a number from 1 to 9999.`)
  return Number(text)
}

async function deleteOlderBackups(folder: string, keepCount: number, io: Io): Promise<void> {
  const names = (await readdir(folder)).filter((name) => backupNamePattern.test(name)).toSorted()
  for (const name of names.slice(0, -keepCount)) {
    await rm(join(folder, name))
    io.out(`Deleted ${join(folder, name)}.`)
  }
}

function describeBackup(file: string, { manifest, totals, bytes }: WrittenBackup): string {
  const { takenAt, ledger, secrets } = manifest
  const formatNumber = (value: number): string => value.toLocaleString('en')
  return [
    `Backup written to ${file} and read back: ${(bytes / 1_000_000).toFixed(1)} MB.`,
    `It contains everything that was committed before ${takenAt}: ${formatNumber(totals.rows)} rows of ${String(totals.tables)} tables, ${formatNumber(ledger.transfers)} transfers,`,
    `${Object.keys(secrets).length === 0 ? 'and no secrets' : `and the secrets ${Object.keys(secrets).join(', ')}`}.`,
  ].join('\n')
}
