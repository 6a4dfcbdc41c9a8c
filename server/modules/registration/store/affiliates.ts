import { sql } from 'kysely'
import type { PlayTermsColumn } from '../../../database/columns.ts'
import type { Tenant } from '../../../database/tenant.ts'

export interface LinkRow {
  readonly code: string
  readonly type: number
  readonly terms: PlayTermsColumn | null
  readonly disabled: boolean
  readonly created_at: Date
  /** Number of accounts registered by it. */
  readonly people: bigint
}

/** Registration codes of agents. Agents are named by their usernames. */
export const affiliatesOf = ({ code: merchant, db }: Tenant) => {
  const all = () => db.selectFrom('affiliate_codes').where('affiliate_codes.merchant', '=', merchant)
  return {
    /** Returns the values of an enabled code. */
    byCode: (code: string) =>
      all().select(['agent', 'type', 'terms']).where('code', '=', code).where('disabled', '=', false).executeTakeFirst(),

    set: async (code: string, agent: string) => {
      await db
        .insertInto('affiliate_codes')
        .values({ merchant, code, agent })
        .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet({ agent }))
        .execute()
    },

    /** Returns whether the code was free. */
    add: async (link: { readonly code: string; readonly agent: string; readonly type: number; readonly terms: PlayTermsColumn }) => {
      const made = await db
        .insertInto('affiliate_codes')
        .values({ merchant, ...link, terms: JSON.stringify(link.terms) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst()
      return made !== undefined
    },

    /**
     * Lists an agent's codes, newest first. Accounts that the agent gained before a code was theirs are not counted.
     */
    of: (agent: { readonly id: string; readonly username: string }): Promise<readonly LinkRow[]> =>
      all()
        .select((of) => [
          'code',
          'type',
          'terms',
          'disabled',
          'created_at',
          of
            .selectFrom('accounts as own')
            .select(of.fn.countAll<bigint>().as('count'))
            .where('own.merchant', '=', merchant)
            .whereRef('own.affiliate_code', '=', 'affiliate_codes.code')
            .where('own.upline', '=', agent.id)
            .$asScalar()
            .$notNull()
            .as('people'),
        ])
        .where('agent', '=', agent.username)
        .orderBy('created_at', 'desc')
        .orderBy('code')
        .execute(),

    count: async (agent: string): Promise<number> =>
      Number(
        (
          await all()
            .select(sql<bigint>`count(*)`.as('count'))
            .where('agent', '=', agent)
            .executeTakeFirstOrThrow()
        ).count,
      ),

    /** Returns whether the code belongs to this agent. */
    turn: async (agent: string, code: string, disabled: boolean): Promise<boolean> =>
      (await db
        .updateTable('affiliate_codes')
        .set({ disabled })
        .where('merchant', '=', merchant)
        .where('agent', '=', agent)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,

    /** Returns whether the code existed. */
    delete: async (code: string): Promise<boolean> =>
      (await db
        .deleteFrom('affiliate_codes')
        .where('merchant', '=', merchant)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,

    /** Returns whether the code belonged to this agent. */
    remove: async (agent: string, code: string): Promise<boolean> =>
      (await db
        .deleteFrom('affiliate_codes')
        .where('merchant', '=', merchant)
        .where('agent', '=', agent)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,
  }
}
