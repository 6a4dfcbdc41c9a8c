import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** One side of a transfer: a player's wallet, or an account of the house by its purpose. */
export type Party = { readonly player: string } | { readonly house: string }

export interface NewTransfer {
  readonly idempotencyKey: string
  readonly fingerprint: string
  readonly purpose: string
  readonly currency: string
}

export const ledgerOf = ({ code: merchant, db }: Tenant) => ({
  /** Opens the account where it is not open yet, and answers its id. */
  open: async (party: Party, currency: string) => {
    const owner = 'player' in party ? party.player : null
    const purpose = 'player' in party ? 'wallet' : party.house
    const find = db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('merchant', '=', merchant)
      .where('owner', owner === null ? 'is' : '=', owner)
      .where('purpose', '=', purpose)
      .where('currency', '=', currency)
    const found = await find.executeTakeFirst()
    if (found) return found.id
    const balance = owner === null ? null : 0n
    await db
      .insertInto('ledger_accounts')
      .values({ merchant, id: randomUUID(), owner, purpose, currency, balance })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await find.executeTakeFirstOrThrow()).id
  },

  /** The id of the new transfer; `undefined` where the key has been used. */
  begin: async ({ idempotencyKey, fingerprint, purpose }: NewTransfer) => {
    const row = { merchant, id: randomUUID(), idempotency_key: idempotencyKey, fingerprint, purpose }
    return (
      await db
        .insertInto('transfers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['merchant', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id
  },

  byKey: (idempotencyKey: string) =>
    db
      .selectFrom('transfers')
      .select(['id', 'fingerprint'])
      .where('merchant', '=', merchant)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst(),

  /** Adds to a player's balance. Whether it was enough: a balance never falls below zero, whoever else moves it at the same moment. */
  add: async (account: string, amount: bigint) => {
    const row = await db
      .updateTable('ledger_accounts')
      .set({ balance: sql<bigint>`balance + ${amount}` })
      .where('merchant', '=', merchant)
      .where('id', '=', account)
      .where(sql<boolean>`(balance is null or balance + ${amount} >= 0)`)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  write: async (transfer: string, lines: readonly { readonly account: string; readonly amount: bigint }[]) => {
    await db
      .insertInto('entries')
      .values(lines.map((line, index) => ({ merchant, transfer, line: index, ...line })))
      .execute()
  },

  /** What a player has; nothing yet counts as zero. */
  balance: async (player: string, currency: string) => {
    const find = db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', merchant)
    return (
      (await find.where('owner', '=', player).where('purpose', '=', 'wallet').where('currency', '=', currency).executeTakeFirst())
        ?.balance ?? 0n
    )
  },

  /** What an account was given under one of these keys. */
  given: async (player: string, idempotencyKeys: readonly string[]) => {
    const { sum } = await db
      .selectFrom('transfers as t')
      .innerJoin('entries as e', (join) => join.onRef('e.merchant', '=', 't.merchant').onRef('e.transfer', '=', 't.id'))
      .innerJoin('ledger_accounts as a', (join) => join.onRef('a.merchant', '=', 'e.merchant').onRef('a.id', '=', 'e.account'))
      .select((eb) => eb.fn.sum<bigint | null>('e.amount').as('sum'))
      .where('t.merchant', '=', merchant)
      .where('t.idempotency_key', 'in', idempotencyKeys)
      .where('a.owner', '=', player)
      .executeTakeFirstOrThrow()
    return sum ?? 0n
  },

  /** The sum of all entries by currency, and the wallets whose balance is not the sum of theirs: no sum but zero, and no such wallet, may ever be. */
  audit: async () => {
    const sums = await db
      .selectFrom('entries')
      .innerJoin('ledger_accounts as a', (join) => join.onRef('a.merchant', '=', 'entries.merchant').onRef('a.id', '=', 'entries.account'))
      .select(['currency', (eb) => eb.fn.sum<bigint>('amount').as('sum'), (eb) => eb.fn.countAll<bigint>().as('entries')])
      .where('entries.merchant', '=', merchant)
      .groupBy('currency')
      .execute()
    const wrong = await db
      .selectFrom('ledger_accounts as a')
      .select(['a.id', 'a.balance'])
      .where('a.merchant', '=', merchant)
      .where('a.balance', 'is not', null)
      .where(
        sql<boolean>`a.balance <> (select coalesce(sum(e.amount), 0) from entries e where e.merchant = a.merchant and e.account = a.id)`,
      )
      .execute()
    return { sums, wrong }
  },
})
