import { join } from 'node:path'
import type { DataFolder } from '../../server/database/data-folder.ts'
import { StartError } from '../../server/database/errors.ts'
import { makePassword } from '../../server/modules/secrets/index.ts'
import { hashPassword, platformOwner } from '../../server/modules/accounts/index.ts'

export interface DemoAccounts {
  /** The one password of all demo accounts. */
  readonly password: string
  /** The same where it has just been made: nobody has been told of it. */
  readonly newPassword: string | undefined
  /** The file that it stands in, readable by its owner alone. */
  readonly file: string
  /** Its hash, made once: the password is the same, so that equal hashes tell nothing more. */
  passwordHash(): Promise<string>
  /**
   * The same of the password that they pay with: made at the first start, never printed. A folder from before has none.
   */
  paymentPasswordHash(): Promise<string | null>
}

const name = 'demo-accounts.json'

/** The password of the demo accounts: as it was given or made at the first start. */
export async function openDemoAccounts(folder: DataFolder, given: string | undefined): Promise<DemoAccounts> {
  let made: string | undefined
  const text = await folder.keep(name, () =>
    JSON.stringify({ password: given ?? (made = makePassword()), paymentPassword: makePassword() }, null, 2),
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
