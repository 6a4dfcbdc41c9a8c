import { SettingsError } from './settings-error.ts'
import type { Database } from './database/database.ts'
import { createInstallationStore } from './database/installation.ts'
import type { Mode } from './mode.ts'
import { type Secrets, computeHmac } from './modules/secrets/index.ts'

interface InstallationSecrets {
  readonly mode: Mode
  readonly secrets: Secrets
  /** Password of the demo accounts, in demo mode. */
  readonly demoPassword: string | undefined
  /** Whether the fingerprint of the payload key replaces the recorded one. */
  readonly rotatesPayloadKey: boolean
}

/**
 * Asserts that a database was not initialized in the other mode. Runs before the migrations, which would otherwise
 * already have changed its tables.
 * @throws SettingsError if it was initialized in the other mode
 */
export async function assertMode(db: Database, mode: Mode): Promise<void> {
  if (((await createInstallationStore(db).readMode()) ?? mode) !== mode) throw new SettingsError(modeMismatchMessages[mode])
}

/**
 * Asserts that a database belongs to this server: it was initialized in the same mode and with the same secrets. The
 * first server records both. A secret is recorded as an HMAC under a key derived from SECRET_KEY, so that only a holder
 * of SECRET_KEY can test a guess.
 * @throws SettingsError if the mode or a secret differs. It names the mode or SECRET_KEY, or, if both are the same,
 * each other secret that differs.
 */
export async function claimDatabase(db: Database, { mode, secrets, demoPassword, rotatesPayloadKey }: InstallationSecrets): Promise<void> {
  const installation = createInstallationStore(db)
  if ((await installation.recordMode(mode)) !== mode) throw new SettingsError(modeMismatchMessages[mode])
  const fingerprint = (name: string, value?: string): Buffer => computeFingerprint(secrets, name, value)
  // Records the fingerprint if the database has none of this name.
  const isDifferent = async (name: string, value?: string): Promise<boolean> =>
    !(await installation.recordFingerprint(name, fingerprint(name, value))).equals(fingerprint(name, value))

  if (await isDifferent('SECRET_KEY')) throw new SettingsError(secretMismatchMessages.SECRET_KEY)
  const { kid } = secrets.payloadKey
  if (rotatesPayloadKey) await installation.replaceFingerprint('PAYLOAD_KEY', fingerprint('PAYLOAD_KEY', kid))
  const problems = [
    ...((await isDifferent('PAYLOAD_KEY', kid)) ? [secretMismatchMessages.PAYLOAD_KEY] : []),
    ...(demoPassword !== undefined && (await isDifferent('DEMO_PASSWORD', demoPassword)) ? [secretMismatchMessages.DEMO_PASSWORD] : []),
  ]
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
}

const computeFingerprint = (secrets: Secrets, name: string, value = ''): Buffer =>
  computeHmac(secrets.deriveKey('fingerprints'), name, value)

/**
 * Lists which of SECRET_KEY and PAYLOAD_KEY differ from those of a database, according to its recorded fingerprints.
 * The fingerprints are keyed: with another SECRET_KEY, both differ.
 */
export const listMismatchedSecrets = (secrets: Secrets, recordedFingerprints: ReadonlyMap<string, Buffer>): readonly string[] =>
  (
    [
      ['SECRET_KEY', undefined],
      ['PAYLOAD_KEY', secrets.payloadKey.kid],
    ] as const
  )
    .filter(([name, value]) => recordedFingerprints.get(name)?.equals(computeFingerprint(secrets, name, value)) === false)
    .map(([name]) => name)

const modeMismatchMessages: Readonly<Record<Mode, string>> = {
  production:
    'LIVERY_MODE is production, but this database was initialized in demo mode: it has demo accounts and fictitious money. Use a separate database for production.',
  demo: 'LIVERY_MODE is demo, but this database was initialized in production: a demo credits deposits without a payment. Use a separate database for the demo.',
}

const secretMismatchMessages = {
  SECRET_KEY:
    'SECRET_KEY (or secret-key in DATA_DIR) is not the one that this database was initialized with: encrypted values could not be decrypted, and the audit log’s chain would break. Restore the original key.',
  PAYLOAD_KEY:
    'PAYLOAD_KEY (or payload-key.json in DATA_DIR) is not the one that the servers of this database use: logins would fail. Set the same key on all servers; to replace it, stop all of them and start one with ROTATE_PAYLOAD_KEY=on.',
  DEMO_PASSWORD:
    'DEMO_PASSWORD (or demo-accounts.json in DATA_DIR) is not the password of the demo accounts of this database. Set the one that the first start printed.',
} as const
