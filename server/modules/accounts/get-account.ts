import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ControlError } from '../commands/index.ts'
import { isAgent } from './account-types.ts'
import { accountsOf } from './store/accounts.ts'

/** @throws ControlError if the account does not exist */
export async function getAccount(tenant: Tenant, username: string): Promise<AccountRecord> {
  const account = await accountsOf(tenant).byUsername(username)
  if (!account) throw new ControlError(`There is no account "${username}".`)
  return account
}

/** @throws ControlError if the account does not exist or is not an agent */
export async function getAgent(tenant: Tenant, username: string): Promise<AccountRecord> {
  const account = await getAccount(tenant, username)
  if (!isAgent(account.type)) throw new ControlError(`"${username}" is not an agent of this brand.`)
  return account
}
