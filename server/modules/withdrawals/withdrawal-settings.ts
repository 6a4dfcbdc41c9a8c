import { rateExponent } from '../../../src/engine/rules/contract-terms.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { getPayoutSettings } from '../payees/index.ts'

/** Returns the settings of withdrawals in the format of `platform.json`. */
export async function getWithdrawalSettings(tenant: Tenant, config: MerchantConfig): Promise<object> {
  const { exponent } = config.merchant.currency
  const { min_amount: min, max_amount: max, daily, channels, ...settings } = await getPayoutSettings(tenant, config)
  return {
    min: formatDecimal(min, exponent),
    max: formatDecimal(max, exponent),
    fee: {
      fixed: formatDecimal(settings.fee_fixed, exponent),
      rate: formatDecimal(BigInt(settings.fee_rate), rateExponent),
      freeADay: settings.fee_free,
    },
    receiveMinutes: { bank: settings.bank_receive_minutes, wallet: settings.wallet_receive_minutes },
    usualMinutes: settings.usual_minutes,
    coolDownHours: settings.cool_down_hours,
    daily: Object.fromEntries(Object.entries(daily).map(([level, amount]) => [level, formatDecimal(BigInt(amount), exponent)])),
    channels: Object.fromEntries(channels.map((channel) => [channel.id, channel])),
  }
}
