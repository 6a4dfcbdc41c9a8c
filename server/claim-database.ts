import { SettingsError } from './config.ts'
import type { Database } from './database/database.ts'
import { installationOf } from './database/installation.ts'
import type { Mode } from './mode.ts'
import { type Secrets, keyedDigest } from './modules/secrets/index.ts'

interface Claim {
  readonly mode: Mode
  readonly secrets: Secrets
  /** The password of the demo accounts, in demo mode. */
  readonly demoPassword: string | undefined
  /** Whether the payload key takes the place of the one on record. */
  readonly rotatesPayloadKey: boolean
}

/**
 * Checks the mode that a database was started in, before its tables are migrated: a demo adds tables of its own, and a
 * newer version changes those of the platform.
 * @throws SettingsError where it was started in the other mode
 */
export async function expectMode(db: Database, mode: Mode): Promise<void> {
  if (((await installationOf(db).readMode()) ?? mode) !== mode) throw new SettingsError(otherMode[mode])
}

/**
 * Checks that a database belongs to this server: it was started in the same mode and with the same secrets. The first
 * server records both. The record of a secret is a digest under a key that is derived from SECRET_KEY, so that it can
 * be compared by nobody else.
 * @throws SettingsError that names each secret that differs, or the mode
 */
export async function claimDatabase(db: Database, { mode, secrets, demoPassword, rotatesPayloadKey }: Claim): Promise<void> {
  const installation = installationOf(db)
  if ((await installation.recordMode(mode)) !== mode) throw new SettingsError(otherMode[mode])
  const fingerprint = (name: string, value = ''): Buffer => keyedDigest(secrets.key('fingerprints'), name, value)
  const differs = async (name: string, value?: string): Promise<boolean> =>
    !(await installation.recordFingerprint(name, fingerprint(name, value))).equals(fingerprint(name, value))

  if (await differs('SECRET_KEY')) throw new SettingsError(otherSecret.SECRET_KEY)
  const { kid } = secrets.payloadKey
  if (rotatesPayloadKey) await installation.replaceFingerprint('PAYLOAD_KEY', fingerprint('PAYLOAD_KEY', kid))
  const problems = [
    ...((await differs('PAYLOAD_KEY', kid)) ? [otherSecret.PAYLOAD_KEY] : []),
    ...(demoPassword !== undefined && (await differs('DEMO_PASSWORD', demoPassword)) ? [otherSecret.DEMO_PASSWORD] : []),
  ]
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
}

const otherMode: Readonly<Record<Mode, string>> = {
  production:
    'LIVERY_MODE is production, but this database was started as a demo: it has demo accounts and money that nobody paid. Give production a database of its own.',
  demo: 'LIVERY_MODE is demo, but this database was started in production: a demo would pay deposits that nobody paid. Give the demo a database of its own.',
}

const otherSecret = {
  SECRET_KEY:
    'SECRET_KEY (or secret-key in DATA_DIR) is not the one that this database was started with: nothing that is sealed could be read, and the audit log would break. Restore that one.',
  PAYLOAD_KEY:
    'PAYLOAD_KEY (or payload-key.json in DATA_DIR) is not the one that the servers of this database use: logins would fail. Give all of them the same; to replace it, stop all of them and start one with ROTATE_PAYLOAD_KEY=on.',
  DEMO_PASSWORD:
    'DEMO_PASSWORD (or demo-accounts.json in DATA_DIR) is not the one that the demo accounts of this database have. Give the one that the first start printed.',
} as const
