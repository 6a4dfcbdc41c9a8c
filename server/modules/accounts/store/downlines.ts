import { usernameKey } from './accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Those who stand directly below an account, of the same brand. */
export const downlinesOf = ({ code: merchant, db }: Tenant, upline: string) => {
  const named = (username: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('upline', '=', upline)
      .where('username_key', '=', usernameKey(username))
  return {
    /** The one with this username. */
    byUsername: (username: string) => named(username).executeTakeFirst(),

    /** The same, whom nobody else changes until the transaction has ended. */
    lockByUsername: (username: string) => named(username).forUpdate().executeTakeFirst(),
  }
}
