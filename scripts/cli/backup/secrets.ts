import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listMismatchedSecrets } from '../../../server/claim-database.ts'
import type { SourceClient } from '../../../server/database/backup/with-client.ts'
import { createSecrets, secretFiles } from '../../../server/modules/secrets/index.ts'
import { CommandError, type Io } from '../command.ts'

/** Files with secrets in the data folder, which a backup contains. `demo-accounts.json` exists only in demo mode. */
export const backedUpFiles = [...Object.keys(secretFiles), 'demo-accounts.json'] as const

/** Reads the secrets of a server from its settings or, for those not set there, from its files. Keys are file names. */
export async function collectSecrets({ env }: Io, dataDir: string): Promise<Record<string, string>> {
  const variableByFile: Readonly<Record<string, string>> = secretFiles
  const secrets: Record<string, string> = {}
  for (const file of backedUpFiles) {
    const text = env[variableByFile[file] ?? ''] || (await readFile(join(dataDir, file), 'utf8').catch(ignoreMissing))
    if (text !== undefined) secrets[file] = text
  }
  return secrets
}

/**
 * Asserts that SECRET_KEY and PAYLOAD_KEY are present and match the fingerprints in the database: a server does not
 * start on this database with other keys.
 * @throws CommandError if one is missing or does not match
 */
export async function assertSecretsMatch(client: SourceClient, secrets: Readonly<Record<string, string>>): Promise<void> {
  const { 'secret-key': secretKey, 'payload-key.json': payloadKey } = secrets
  const remedy = 'Set it as for the server, or use --without-secrets and keep the secrets elsewhere.'
  if (secretKey === undefined || payloadKey === undefined)
    throw new CommandError(
      `${secretKey === undefined ? 'SECRET_KEY' : 'PAYLOAD_KEY'} is missing, and the backup has to contain it. ${remedy}`,
    )
  const { rows } = await client.query<{ name: string; fingerprint: Buffer }>('select name, fingerprint from secret_fingerprints')
  const recordedFingerprints = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
  const [mismatchedName] = listMismatchedSecrets(
    createSecrets({ secretKey, payloadKey, adminApiToken: '', databasePassword: '', socialSecrets: secrets['social-secrets.json'] }),
    recordedFingerprints,
  )
  if (mismatchedName !== undefined) throw new CommandError(`${mismatchedName} does not belong to this database. ${remedy}`)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
