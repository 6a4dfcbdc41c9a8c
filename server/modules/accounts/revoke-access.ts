import { createAccountStore } from './store/accounts.ts'
import { createRememberedLoginStore } from './store/remembered-logins.ts'
import { createSessionStore } from './store/sessions.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'

/** Access that stays valid, by the hashes of the tokens. */
export interface RetainedAccess {
  readonly sessions?: readonly Buffer[]
  readonly remembered?: Buffer
}

/**
 * Revokes all access granted to an account except `retained`: sessions and their launches, remembered browsers, pending
 * logins, temporary passwords, login codes and pending social logins. All of them carry the account's security stamp,
 * which is incremented here, so access that is being granted concurrently is invalid too. Returns the number of open
 * sessions that were revoked.
 */
export const revokeAccess = (tenant: Tenant, account: string, retained: RetainedAccess = {}): Promise<number> =>
  withTransaction(tenant, (trx) => revokeAccessWithin(trx, account, retained))

/** Same as `revokeAccess`, within the caller's transaction. */
export async function revokeAccessWithin(
  trx: Tenant,
  account: string,
  { sessions = [], remembered }: RetainedAccess = {},
): Promise<number> {
  const stamp = await createAccountStore(trx).incrementStamp(account)
  await createSessionStore(trx).restamp(account, sessions, stamp)
  if (remembered !== undefined) await createRememberedLoginStore(trx).restamp(account, remembered, stamp)
  return createSessionStore(trx).revokeOtherStamps(account, stamp)
}
