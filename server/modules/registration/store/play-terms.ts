import { sql } from 'kysely'
import type { PlayTermsColumn } from '../../../database/columns.ts'
import type { Tenant } from '../../../database/tenant.ts'

interface AccountTerms {
  readonly id: string
  readonly terms: PlayTermsColumn | null
}

/** Play terms of accounts. */
export const createPlayTermsStore = ({ code: merchant, db }: Tenant) => ({
  /** Lists the play terms of an account's direct and indirect downline, locked until the transaction ends. */
  lockDownline: async (ancestor: string): Promise<readonly AccountTerms[]> =>
    (
      await sql<AccountTerms>`
        with recursive team (id) as (
          select id from accounts where merchant = ${merchant} and upline = ${ancestor}
          union select a.id from team join accounts a on a.merchant = ${merchant} and a.upline = team.id
        )
        select a.id, a.terms from accounts a where a.merchant = ${merchant} and a.id in (select id from team) order by a.id for update`.execute(
        db,
      )
    ).rows,

  update: async (id: string, terms: PlayTermsColumn): Promise<void> => {
    await db
      .updateTable('accounts')
      .set({ terms: JSON.stringify(terms) })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .execute()
  },
})
