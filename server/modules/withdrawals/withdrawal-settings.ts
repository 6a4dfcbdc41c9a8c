import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { getPayoutSettings } from '../payees/index.ts'

/** Returns the limits, the fixed fee and the channels of withdrawals, in the format of `platform.json`. */
export async function getWithdrawalSettings(tenant: Tenant, config: MerchantConfig): Promise<object> {
  const { exponent } = config.merchant.currency
  const { min_amount: min, max_amount: max, fee_fixed: fixed, daily, channels } = await getPayoutSettings(tenant, config)
  return {
    min: formatDecimal(min, exponent),
    max: formatDecimal(max, exponent),
    fee: { fixed: formatDecimal(fixed, exponent) },
    daily: Object.fromEntries(Object.entries(daily).map(([level, amount]) => [level, formatDecimal(BigInt(amount), exponent)])),
    channels: Object.fromEntries(channels.map((channel) => [channel.id, channel])),
  }
}
