import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { DepositBonusSeed, DepositChannelSeed, MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type NewBonus, type NewChannel, channelsOf } from './store/channels.ts'

/** Where nothing is said of the order, it stands last. */
const unplaced = 1000

/**
 * Writes the ways to pay in that a brand starts with, where it has none: also for one that was started before there
 * were any.
 */
export async function seedDeposits(tenant: Tenant, { merchant: { currency }, platform }: MerchantConfig): Promise<void> {
  const { channels, bonuses } = platform.deposits
  if ((await channelsOf(tenant).all()).length > 0) return
  await channelsOf(tenant).seed(
    Object.entries(channels).map(([id, seed]) => toChannel(id, seed, currency.exponent)),
    Object.entries(bonuses).map(([id, seed]) => toBonus(id, seed, currency.exponent)),
  )
}

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
const minuteOf = (time: string | undefined): number | null => {
  const [hour = 0, minute = 0] = time?.split(':').map(Number) ?? []
  return time === undefined ? null : hour * 60 + minute
}

function toChannel(id: string, seed: DepositChannelSeed, exponent: number): NewChannel {
  const money = (text: string): bigint => parseMinor(text, exponent)
  return {
    id,
    kind: seed.kind,
    texts: JSON.stringify(seed.texts),
    enabled: seed.enabled,
    position: seed.order ?? unplaced,
    least: money(seed.min),
    most: money(seed.max),
    fee_percent: Number(parseMinor(seed.fee?.percent ?? '0', 2)),
    fee_fixed: money(seed.fee?.fixed ?? '0'),
    amounts: JSON.stringify(seed.amounts ?? []),
    opens: minuteOf(seed.hours?.from),
    closes: minuteOf(seed.hours?.to),
    account_types: toJson(seed.accountTypes),
    fields: JSON.stringify(Object.entries(seed.fields ?? {}).map(([name, rule]) => ({ name, ...rule }))),
    proof: seed.proof ?? 'none',
    pay_to: toJson(seed.payTo),
    minutes: seed.minutes,
    differs: seed.differs ?? 'credit',
    unit: toJson(seed.unit),
  }
}

function toBonus(id: string, seed: DepositBonusSeed, exponent: number): NewBonus {
  return {
    id,
    texts: JSON.stringify(seed.texts),
    enabled: seed.enabled,
    position: seed.order ?? unplaced,
    percent: Number(parseMinor(seed.percent, 2)),
    most: parseMinor(seed.most, exponent),
    least: parseMinor(seed.min ?? '0', exponent),
    turnover: seed.turnover,
    days: seed.days ?? null,
    once: seed.once === true,
    first: seed.first === true,
  }
}
