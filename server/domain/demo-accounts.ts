import type { DataFolder } from '../store/data-folder.ts'
import { makePassword } from './make-password.ts'
import { hashPassword, platformItself } from './passwords.ts'

export interface DemoAccounts {
  /** The one password of all demo accounts. */
  readonly password: string
  /** Its hash, made once: the password is the same, so that equal hashes tell nothing more. */
  passwordHash(): Promise<string>
}

const file = 'demo-accounts.json'

/** The password of the demo accounts: as it was given or made at the first start. */
export async function openDemoAccounts(folder: DataFolder, given: string | undefined): Promise<DemoAccounts> {
  const text = await folder.keep(file, () => JSON.stringify({ password: given ?? makePassword() }, null, 2))
  const { password } = JSON.parse(text) as { password?: unknown }
  if (typeof password !== 'string') throw new Error(`${file} in the data folder is damaged: "password" is missing.`)
  let hash: Promise<string> | undefined
  return { password, passwordHash: () => (hash ??= hashPassword(platformItself, password)) }
}
