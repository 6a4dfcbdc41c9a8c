import type { CashbackReport } from '../../../src/generated/api.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { requirePermit, postTransfer } from '../wallet/index.ts'
import { type CashbackContext, getCashbackReport, listClaimableDays, type ClaimableDay } from './cashback-days.ts'
import { createCashbackStore } from './store/cashbacks.ts'

/**
 * Pays a player the cashback of every claimable day, each day once even under concurrent claims. Returns the updated
 * report.
 * @throws ApiError account_disabled, real_account_required, cashback_none
 */
export async function claimCashback(context: CashbackContext): Promise<CashbackReport> {
  const days = await listClaimableDays(context)
  const hasPaid = await withTransaction(context.tenant, async (trx) => {
    let hasPaidAny = false
    for (const day of days) hasPaidAny = (await payCashbackOfDay(trx, context, day)) || hasPaidAny
    return hasPaidAny
  })
  if (!hasPaid) throw new ApiError('cashback_none')
  return getCashbackReport(context)
}

/** Pays the cashback of a day. Returns `false` if it had already been paid. */
async function payCashbackOfDay(
  trx: Tenant,
  { account, site: { currency } }: CashbackContext,
  { day, amount, breakdown }: ClaimableDay,
): Promise<boolean> {
  const permits = [await requirePermit(trx, { account, kind: 'cashback', amount, currency })]
  if (!(await createCashbackStore(trx).insert({ account, day, currency, amount, breakdown }))) return false
  const lines = [
    { party: { house: 'promotions' }, amount: -amount },
    { party: { player: account }, amount },
  ]
  await postTransfer(trx, {
    idempotencyKey: `cashback/${account}/${day}`,
    purpose: 'cashback',
    currency,
    reference: day,
    lines,
    permits,
  })
  return true
}
