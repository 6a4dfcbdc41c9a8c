import { type AccountRecord, accountsOf } from '../store/accounts.ts'
import { sessionsOf } from '../store/sessions.ts'
import { temporaryPasswordsOf } from '../store/temporary-passwords.ts'
import { type Tenant, inTransaction } from '../store/tenant.ts'
import { hashPassword } from './passwords.ts'

/**
 * Gives an account another password: its sessions end, but for `keep`, and a temporary password is worth nothing any more. Whether it was done: not where the
 * password was changed since the account was read, so that of two at the same moment one counts.
 */
export async function setPassword(tenant: Tenant, account: AccountRecord, password: string, keep?: Buffer): Promise<boolean> {
  const hash = await hashPassword(tenant, password)
  return inTransaction(tenant, async (inside) => {
    const changed = await accountsOf(inside).replacePassword(account.id, account.password_hash, hash)
    if (!changed) return false
    await temporaryPasswordsOf(inside).drop(account.id)
    await sessionsOf(inside).revokeAll(account.id, keep)
    if (keep !== undefined) await sessionsOf(inside).free(keep)
    return true
  })
}
