import { sql } from 'kysely'
import type { PlayTermsColumn } from '../../../database/columns.ts'
import type { Tenant } from '../../../database/tenant.ts'

export interface LinkRow {
  readonly code: string
  readonly type: number
  readonly terms: PlayTermsColumn | null
  readonly disabled: boolean
  readonly created_at: Date
  /** Number of accounts that registered with the link. */
  readonly memberCount: bigint
}

/** Registration codes of agents. Agents are identified by their usernames. */
export const createAffiliateStore = ({ code: merchant, db }: Tenant) => {
  const selectCodes = () => db.selectFrom('affiliate_codes').where('affiliate_codes.merchant', '=', merchant)
  return {
    /** Returns an enabled code's agent, account type and play terms. */
    findByCode: (code: string) =>
      selectCodes().select(['agent', 'type', 'terms']).where('code', '=', code).where('disabled', '=', false).executeTakeFirst(),

    /** Returns the username of the agent of a code, enabled or not. */
    findAgent: async (code: string): Promise<string | undefined> =>
      (await selectCodes().select('agent').where('code', '=', code).executeTakeFirst())?.agent,

    upsert: async (code: string, agent: string) => {
      await db
        .insertInto('affiliate_codes')
        .values({ merchant, code, agent })
        .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet({ agent }))
        .execute()
    },

    /** Inserts a link unless its code is taken. Returns whether it was inserted. */
    insertIfNew: async (link: {
      readonly code: string
      readonly agent: string
      readonly type: number
      readonly terms: PlayTermsColumn
    }) => {
      const inserted = await db
        .insertInto('affiliate_codes')
        .values({ merchant, ...link, terms: JSON.stringify(link.terms) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst()
      return inserted !== undefined
    },

    /**
     * Lists an agent's codes, newest first. Accounts that registered before the code belonged to the agent are not
     * counted.
     */
    list: (agent: { readonly id: string; readonly username: string }): Promise<readonly LinkRow[]> =>
      selectCodes()
        .select((eb) => [
          'code',
          'type',
          'terms',
          'disabled',
          'created_at',
          eb
            .selectFrom('accounts as registered')
            .select(eb.fn.countAll<bigint>().as('count'))
            .where('registered.merchant', '=', merchant)
            .whereRef('registered.affiliate_code', '=', 'affiliate_codes.code')
            .where('registered.upline', '=', agent.id)
            .$asScalar()
            .$notNull()
            .as('memberCount'),
        ])
        .where('agent', '=', agent.username)
        .orderBy('created_at', 'desc')
        .orderBy('code')
        .execute(),

    count: async (agent: string): Promise<number> =>
      Number(
        (
          await selectCodes()
            .select(sql<bigint>`count(*)`.as('count'))
            .where('agent', '=', agent)
            .executeTakeFirstOrThrow()
        ).count,
      ),

    /** Enables or disables a code. Returns `false` if it does not belong to this agent. */
    setDisabled: async (agent: string, code: string, disabled: boolean): Promise<boolean> =>
      (await db
        .updateTable('affiliate_codes')
        .set({ disabled })
        .where('merchant', '=', merchant)
        .where('agent', '=', agent)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,

    /** Returns whether the code existed. */
    deleteByOperator: async (code: string): Promise<boolean> =>
      (await db
        .deleteFrom('affiliate_codes')
        .where('merchant', '=', merchant)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,

    /** Returns whether the code belonged to this agent. */
    deleteByAgent: async (agent: string, code: string): Promise<boolean> =>
      (await db
        .deleteFrom('affiliate_codes')
        .where('merchant', '=', merchant)
        .where('agent', '=', agent)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,
  }
}
