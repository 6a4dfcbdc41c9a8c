import type { WithdrawalTerms } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { rateExponent } from '../../../src/engine/rules/contract-terms.ts'
import type { WithdrawalLimits } from '../../../src/engine/rules/money/validate-withdrawal.ts'
import type { WithdrawalFee } from '../../../src/engine/rules/money/withdrawal-fee.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { getPeriodBounds } from '../../../src/engine/rules/time/report-period.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { assertRealAccount } from '../accounts/index.ts'
import { findDailyWithdrawalLimit } from '../content/index.ts'
import { type PayoutSettings, createPayeeStore, getPayoutSettings } from '../payees/index.ts'
import { getWithdrawable } from '../wallet/index.ts'
import { createWithdrawalStore } from './store/withdrawals.ts'

export interface WithdrawalContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly config: MerchantConfig
}

/** Current limits of an account's next withdrawal. Amounts are minor units. */
export interface CurrentTerms {
  readonly settings: PayoutSettings
  readonly limits: WithdrawalLimits
  readonly fee: WithdrawalFee
  readonly dailyLimit: bigint
  readonly dailyCountLimit: number
  /** Turnover that is required before a withdrawal is possible. */
  readonly turnover: bigint
}

/** Daily number of withdrawals for brands without ranks: in practice unlimited. */
const unlimitedCount = 100

export async function getCurrentTerms({ tenant, site, config }: WithdrawalContext, account: AccountRecord): Promise<CurrentTerms> {
  const level = account.rank_level ?? 0
  const [settings, requestedTotals, countLimit, { available, wageringLeft: turnover }] = await Promise.all([
    getPayoutSettings(tenant, config),
    createWithdrawalStore(tenant).getRequestedSince(account.id, getPeriodBounds('today', config.merchant.timeZone, new Date()).from),
    findDailyWithdrawalLimit(tenant, level),
    getWithdrawable(tenant, { account: account.id, currency: site.currency }),
  ])
  const dailyLimit = getDailyLimit(settings, level)
  const dailyCountLimit = countLimit ?? unlimitedCount
  return {
    settings,
    dailyLimit,
    dailyCountLimit,
    turnover,
    limits: {
      available,
      minAmount: settings.min_amount,
      maxAmount: settings.max_amount,
      dailyAmountLeft: dailyLimit > requestedTotals.amount ? dailyLimit - requestedTotals.amount : 0n,
      dailyCountLeft: Math.max(0, dailyCountLimit - requestedTotals.count),
    },
    fee: {
      fixed: settings.fee_fixed,
      rate: settings.fee_rate,
      freeWithdrawalsLeft: Math.max(0, settings.fee_free - requestedTotals.count),
    },
  }
}

/**
 * Returns the daily limit, in minor units, of the highest configured rank level up to the account's, or of the lowest
 * configured level if all are above it; 0 if none is configured.
 */
function getDailyLimit({ daily }: PayoutSettings, level: number): bigint {
  const levels = Object.keys(daily).map(Number)
  const applicableLevels = levels.filter((configuredLevel) => configuredLevel <= level)
  return BigInt(daily[String(applicableLevels.length > 0 ? Math.max(...applicableLevels) : Math.min(...levels))] ?? 0)
}

/** @throws ApiError real_account_required */
export async function getWithdrawalTerms(context: WithdrawalContext, account: AccountRecord): Promise<WithdrawalTerms> {
  assertRealAccount(account)
  const [{ settings, limits, fee, dailyLimit, dailyCountLimit: timesLimit, turnover }, payees] = await Promise.all([
    getCurrentTerms(context, account),
    createPayeeStore(context.tenant, account.id).list(),
  ])
  const formatAmount = (minorUnits: bigint): string => formatDecimal(minorUnits, context.site.exponent)
  return {
    available: formatAmount(limits.available),
    min: formatAmount(limits.minAmount),
    max: formatAmount(limits.maxAmount),
    dayLimit: formatAmount(dailyLimit),
    dayLeft: formatAmount(limits.dailyAmountLeft),
    timesLimit,
    timesLeft: limits.dailyCountLeft,
    fee: { fixed: formatAmount(fee.fixed), rate: formatDecimal(BigInt(fee.rate), rateExponent), freeLeft: fee.freeWithdrawalsLeft },
    turnoverLeft: formatAmount(turnover),
    receiveMinutes: { bank: settings.bank_receive_minutes, wallet: settings.wallet_receive_minutes },
    usualMinutes: settings.usual_minutes,
    paymentPassword: account.payment_password_hash !== null,
    mobile: account.mobile_verified_at !== null,
    payee: payees.some(({ usable_at: usableAt }) => usableAt !== null),
  }
}
