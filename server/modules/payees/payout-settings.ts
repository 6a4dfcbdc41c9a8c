import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { RuleValues } from '../../../src/engine/rules/rule-values.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import { rateExponent } from '../../../src/engine/rules/contract-terms.ts'
import type { PayoutChannel } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type SettingsRecord, createPayoutSettingsStore } from './store/payout-settings.ts'

/** The brand's payout settings. Amounts are minor units. */
export type PayoutSettings = Omit<SettingsRecord, 'merchant'>

/** Returns the minutes after which a payout sent to a payee of this kind counts as received and is final. */
export const getReceiveMinutes = (settings: PayoutSettings, kind: PayoutChannel['kind']): number =>
  kind === 'bank' ? settings.bank_receive_minutes : settings.wallet_receive_minutes

/**
 * Returns the current settings. The first read stores those of `platform.json`; from then on, the database is
 * authoritative.
 */
export async function getPayoutSettings(tenant: Tenant, config: MerchantConfig): Promise<PayoutSettings> {
  const settings = createPayoutSettingsStore(tenant)
  const stored = await settings.find()
  if (stored) return stored
  await settings.insert(toSettings(config))
  const inserted = await settings.find()
  if (!inserted) throw new Error(`The payout settings of brand ${tenant.code} are missing after their insertion.`)
  return inserted
}

/** Returns the current values that texts about withdrawals refer to. */
export async function getPayoutRuleValues(tenant: Tenant, config: MerchantConfig): Promise<RuleValues> {
  const { min_amount: min, max_amount: max, usual_minutes: minutes } = await getPayoutSettings(tenant, config)
  return {
    'withdrawal.usualTime': { kind: 'minutes', value: minutes },
    'withdrawal.min': { kind: 'amount', minor: min },
    'withdrawal.max': { kind: 'amount', minor: max },
  }
}

function toSettings({ merchant, platform: { withdrawals } }: MerchantConfig): PayoutSettings {
  const { exponent } = merchant.currency
  const toMinor = (text: string): bigint => parseMinor(text, exponent)
  const { fee, daily, channels } = withdrawals
  return {
    min_amount: toMinor(withdrawals.min),
    max_amount: toMinor(withdrawals.max),
    fee_fixed: toMinor(fee.fixed),
    fee_rate: Number(parseMinor(fee.rate, rateExponent)),
    fee_free: fee.freeADay,
    bank_receive_minutes: withdrawals.receiveMinutes.bank,
    wallet_receive_minutes: withdrawals.receiveMinutes.wallet,
    usual_minutes: withdrawals.usualMinutes,
    cool_down_hours: withdrawals.coolDownHours,
    daily: Object.fromEntries(Object.entries(daily).map(([level, amount]) => [level, toMinor(amount).toString()])),
    channels: Object.entries(channels)
      .toSorted(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0))
      .map(([id, { kind, name, minLength, maxLength }]): PayoutChannel => ({ id, kind, name, minLength, maxLength })),
  }
}
