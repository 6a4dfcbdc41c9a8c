import { minuteMilliseconds } from '../../src/engine/rules/time/days.ts'
import type { DemoAccount, MerchantConfig } from '../../src/generated/config.ts'
import { contractTerms, rateExponent } from '../../src/engine/rules/contract-terms.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import type { ContractKind } from '../../server/database/columns.ts'
import { createAccountStore, isAgent } from '../../server/modules/accounts/index.ts'
import { OverdraftError, postBackdatedTransfers } from '../../server/modules/wallet/index.ts'
import {
  parseTerms,
  type SettlementContext,
  settlePeriod,
  settlementSeries,
  createContractStore,
  createSettlementStore,
} from '../../server/modules/contracts/index.ts'

const dayMilliseconds = 1440 * minuteMilliseconds
/** Delay between the end of a period and its payout. */
const payoutDelayMilliseconds = 2 * minuteMilliseconds

/**
 * Writes the contracts of demo agents with their uplines, as accepted some days ago, and settles and pays every period
 * since, as the platform would have done. Runs after the histories are written, because the settlements are calculated
 * from them. If an agent's balance does not cover every settlement, none is paid here, and the platform later pays as
 * many as it can.
 */
export async function seedContracts(trx: Tenant, config: MerchantConfig): Promise<void> {
  const { merchant, settings } = config
  const now = new Date()
  let contractCount = 0
  for (const [username, seed] of Object.entries(config.platform.accounts))
    contractCount += await createContracts(trx, config, username, seed, now)
  if (contractCount === 0) return
  const context: SettlementContext = {
    tenant: trx,
    site: { currency: merchant.currency.code },
    periodSettings: { timeZone: merchant.timeZone, realtimeMinutes: settings.salary.realtimeMinutes },
    hourlyRate: Math.round(settings.salary.hourlyPercent * 10 ** rateExponent),
  }
  for (const series of settlementSeries) while (await settlePeriod(context, series, now));
  await payPastSettlements(trx, merchant.currency.code)
}

/** Returns the number of contracts created. */
async function createContracts(
  trx: Tenant,
  { merchant }: MerchantConfig,
  username: string,
  { agreements = {}, upline: uplineName = '' }: DemoAccount,
  now: Date,
): Promise<number> {
  const seededContracts = Object.entries(agreements).filter((entry): entry is [ContractKind, (typeof entry)[1]] =>
    Object.hasOwn(contractTerms, entry[0]),
  )
  if (seededContracts.length === 0) return 0
  const [downline, upline] = [
    await createAccountStore(trx).findByUsername(username),
    await createAccountStore(trx).findByUsername(uplineName),
  ]
  if (!downline || !upline || !isAgent(downline.type) || !isAgent(upline.type)) return 0
  for (const [kind, { days, ...terms }] of seededContracts) {
    const parties = { kind, upline: upline.id, downline: downline.id }
    const parsedTerms = parseTerms(kind, terms, merchant.currency.exponent)
    await createContractStore(trx, upline.id).insertHistorical(
      { ...parties, ...parsedTerms },
      new Date(now.getTime() - days * dayMilliseconds),
    )
  }
  return seededContracts.length
}

async function payPastSettlements(trx: Tenant, currency: string): Promise<void> {
  const dueSettlements = await createSettlementStore(trx).listAllDue()
  const getPayoutTime = (endsAt: Date): Date => new Date(endsAt.getTime() + payoutDelayMilliseconds)
  try {
    await postBackdatedTransfers(
      trx,
      currency,
      dueSettlements.map(({ id, kind, upline, downline, amount, ends_at }) => ({
        idempotencyKey: `settlement/${id}`,
        purpose: kind === 'dividend' ? 'dividend' : 'salary',
        currency,
        reference: id,
        lines: [
          { party: { player: upline }, amount: -amount },
          { party: { player: downline }, amount },
        ],
        at: getPayoutTime(ends_at),
      })),
    )
  } catch (error) {
    if (error instanceof OverdraftError) return
    throw error
  }
  await createSettlementStore(trx).markPaidInPast(dueSettlements.map(({ id, ends_at }) => ({ id, at: getPayoutTime(ends_at) })))
}
