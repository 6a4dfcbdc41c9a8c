import { sql } from 'kysely'
import type { PlayTermsColumn } from '../../../database/columns.ts'
import type { Tenant } from '../../../database/tenant.ts'

export interface LinkRow {
  readonly code: string
  readonly type: number
  readonly terms: PlayTermsColumn | null
  readonly disabled: boolean
  readonly created_at: Date
  /** How many have come by it. */
  readonly people: bigint
}

/** The codes by which agents bring players. An agent is named by the username. */
export const affiliatesOf = ({ code: merchant, db }: Tenant) => {
  const all = () => db.selectFrom('affiliate_codes').where('affiliate_codes.merchant', '=', merchant)
  return {
    /** What a code says, where it is switched on. */
    byCode: (code: string) =>
      all().select(['agent', 'type', 'terms']).where('code', '=', code).where('disabled', '=', false).executeTakeFirst(),

    set: async (code: string, agent: string) => {
      await db
        .insertInto('affiliate_codes')
        .values({ merchant, code, agent })
        .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet({ agent }))
        .execute()
    },

    /** Whether the code was free. */
    add: async (link: { readonly code: string; readonly agent: string; readonly type: number; readonly terms: PlayTermsColumn }) => {
      const made = await db
        .insertInto('affiliate_codes')
        .values({ merchant, ...link, terms: JSON.stringify(link.terms) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst()
      return made !== undefined
    },

    /** Those of an agent, the newest first. Who came by an agent before a code was this one's is not counted. */
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

    /** Whether it is a code of this agent. */
    turn: async (agent: string, code: string, disabled: boolean): Promise<boolean> =>
      (await db
        .updateTable('affiliate_codes')
        .set({ disabled })
        .where('merchant', '=', merchant)
        .where('agent', '=', agent)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,

    /** Whether there was such a code. */
    delete: async (code: string): Promise<boolean> =>
      (await db
        .deleteFrom('affiliate_codes')
        .where('merchant', '=', merchant)
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst()) !== undefined,

    /** Whether it was a code of this agent. */
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
