import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createAccountStore } from './store/accounts.ts'

/**
 * Returns the type and the upline of these accounts and of their uplines in the format of `platform.json`, by username.
 * Usernames without an account are left out. For an upline that `usernames` does not contain, the upline is `null`.
 */
export async function getAccountSettings(tenant: Tenant, usernames: readonly string[]): Promise<object> {
  const accounts = createAccountStore(tenant)
  const settings: Record<string, { readonly type: number; readonly upline: string | null }> = {}
  const addAccount = async (account: AccountRecord | undefined): Promise<void> => {
    if (!account) return
    const upline = account.upline === null ? undefined : await accounts.findById(account.upline)
    if (upline) settings[upline.username] ??= { type: upline.type, upline: null }
    settings[account.username] = { type: account.type, upline: upline?.username ?? null }
  }
  for (const username of usernames) await addAccount(await accounts.findByUsername(username))
  return settings
}
