import { randomUUID } from 'node:crypto'
import type { SiteRecord } from '../../../database/records.ts'
import { type Tenant, withTransaction } from '../../../database/tenant.ts'
import { lockAccounts } from '../../accounts/index.ts'
import { authorizePayout, OverdraftError, requirePermit, postTransfer } from '../../wallet/index.ts'
import { createSettlementStore } from '../store/settlements.ts'
import { calculateSettlement } from './calculate-settlement.ts'
import { type PeriodSettings, type SettlementSeries, getPeriodAt, getSettlementCutoff, settlementSeries } from './settlement-period.ts'

export interface SettlementContext {
  readonly tenant: Tenant
  readonly site: Pick<SiteRecord, 'currency'>
  readonly periodSettings: PeriodSettings
  /** Hundredths of a percent. */
  readonly hourlyRate: number
}

/** Maximum number of due settlements that one query returns, besides the deferred ones. */
const pageSize = 500

/**
 * Settles every unsettled period that has ended, for every kind of contract, and pays what is due. Can run at any time
 * on any number of servers, and can be interrupted: each period is counted once, and each settlement is paid once.
 * Periods that ended while no server was running are included.
 */
export async function settleContracts(context: SettlementContext, now = new Date()): Promise<void> {
  for (const series of settlementSeries) {
    let hasMore = true
    while (hasMore) hasMore = await settleNextPeriod(context, series, now)
  }
  await payDueSettlements(context)
}

/** Settles the next period of a series. Returns whether there may be another. */
const settleNextPeriod = (context: SettlementContext, series: SettlementSeries, now: Date): Promise<boolean> =>
  withTransaction(context.tenant, (trx) => settlePeriod({ ...context, tenant: trx }, series, now))

/**
 * Settles the next period of a series in the caller's transaction, which locks the series until it ends. Returns
 * whether there may be another period.
 */
export async function settlePeriod(
  { tenant: trx, site: { currency }, periodSettings, hourlyRate }: SettlementContext,
  series: SettlementSeries,
  now: Date,
): Promise<boolean> {
  const settlements = createSettlementStore(trx)
  const cursor = await settlements.lockCursor(series)
  const settleableUntil = getSettlementCutoff(series, now, periodSettings)
  if (cursor === undefined || cursor >= settleableUntil) return false
  const nextBetTime = await settlements.findNextBetTime(cursor)
  if (nextBetTime === undefined || nextBetTime >= settleableUntil) {
    await settlements.updateCursor(series, settleableUntil)
    return false
  }
  const { from, to } = getPeriodAt(series, nextBetTime, periodSettings)
  const teamTotals = await settlements.listTeamTotals(series, currency, { from: from > cursor ? from : cursor, to })
  await settlements.insert(
    teamTotals.map((contract) => {
      const { id, upline, downline, starts_at, ends_at, stake, lost, players } = contract
      const members = Number(players)
      const result = calculateSettlement(series.kind, contract, { ...contract, members }, hourlyRate)
      return {
        id: randomUUID(),
        contract: id,
        kind: series.kind,
        upline,
        downline,
        starts_at,
        ends_at,
        currency,
        stake,
        lost,
        members,
        ...result,
      }
    }),
  )
  await settlements.updateCursor(series, to)
  return true
}

/**
 * Pays due settlements. A payer whose balance is insufficient or cannot be withdrawn may first receive another
 * settlement; what cannot be paid now stays due.
 */
async function payDueSettlements({ tenant }: SettlementContext): Promise<void> {
  const deferredIds = new Set<string>()
  for (let hasPaid = true; hasPaid;) {
    hasPaid = false
    for (const id of await createSettlementStore(tenant).listDueIds(pageSize + deferredIds.size))
      hasPaid = (await paySettlement(tenant, id, deferredIds)) || hasPaid
  }
}

const paySettlement = (tenant: Tenant, id: string, deferredIds: Set<string>): Promise<boolean> =>
  withTransaction(tenant, async (trx) => {
    const settlements = createSettlementStore(trx)
    const unlockedSettlement = await settlements.findById(id)
    if (unlockedSettlement) await lockAccounts(trx, [unlockedSettlement.upline, unlockedSettlement.downline])
    const settlement = await settlements.lockDue(id)
    if (!settlement) return false
    const { kind, upline, downline, amount, currency } = settlement
    const permits = [await requirePermit(trx, { account: downline, kind: 'salary', amount, currency })]
    try {
      const authorization = await authorizePayout(trx, { route: 'settlement', account: upline, currency, amount })
      await postTransfer(trx, {
        idempotencyKey: `settlement/${id}`,
        purpose: kind === 'dividend' ? 'dividend' : 'salary',
        authorization,
        permits,
        currency,
        reference: id,
        lines: [
          { party: { player: upline }, amount: -amount },
          { party: { player: downline }, amount },
        ],
      })
    } catch (error) {
      if (!(error instanceof OverdraftError)) throw error
      deferredIds.add(id)
      return false
    }
    await settlements.markPaid(id)
    deferredIds.delete(id)
    return true
  })
