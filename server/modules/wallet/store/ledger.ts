import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { assertAccountsLocked } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

/**
 * What a player's money is for: to play and to take out; held while a withdrawal runs; a bonus; points; at one vendor.
 */
export type Wallet = 'main' | 'held' | 'bonus' | 'points' | `vendor/${string}`

/**
 * One side of a transfer: a player's wallet, the main one where none is named, or an account of the house by its name.
 */
export type Party = { readonly player: string; readonly wallet?: Wallet | undefined } | { readonly house: string }

/** What one side gives or gets, in minor units. */
export interface LedgerLine {
  readonly party: Party
  readonly amount: bigint
}

export interface NewTransfer {
  readonly idempotencyKey: string
  readonly fingerprint: string
  readonly purpose: string
  readonly reference: string | null
}

interface NewEntry {
  readonly account: string
  readonly amount: bigint
  /** Nothing for the house. */
  readonly balance_after: bigint | null
}

/** An entry of a transfer that is named by its place in a history. */
export interface PastEntry extends NewEntry {
  readonly transfer: number
  readonly line: number
  readonly at: Date
}

/** What a player has in each wallet. Vendors are there once money has been there. */
export interface Funds {
  readonly main: bigint
  readonly held: bigint
  readonly bonus: bigint
  readonly vendors: ReadonlyMap<string, bigint>
}

/** A change of one wallet, and what was there after it. */
export interface StatementLine {
  readonly seq: bigint
  readonly purpose: string
  readonly reference: string | null
  readonly amount: bigint
  readonly balance: bigint
  readonly at: Date
}

const mainPurpose = 'wallet'
const vendorPrefix = 'vendor/'

const rowOf = (party: Party) =>
  'player' in party
    ? { owner: party.player, purpose: party.wallet === undefined || party.wallet === 'main' ? mainPurpose : party.wallet }
    : { owner: null, purpose: party.house }

const keyOf = (row: { readonly owner: string | null; readonly purpose: string }): string => `${row.owner ?? ''} ${row.purpose}`

async function setBalances({ code: merchant, db }: Tenant, balances: ReadonlyMap<string, bigint>): Promise<void> {
  if (balances.size === 0) return
  const [ids, amounts] = [[...balances.keys()], [...balances.values()].map(String)]
  await sql`update ledger_accounts a set balance = n.balance
    from unnest(${ids}::uuid[], ${amounts}::numeric[]) as n (id, balance)
    where a.merchant = ${merchant} and a.id = n.id`.execute(db)
}

export const ledgerOf = ({ code: merchant, db }: Tenant) => ({
  /** Opens the accounts that are not open yet, and answers the id of each. */
  open: async (parties: readonly Party[], currency: string): Promise<readonly string[]> => {
    const rows = parties.map(rowOf)
    const find = async () =>
      new Map(
        (
          await db
            .selectFrom('ledger_accounts')
            .select(['id', 'owner', 'purpose'])
            .where('merchant', '=', merchant)
            .where('currency', '=', currency)
            .where(({ or, and, eb }) =>
              or(rows.map(({ owner, purpose }) => and([eb('owner', owner === null ? 'is' : '=', owner), eb('purpose', '=', purpose)]))),
            )
            .execute()
        ).map((row) => [keyOf(row), row.id]),
      )
    const known = await find()
    const missing = [...new Map(rows.map((row) => [keyOf(row), row])).entries()].filter(([key]) => !known.has(key))
    if (missing.length === 0) return rows.map((row) => known.get(keyOf(row)) ?? '')
    await db
      .insertInto('ledger_accounts')
      .values(missing.map(([, row]) => ({ merchant, id: randomUUID(), ...row, currency, balance: row.owner === null ? null : 0n })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const opened = await find()
    return rows.map((row) => opened.get(keyOf(row)) ?? '')
  },

  /** Locks wallets until the transaction ends, which holds their accounts already. What is in each. */
  lock: async (accounts: readonly string[]): Promise<Map<string, bigint>> => {
    if (accounts.length === 0) return new Map()
    const rows = await db
      .selectFrom('ledger_accounts')
      .select(['id', 'balance', 'owner'])
      .where('merchant', '=', merchant)
      .where('id', 'in', accounts)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const owners = rows.flatMap(({ owner }) => (owner === null ? [] : [owner]))
    assertAccountsLocked({ db }, owners, 'A wallet')
    return new Map(rows.map(({ id, balance }) => [id, balance ?? 0n]))
  },

  /** The id of the new transfer; `undefined` where the key has been used. */
  begin: async ({ idempotencyKey, fingerprint, purpose, reference }: NewTransfer) => {
    const row = { merchant, id: randomUUID(), idempotency_key: idempotencyKey, fingerprint, purpose, reference }
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
      .select(['id', 'fingerprint', 'purpose'])
      .where('merchant', '=', merchant)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst(),

  /** Writes the entries of a transfer, and what the wallets that are held have after it. */
  write: async (transfer: string, entries: readonly NewEntry[], balances: ReadonlyMap<string, bigint>) => {
    await setBalances({ code: merchant, db }, balances)
    await db
      .insertInto('entries')
      .values(entries.map((entry, line) => ({ merchant, transfer, line, ...entry })))
      .execute()
  },

  /** Writes transfers that have been, with their entries, and what the wallets that are held have after them. */
  writeHistory: async (
    transfers: readonly (NewTransfer & { readonly at: Date })[],
    entries: readonly PastEntry[],
    balances: ReadonlyMap<string, bigint>,
  ) => {
    const ids = transfers.map(() => randomUUID())
    await sql`insert into transfers (merchant, id, idempotency_key, fingerprint, purpose, reference, created_at)
      select ${merchant}, * from unnest(${ids}::uuid[], ${transfers.map(({ idempotencyKey }) => idempotencyKey)}::text[], ${transfers.map(({ fingerprint }) => fingerprint)}::text[],
        ${transfers.map(({ purpose }) => purpose)}::text[], ${transfers.map(({ reference }) => reference)}::text[], ${transfers.map(({ at }) => at)}::timestamptz[])`.execute(
      db,
    )
    await sql`insert into entries (merchant, transfer, line, account, amount, balance_after, created_at)
      select ${merchant}, n.transfer, n.line, n.account, n.amount, n.balance_after, n.at
      from unnest(${entries.map(({ transfer }) => ids[transfer])}::uuid[], ${entries.map(({ line }) => line)}::int[], ${entries.map(({ account }) => account)}::uuid[],
        ${entries.map(({ amount }) => amount.toString())}::numeric[], ${entries.map(({ balance_after: after }) => after?.toString() ?? null)}::numeric[],
        ${entries.map(({ at }) => at)}::timestamptz[]) with ordinality as n (transfer, line, account, amount, balance_after, at, place)
      order by n.place`.execute(db)
    await setBalances({ code: merchant, db }, balances)
  },

  /** What a player has in one wallet; nothing yet counts as zero. */
  balance: async (player: string, currency: string, wallet: Wallet = 'main'): Promise<bigint> => {
    const { owner, purpose } = rowOf({ player, wallet })
    const row = await db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('merchant', '=', merchant)
      .where('owner', '=', owner)
      .where('purpose', '=', purpose)
      .where('currency', '=', currency)
      .executeTakeFirst()
    return row?.balance ?? 0n
  },

  /** What changed one wallet of a player, the newest first, before the entry that `before` names. */
  statement: async (
    player: string,
    currency: string,
    wallet: Wallet,
    before: string | undefined,
    limit: number,
  ): Promise<readonly StatementLine[]> => {
    const { owner, purpose } = rowOf({ player, wallet })
    const { rows } = await sql<StatementLine>`
      select e.seq, t.purpose, t.reference, e.amount, e.balance_after as balance, e.created_at as at
      from ledger_accounts a
      join entries e on e.merchant = a.merchant and e.account = a.id
      join transfers t on t.merchant = e.merchant and t.id = e.transfer
      where a.merchant = ${merchant} and a.owner = ${owner} and a.purpose = ${purpose} and a.currency = ${currency}
        ${before === undefined ? sql`` : sql`and e.seq < ${before}::bigint`}
      order by e.seq desc limit ${limit}`.execute(db)
    return rows
  },

  /** What a player has in all wallets of a currency, as it is at one moment. */
  funds: async (player: string, currency: string): Promise<Funds> => {
    const rows = await db
      .selectFrom('ledger_accounts')
      .select(['purpose', 'balance'])
      .where('merchant', '=', merchant)
      .where('owner', '=', player)
      .where('currency', '=', currency)
      .execute()
    const of = (name: string): bigint => rows.find(({ purpose }) => purpose === name)?.balance ?? 0n
    const vendors = rows
      .filter(({ purpose }) => purpose.startsWith(vendorPrefix))
      .map(({ purpose, balance }): [string, bigint] => [purpose.slice(vendorPrefix.length), balance ?? 0n])
    return { main: of(mainPurpose), held: of('held'), bonus: of('bonus'), vendors: new Map(vendors) }
  },
})
