import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { ContractKind, ContractSide } from '../../../database/columns.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { isConstraintViolation } from '../../../database/errors.ts'

export type ContractRecord = Selectable<Tables['contracts']>
/** A contract with the username of the other party. */
export type NamedContract = ContractRecord & { readonly with: string }
export type ContractColumns = Pick<ContractRecord, 'period' | 'bet' | 'profit_loss' | 'members' | 'rate' | 'loss_rate'>
type Rates = Pick<ContractRecord, 'rate' | 'loss_rate'>
type Status = Pick<ContractRecord, 'state' | 'end_requested_by' | 'reason'>
type NewContract = Omit<Insertable<Tables['contracts']>, 'merchant' | 'id' | 'offered_at' | 'changed_at' | 'accepted_at' | 'ended_at'>

const openStates = ['offered', 'accepted', 'ending'] as const
const inForceStates = ['accepted', 'ending'] as const

/** Thrown if an offer of the same kind is already open between the two accounts. */
export class OfferOpenError extends Error {
  override readonly name = 'OfferOpenError'
}

/** The contracts of a brand, from the perspective of an account. */
export const createContractStore = ({ code: merchant, db }: Tenant, account: string) => {
  const otherParty: Readonly<Record<ContractSide, ContractSide>> = { upline: 'downline', downline: 'upline' }
  const selectContracts = () => db.selectFrom('contracts').where('contracts.merchant', '=', merchant)
  const selectBySide = (side: ContractSide, kind: ContractKind) =>
    selectContracts().where(`contracts.${side}`, '=', account).where('contracts.kind', '=', kind)
  /** Contracts in which the account has that side, with the username of the other party, open ones first. */
  const selectWithOtherParty = (side: ContractSide, kind: ContractKind) =>
    selectBySide(side, kind)
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.merchant', '=', 'contracts.merchant').onRef('accounts.id', '=', `contracts.${otherParty[side]}`),
      )
      .selectAll('contracts')
      .select('accounts.username as with')
      .orderBy((eb) => eb('contracts.state', 'in', openStates), 'desc')
      .orderBy('contracts.changed_at', 'desc')
      .orderBy('contracts.id')
  const selectAboveRates = (kind: ContractKind, { rate, loss_rate: lossRate }: Rates) =>
    selectWithOtherParty('upline', kind).where((eb) => eb.or([eb('contracts.rate', '>', rate), eb('contracts.loss_rate', '>', lossRate)]))
  return {
    /** @throws OfferOpenError */
    insert: async (contract: NewContract): Promise<string> => {
      const id = randomUUID()
      await db
        .insertInto('contracts')
        .values({ ...contract, merchant, id })
        .execute()
        .catch((error: unknown) => {
          throw isConstraintViolation(error, 'contracts_one_offer')
            ? new OfferOpenError(`An offer of the kind ${contract.kind} from ${contract.upline} to ${contract.downline} is already open.`, {
                cause: error,
              })
            : error
        })
      return id
    },

    /** A contract to which the account is a party, locked until the transaction ends. */
    lockById: (id: string) =>
      selectContracts()
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.or([eb('upline', '=', account), eb('downline', '=', account)]))
        .forUpdate()
        .executeTakeFirst(),

    /** Inserts a contract that was accepted at a past time. */
    insertHistorical: async (contract: Omit<NewContract, 'state'>, acceptedAt: Date): Promise<void> => {
      const timestamps = { offered_at: acceptedAt, accepted_at: acceptedAt, changed_at: acceptedAt }
      await db
        .insertInto('contracts')
        .values({ ...contract, ...timestamps, state: 'accepted', merchant, id: randomUUID() })
        .execute()
    },

    updateStatus: async (ids: readonly string[], status: Status) => {
      if (ids.length === 0) return
      await db
        .updateTable('contracts')
        .set({
          ...status,
          changed_at: sql`statement_timestamp()`,
          ...(status.state === 'accepted' && { accepted_at: sql<Date>`least(accepted_at, now())` }),
          ...(status.state === 'ended' && { ended_at: sql<Date>`now()` }),
        })
        .where('merchant', '=', merchant)
        .where('id', 'in', ids)
        .execute()
    },

    /** Contracts with the upline: open ones first, then the latest others. */
    listWithUpline: (kind: ContractKind, limit: number) => selectWithOtherParty('downline', kind).limit(limit).execute(),

    /** Contracts with downlines: open ones first, then the latest others. */
    listWithDownlines: (kind: ContractKind, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
      selectWithOtherParty('upline', kind).limit(limit).offset(offset).execute(),

    countWithDownlines: async (kind: ContractKind): Promise<number> => {
      const row = await selectBySide('upline', kind)
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The contract in force with the upline; if `locked` is set, locked until the transaction ends. */
    findInForce: (kind: ContractKind, locked: boolean) =>
      selectBySide('downline', kind)
        .selectAll()
        .where('state', 'in', inForceStates)
        .$if(locked, (query) => query.forUpdate())
        .executeTakeFirst(),

    /** Contracts in force with downlines at a higher rate. */
    listInForceAboveRates: (kind: ContractKind, rates: Rates) =>
      selectAboveRates(kind, rates).where('contracts.state', 'in', inForceStates).execute(),

    /** Offers and contracts in force with downlines at a higher rate, locked until the transaction ends. */
    lockOpenAboveRates: (kind: ContractKind, rates: Rates) =>
      selectAboveRates(kind, rates).where('contracts.state', 'in', openStates).forUpdate('contracts').execute(),

    /** Offers and contracts in force with downlines, locked until the transaction ends. */
    lockOpenWithDownlines: (kind: ContractKind) =>
      selectWithOtherParty('upline', kind).where('contracts.state', 'in', openStates).forUpdate('contracts').execute(),

    /** Contracts in force with downlines. */
    listInForceWithDownlines: (kind: ContractKind) =>
      selectWithOtherParty('upline', kind).where('contracts.state', 'in', inForceStates).execute(),

    /** Ids of the account and of all agents below it in an unbroken chain of open contracts of the kind, sorted. */
    listOpenBranch: async (kind: ContractKind): Promise<readonly string[]> => {
      const { rows } = await sql<{ id: string }>`
        with recursive branch (id) as (
          select ${account}::uuid
          union
          select contracts.downline from contracts join branch on contracts.upline = branch.id
          where contracts.merchant = ${merchant} and contracts.kind = ${kind} and contracts.state in (${sql.join(openStates)})
        )
        select id from branch order by id`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** A contract to which the account is a party, without locking it. */
    find: (id: string) =>
      selectContracts()
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.or([eb('upline', '=', account), eb('downline', '=', account)]))
        .executeTakeFirst(),

    /** The kinds of the account's contracts that are open or were once in force. */
    listRelevantKinds: async (): Promise<readonly ContractKind[]> => {
      const rows = await selectContracts()
        .select('kind')
        .distinct()
        .where((eb) => eb.or([eb('state', 'in', openStates), eb('accepted_at', 'is not', null)]))
        .where((eb) => eb.or([eb('upline', '=', account), eb('downline', '=', account)]))
        .execute()
      return rows.map(({ kind }) => kind)
    },

    /** The kinds that the operator permits the account to offer. */
    listPermits: async (): Promise<readonly ContractKind[]> => {
      const rows = await db
        .selectFrom('contract_permits')
        .select('kind')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .orderBy('kind')
        .execute()
      return rows.map(({ kind }) => kind)
    },

    setPermit: async (kind: ContractKind, isPermitted: boolean) => {
      if (isPermitted) {
        await db
          .insertInto('contract_permits')
          .values({ merchant, account, kind })
          .onConflict((conflict) => conflict.doNothing())
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
