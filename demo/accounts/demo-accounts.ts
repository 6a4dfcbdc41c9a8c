import { join } from 'node:path'
import type { DataFolder } from '../../server/database/data-folder.ts'
import { StartError } from '../../server/database/errors.ts'
import { createPassword } from '../../server/modules/secrets/index.ts'
import { hashPassword, platformOwner } from '../../server/modules/accounts/index.ts'

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
   * Hash of the common withdrawal password: generated at the first start, never printed. `null` for a data folder from
   * before it existed.
   */
  paymentPasswordHash(): Promise<string | null>
}

const name = 'demo-accounts.json'

/** Opens the password of the demo accounts: the given one, or one that the first start generates. */
export async function openDemoAccounts(folder: DataFolder, given: string | undefined): Promise<DemoAccounts> {
  let made: string | undefined
  const text = await folder.readOrCreate(name, () =>
    JSON.stringify({ password: given ?? (made = createPassword()), paymentPassword: createPassword() }, null, 2),
  )
  const { password, paymentPassword } = JSON.parse(text) as { password?: unknown; paymentPassword?: unknown }
  if (typeof password !== 'string') throw new StartError(`${name} in the data folder is damaged: "password" is missing.`)
  let hash: Promise<string> | undefined
  let payment: Promise<string> | undefined
  return {
    password,
    newPassword: made === password ? password : undefined,
    file: join(folder.path, name),
    passwordHash: () => (hash ??= hashPassword(platformOwner, password)),
    paymentPasswordHash: async () =>
      typeof paymentPassword === 'string' ? (payment ??= hashPassword(platformOwner, paymentPassword)) : null,
  }
}
