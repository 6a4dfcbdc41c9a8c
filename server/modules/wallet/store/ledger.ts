import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { assertAccountsLocked } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

/**
 * A player's wallets: `main` for play and withdrawals, `held` for pending withdrawals, `bonus`, `points`, and one per
 * vendor.
 */
export type Wallet = 'main' | 'held' | 'bonus' | 'points' | `vendor/${string}`

/** A party of a transfer: a player's wallet, by default the main one, or a house account by its name. */
export type Party = { readonly player: string; readonly wallet?: Wallet | undefined } | { readonly house: string }

/** The amount of one party, in minor units. */
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
  /** `null` for a house account. */
  readonly balance_after: bigint | null
}

/** An entry of a backdated transfer. */
export interface BackdatedEntry extends NewEntry {
  /** Index of the transfer in the list that is inserted. */
  readonly transfer: number
  readonly line: number
  readonly at: Date
}

/** A player's balance in each wallet except `points`. Includes every vendor whose wallet has ever had money. */
export interface Funds {
  readonly main: bigint
  readonly held: bigint
  readonly bonus: bigint
  readonly vendors: ReadonlyMap<string, bigint>
}

/** A change of one wallet, with its balance afterwards. */
export interface StatementLine {
  readonly seq: bigint
  readonly purpose: string
  readonly reference: string | null
  readonly amount: bigint
  readonly balance: bigint
  readonly at: Date
}

/** Keeps statements below PostgreSQL's limit of 65,535 parameters: each row of an entry or a transfer has 7. */
const transfersPerStatement = 500

const mainPurpose = 'wallet'
const vendorPrefix = 'vendor/'

const toAccountRow = (party: Party) =>
  'player' in party
    ? { owner: party.player, purpose: party.wallet === undefined || party.wallet === 'main' ? mainPurpose : party.wallet }
    : { owner: null, purpose: party.house }

const getAccountKey = (row: { readonly owner: string | null; readonly purpose: string }): string => `${row.owner ?? ''} ${row.purpose}`

async function setBalances({ code: merchant, db }: Tenant, balances: ReadonlyMap<string, bigint>): Promise<void> {
  if (balances.size === 0) return
  const [ids, amounts] = [[...balances.keys()], [...balances.values()].map(String)]
  await sql`update ledger_accounts a set balance = n.balance
    from unnest(${ids}::uuid[], ${amounts}::numeric[]) as n (id, balance)
    where a.merchant = ${merchant} and a.id = n.id`.execute(db)
}

export const createLedgerStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns the ids of the parties' ledger accounts, in their order. Missing accounts are created. */
  getOrCreateAccounts: async (parties: readonly Party[], currency: string): Promise<readonly string[]> => {
    const rows = parties.map(toAccountRow)
    const findIds = async () =>
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
        ).map((row) => [getAccountKey(row), row.id]),
      )
    const existingIds = await findIds()
    const missingAccounts = [...new Map(rows.map((row) => [getAccountKey(row), row])).entries()].filter(([key]) => !existingIds.has(key))
    if (missingAccounts.length === 0) return rows.map((row) => existingIds.get(getAccountKey(row)) ?? '')
    await db
      .insertInto('ledger_accounts')
      .values(missingAccounts.map(([, row]) => ({ merchant, id: randomUUID(), ...row, currency, balance: row.owner === null ? null : 0n })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const allIds = await findIds()
    return rows.map((row) => allIds.get(getAccountKey(row)) ?? '')
  },

  /**
   * Locks wallets until the transaction ends, and returns their balances. The caller must have locked their owners'
   * accounts.
   */
  lockBalances: async (accounts: readonly string[]): Promise<Map<string, bigint>> => {
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

  /** Inserts a transfer and returns its id; `undefined` if the key was used before. */
  insertTransfer: async ({ idempotencyKey, fingerprint, purpose, reference }: NewTransfer) => {
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

  findByKey: (idempotencyKey: string) =>
    db
      .selectFrom('transfers')
      .select(['id', 'fingerprint', 'purpose'])
      .where('merchant', '=', merchant)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst(),

  /** Inserts the entries of a transfer, and updates the balances of the locked wallets. */
  insertEntries: async (transfer: string, entries: readonly NewEntry[], balances: ReadonlyMap<string, bigint>) => {
    await setBalances({ code: merchant, db }, balances)
    await db
      .insertInto('entries')
      .values(entries.map((entry, line) => ({ merchant, transfer, line, ...entry })))
      .execute()
  },

  /** Inserts past transfers with their entries, and updates the balances of the locked wallets. */
  insertHistory: async (
    transfers: readonly (NewTransfer & { readonly at: Date })[],
    entries: readonly BackdatedEntry[],
    balances: ReadonlyMap<string, bigint>,
  ) => {
    const ids = transfers.map(() => randomUUID())
    for (let start = 0; start < transfers.length; start += transfersPerStatement) {
      const end = start + transfersPerStatement
      await db
        .insertInto('transfers')
        .values(
          transfers.slice(start, end).map(({ idempotencyKey, fingerprint, purpose, reference, at }, index) => ({
            merchant,
            id: ids[start + index] ?? '',
            idempotency_key: idempotencyKey,
            fingerprint,
            purpose,
            reference,
            created_at: at,
          })),
        )
        .execute()
      // One statement inserts all entries of a transfer: a trigger derives its movements from the inserted rows.
      await db
        .insertInto('entries')
        .values(
          entries
            .filter(({ transfer }) => transfer >= start && transfer < end)
            .map(({ transfer, at, ...entry }) => ({ ...entry, merchant, transfer: ids[transfer] ?? '', created_at: at })),
        )
        .execute()
    }
    await setBalances({ code: merchant, db }, balances)
  },

  /** Returns a player's balance in one wallet; 0 if it does not exist yet. */
  getBalance: async (player: string, currency: string, wallet: Wallet = 'main'): Promise<bigint> => {
    const { owner, purpose } = toAccountRow({ player, wallet })
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

  /** Lists changes of a player's wallet, newest first, before the entry `before`. */
  listStatement: async (
    player: string,
    currency: string,
    wallet: Wallet,
    before: string | undefined,
    limit: number,
  ): Promise<readonly StatementLine[]> => {
    const { owner, purpose } = toAccountRow({ player, wallet })
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

  /** Returns a player's balances in one currency, except points, in one consistent snapshot. */
  getFunds: async (player: string, currency: string): Promise<Funds> => {
    const rows = await db
      .selectFrom('ledger_accounts')
      .select(['purpose', 'balance'])
      .where('merchant', '=', merchant)
      .where('owner', '=', player)
      .where('currency', '=', currency)
      .execute()
    const getBalanceByPurpose = (name: string): bigint => rows.find(({ purpose }) => purpose === name)?.balance ?? 0n
    const vendors = rows
      .filter(({ purpose }) => purpose.startsWith(vendorPrefix))
      .map(({ purpose, balance }): [string, bigint] => [purpose.slice(vendorPrefix.length), balance ?? 0n])
    return {
      main: getBalanceByPurpose(mainPurpose),
      held: getBalanceByPurpose('held'),
      bonus: getBalanceByPurpose('bonus'),
      vendors: new Map(vendors),
    }
  },
})
