import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { AdminApiError } from '../commands/index.ts'
import { isAgent } from './account-types.ts'
import { createAccountStore } from './store/accounts.ts'

/** @throws AdminApiError if the account does not exist */
export async function getAccount(tenant: Tenant, username: string): Promise<AccountRecord> {
  const account = await createAccountStore(tenant).findByUsername(username)
  if (!account) throw new AdminApiError(`There is no account "${username}".`)
  return account
}

/** @throws AdminApiError if the account does not exist or is not an agent */
export async function getAgent(tenant: Tenant, username: string): Promise<AccountRecord> {
  const account = await getAccount(tenant, username)
  if (!isAgent(account.type)) throw new AdminApiError(`"${username}" is not an agent of this brand.`)
  return account
}
