import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { ContractKind, ContractSide } from '../../../database/columns.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { violates } from '../../../database/errors.ts'

export type ContractRecord = Selectable<Tables['contracts']>
/** A contract with the username of its other side. */
export type NamedContract = ContractRecord & { readonly with: string }
export type ContractColumns = Pick<ContractRecord, 'period' | 'bet' | 'profit_loss' | 'members' | 'rate' | 'loss_rate'>
type Rates = Pick<ContractRecord, 'rate' | 'loss_rate'>
type Status = Pick<ContractRecord, 'state' | 'asked_by' | 'reason'>
type NewContract = Omit<Insertable<Tables['contracts']>, 'merchant' | 'id' | 'offered_at' | 'changed_at' | 'accepted_at' | 'ended_at'>

const open = ['offered', 'accepted', 'ending'] as const
const inForce = ['accepted', 'ending'] as const

/** There is an open offer of that kind between the two already. */
export class OfferOpenError extends Error {
  override readonly name = 'OfferOpenError'
}

/** The contracts of a brand, as an account sees them. */
export const contractsOf = ({ code: merchant, db }: Tenant, account: string) => {
  const others: Readonly<Record<ContractSide, ContractSide>> = { upline: 'downline', downline: 'upline' }
  const all = () => db.selectFrom('contracts').where('contracts.merchant', '=', merchant)
  const as = (side: ContractSide, kind: ContractKind) => all().where(`contracts.${side}`, '=', account).where('contracts.kind', '=', kind)
  /** Where the account is that side, with the username of the other, the open ones first. */
  const named = (side: ContractSide, kind: ContractKind) =>
    as(side, kind)
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.merchant', '=', 'contracts.merchant').onRef('accounts.id', '=', `contracts.${others[side]}`),
      )
      .selectAll('contracts')
      .select('accounts.username as with')
      .orderBy((of) => of('contracts.state', 'in', open), 'desc')
      .orderBy('contracts.changed_at', 'desc')
      .orderBy('contracts.id')
  const above = (kind: ContractKind, { rate, loss_rate: lossRate }: Rates) =>
    named('upline', kind).where((of) => of.or([of('contracts.rate', '>', rate), of('contracts.loss_rate', '>', lossRate)]))
  return {
    /** @throws OfferOpenError */
    insert: async (contract: NewContract): Promise<string> => {
      const id = randomUUID()
      await db
        .insertInto('contracts')
        .values({ ...contract, merchant, id })
        .execute()
        .catch((error: unknown) => {
          throw violates(error, 'contracts_one_offer') ? new OfferOpenError('open', { cause: error }) : error
        })
      return id
    },

    /** A contract that the account is a side of; nobody else moves it until the transaction has ended. */
    lockById: (id: string) =>
      all()
        .selectAll()
        .where('id', '=', id)
        .where((of) => of.or([of('upline', '=', account), of('downline', '=', account)]))
        .forUpdate()
        .executeTakeFirst(),

    /** One that was agreed to at a moment that is over. */
    insertPast: async (contract: Omit<NewContract, 'state'>, acceptedAt: Date): Promise<void> => {
      const moments = { offered_at: acceptedAt, accepted_at: acceptedAt, changed_at: acceptedAt }
      await db
        .insertInto('contracts')
        .values({ ...contract, ...moments, state: 'accepted', merchant, id: randomUUID() })
        .execute()
    },

    change: async (ids: readonly string[], status: Status) => {
      if (ids.length === 0) return
      await db
        .updateTable('contracts')
        .set({
          ...status,
          changed_at: sql`clock_timestamp()`,
          ...(status.state === 'accepted' && { accepted_at: sql<Date>`coalesce(accepted_at, now())` }),
          ...(status.state === 'ended' && { ended_at: sql<Date>`now()` }),
        })
        .where('merchant', '=', merchant)
        .where('id', 'in', ids)
        .execute()
    },

    /** With the agent above: all that are open, and the last others, `limit` together. */
    own: (kind: ContractKind, limit: number) => named('downline', kind).limit(limit).execute(),

    /** With agents below. */
    below: (kind: ContractKind, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
      named('upline', kind).limit(limit).offset(offset).execute(),

    countBelow: async (kind: ContractKind): Promise<number> => {
      const counted = await as('upline', kind)
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(counted.count)
    },

    /** What the account has in force with the agent above; held where the transaction is about to change it. */
    inForce: (kind: ContractKind, held: boolean) =>
      as('downline', kind)
        .selectAll()
        .where('state', 'in', inForce)
        .$if(held, (of) => of.forUpdate())
        .executeTakeFirst(),

    /** What is in force with agents below at a rate above these. */
    inForceAbove: (kind: ContractKind, rates: Rates) => above(kind, rates).where('contracts.state', 'in', inForce).execute(),

    /**
     * What stands open with agents below at a rate above these; nobody else moves it until the transaction has ended.
     */
    openAbove: (kind: ContractKind, rates: Rates) =>
      above(kind, rates).where('contracts.state', 'in', open).forUpdate('contracts').execute(),

    /** What stands open with agents below; nobody else moves it until the transaction has ended. */
    lockOpenBelow: (kind: ContractKind) => named('upline', kind).where('contracts.state', 'in', open).forUpdate('contracts').execute(),

    /** What is in force with agents below. */
    inForceBelow: (kind: ContractKind) => named('upline', kind).where('contracts.state', 'in', inForce).execute(),

    /** The account, the agents below with whom something stands open, and so on down, in the order of their ids. */
    openBranch: async (kind: ContractKind): Promise<readonly string[]> => {
      const { rows } = await sql<{ id: string }>`
        with recursive branch (id) as (
          select ${account}::uuid
          union
          select contracts.downline from contracts join branch on contracts.upline = branch.id
          where contracts.merchant = ${merchant} and contracts.kind = ${kind} and contracts.state in (${sql.join(open)})
        )
        select id from branch order by id`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** A contract that the account is a side of, not locked. */
    find: (id: string) =>
      all()
        .selectAll()
        .where('id', '=', id)
        .where((of) => of.or([of('upline', '=', account), of('downline', '=', account)]))
        .executeTakeFirst(),

    /** The kinds of which the account is a side of a contract that is open, or was in force once. */
    concernedKinds: async (): Promise<readonly ContractKind[]> => {
      const rows = await all()
        .select('kind')
        .distinct()
        .where((of) => of.or([of('state', 'in', open), of('accepted_at', 'is not', null)]))
        .where((of) => of.or([of('upline', '=', account), of('downline', '=', account)]))
        .execute()
      return rows.map(({ kind }) => kind)
    },

    /** The kinds that the operator lets the account offer. */
    permits: async (): Promise<readonly ContractKind[]> => {
      const rows = await db
        .selectFrom('contract_permits')
        .select('kind')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .orderBy('kind')
        .execute()
      return rows.map(({ kind }) => kind)
    },

    setPermit: async (kind: ContractKind, on: boolean) => {
      if (on) {
        await db
          .insertInto('contract_permits')
          .values({ merchant, account, kind })
          .onConflict((of) => of.doNothing())
          .execute()
        return
      }
      await db
        .deleteFrom('contract_permits')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('kind', '=', kind)
        .execute()
    },
  }
}
