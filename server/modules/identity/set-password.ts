import type { AccountRecord } from '../../database/records.ts'
import { accountsOf, sessionsOf, endAccessWithin, hashPassword } from '../accounts/index.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'

interface SetPasswordOptions {
  /** The hash of the token of the session that stays. */
  readonly keep?: Buffer
  /** It is there to be changed: it was made for the owner, not by them. */
  readonly temporary?: boolean
}

/**
 * Gives an account another password, and takes back all that was granted to it before. The account as it is then;
 * nothing where its access has been taken back since it was read, so that of two changes at the same moment one counts,
 * and none that was shown to be allowed before.
 */
export async function setPassword(
  tenant: Tenant,
  account: AccountRecord,
  password: string,
  { keep, temporary = false }: SetPasswordOptions = {},
): Promise<AccountRecord | undefined> {
  const hash = await hashPassword(tenant, password)
  return inTransaction(tenant, async (trx) => {
    const accounts = accountsOf(trx)
    const changed = await accounts.updateIfUnchanged(account, {
      password_hash: hash,
      password_expired: false,
      password_default: temporary,
      password_own: true,
    })
    if (!changed) return undefined
    await endAccessWithin(trx, account.id, keep === undefined ? {} : { sessions: [keep] })
    if (keep !== undefined) await sessionsOf(trx).free(keep)
    return accounts.byId(account.id)
  })
}
