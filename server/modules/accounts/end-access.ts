import { accountsOf } from './store/accounts.ts'
import { rememberedLoginsOf } from './store/remembered-logins.ts'
import { sessionsOf } from './store/sessions.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'

/** What of an account's access goes on, by the hashes of the tokens. */
export interface Spared {
  readonly sessions?: readonly Buffer[]
  readonly remembered?: Buffer
}

/**
 * Takes back all that was granted to an account: its sessions and their launches, what browsers remember, logins that
 * wait, temporary passwords, codes that log in, arrivals from other sites. All of it carries the account's security
 * stamp, which is another one from now on: also what is being granted at this very moment is worth nothing. How many
 * sessions were open.
 */
export const endAccess = (tenant: Tenant, account: string, spared: Spared = {}): Promise<number> =>
  inTransaction(tenant, (trx) => endAccessWithin(trx, account, spared))

/** The same inside of a transaction that does more. */
export async function endAccessWithin(trx: Tenant, account: string, { sessions = [], remembered }: Spared = {}): Promise<number> {
  const stamp = await accountsOf(trx).incrementStamp(account)
  await sessionsOf(trx).restamp(account, sessions, stamp)
  if (remembered !== undefined) await rememberedLoginsOf(trx).restamp(account, remembered, stamp)
  return sessionsOf(trx).revokeBefore(account, stamp)
}
