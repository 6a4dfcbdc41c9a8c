import { join } from 'node:path'
import type { DataFolder } from '../../server/database/data-folder.ts'
import { StartError } from '../../server/database/errors.ts'
import { createPassword } from '../../server/modules/secrets/index.ts'
import { hashPassword, platformSlotOwner } from '../../server/modules/accounts/index.ts'

export interface DemoAccounts {
  /** The common password of all demo accounts. */
  readonly password: string
  /** The same password if this start has generated it. */
  readonly newPassword: string | undefined
  /** File that contains it, readable by its owner only. */
  readonly file: string
  /** Hash of the password, computed once: the accounts share the password, so equal hashes reveal nothing more. */
  passwordHash(): Promise<string>
  /**
   * Hash of the common withdrawal password, which is generated at the first start and never printed. `null` if the data
   * folder was created before demo accounts had one.
   */
  paymentPasswordHash(): Promise<string | null>
}

const fileName = 'demo-accounts.json'

/** Opens the demo accounts. Their password is `configuredPassword`, or one that the first start generates. */
export async function openDemoAccounts(folder: DataFolder, configuredPassword: string | undefined): Promise<DemoAccounts> {
  let generatedPassword: string | undefined
  const text = await folder.readOrCreate(fileName, () =>
    JSON.stringify({ password: configuredPassword ?? (generatedPassword = createPassword()), paymentPassword: createPassword() }, null, 2),
  )
  const { password, paymentPassword } = JSON.parse(text) as { password?: unknown; paymentPassword?: unknown }
  if (typeof password !== 'string') throw new StartError(`${fileName} in the data folder is damaged: "password" is missing.`)
  let passwordHash: Promise<string> | undefined
  let paymentHash: Promise<string> | undefined
  return {
    password,
    newPassword: generatedPassword === password ? password : undefined,
    file: join(folder.path, fileName),
    passwordHash: () => (passwordHash ??= hashPassword(platformSlotOwner, password)),
    paymentPasswordHash: async () =>
      typeof paymentPassword === 'string' ? (paymentHash ??= hashPassword(platformSlotOwner, paymentPassword)) : null,
  }
}
