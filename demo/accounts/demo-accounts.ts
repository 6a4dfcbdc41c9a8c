import { join } from 'node:path'
import type { DataFolder } from '../../server/database/data-folder.ts'
import { StartupError } from '../../server/database/errors.ts'
import { createPassword } from '../../server/modules/secrets/index.ts'
import { hashPassword, platformRequester } from '../../server/modules/accounts/index.ts'

export interface DemoAccounts {
  /** Password of all demo accounts. */
  readonly password: string
  /** The password if it was generated at this start of the server, otherwise `undefined`. */
  readonly generatedPassword: string | undefined
  /** Path of the file that stores the passwords, readable only by its owner. */
  readonly file: string
  /**
   * Returns the password's hash, computed once: the accounts share the password, so equal hashes reveal nothing more.
   */
  passwordHash(): Promise<string>
  /**
   * Returns the hash of the accounts' payment password, which is generated at the first start and never printed. `null`
   * if the data folder was created before demo accounts had a payment password.
   */
  paymentPasswordHash(): Promise<string | null>
}

const fileName = 'demo-accounts.json'

/**
 * Loads the demo accounts' passwords. The first start stores `configuredPassword`, or a generated password.
 * @throws StartupError if the stored file has no password
 */
export async function loadDemoAccounts(folder: DataFolder, configuredPassword: string | undefined): Promise<DemoAccounts> {
  let generatedPassword: string | undefined
  const text = await folder.readOrCreate(fileName, () =>
    JSON.stringify({ password: configuredPassword ?? (generatedPassword = createPassword()), paymentPassword: createPassword() }, null, 2),
  )
  const { password, paymentPassword } = JSON.parse(text) as { password?: unknown; paymentPassword?: unknown }
  if (typeof password !== 'string') throw new StartupError(`${fileName} in the data folder is damaged: "password" is missing.`)
  let passwordHash: Promise<string> | undefined
  let paymentHash: Promise<string> | undefined
  return {
    password,
    generatedPassword: generatedPassword === password ? password : undefined,
    file: join(folder.path, fileName),
    passwordHash: () => (passwordHash ??= hashPassword(platformRequester, password)),
    paymentPasswordHash: async () =>
      typeof paymentPassword === 'string' ? (paymentHash ??= hashPassword(platformRequester, paymentPassword)) : null,
  }
}
