import { sql } from 'kysely'
import { usernameKey } from './accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Those who stand directly below an account, of the same brand. */
export const downlinesOf = ({ code: merchant, db }: Tenant, upline: string) => {
  const below = (part: string) => {
    const all = db.selectFrom('accounts').where('accounts.merchant', '=', merchant).where('accounts.upline', '=', upline)
    return part === '' ? all : all.where(sql<boolean>`strpos(accounts.username_key, ${usernameKey(part)}) > 0`)
  }
  return {
    /** The one with this username. */
    byUsername: (username: string) => below('').selectAll().where('accounts.username_key', '=', usernameKey(username)).executeTakeFirst(),

    /** Those with this part in their username, the newest first; all where it is empty. */
    page: (part: string, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
      below(part)
        .select((of) => [
          'accounts.username',
          'accounts.nickname',
          'accounts.type',
          'accounts.disabled',
          'accounts.created_at',
          of
            .selectFrom('accounts as own')
            .select(of.fn.countAll<bigint>().as('count'))
            .where('own.merchant', '=', merchant)
            .whereRef('own.upline', '=', 'accounts.id')
            .as('downlines'),
        ])
        .orderBy('accounts.created_at', 'desc')
        .orderBy('accounts.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    count: async (part: string): Promise<number> => {
      const counted = await below(part)
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(counted.count)
    },
  }
}
