import { normalizeUsername } from './accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Direct downlines of an account, within its brand. */
export const createDownlineStore = ({ code: merchant, db }: Tenant, upline: string) => {
  const selectByUsername = (username: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('upline', '=', upline)
      .where('username_key', '=', normalizeUsername(username))
  return {
    /** The direct downline with this username. */
    findByUsername: (username: string) => selectByUsername(username).executeTakeFirst(),

    /** Same as `findByUsername`, locked until the transaction ends. */
    lockByUsername: (username: string) => selectByUsername(username).forUpdate().executeTakeFirst(),
  }
}
