import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { DepositBonusSeed, DepositChannelSeed } from '../../../src/generated/config.ts'
import type { BonusRecord, ChannelRecord, NewBonus, NewChannel } from './store/channels.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'

/** Default position of a channel or bonus. Lower positions come first. */
export const defaultPosition = 1000

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
const parseMinuteOfDay = (time: string | undefined): number | null => {
  const [hour = 0, minute = 0] = time?.split(':').map(Number) ?? []
  return time === undefined ? null : hour * 60 + minute
}

/** Converts a channel of `platform.json` to a row. */
export function toChannel(id: string, seed: DepositChannelSeed, exponent: number): NewChannel {
  const parseMoney = (text: string): bigint => parseMinor(text, exponent)
  return {
    id,
    kind: seed.kind,
    texts: JSON.stringify(seed.texts),
    enabled: seed.enabled,
    position: seed.order ?? defaultPosition,
    min_amount: parseMoney(seed.min),
    max_amount: parseMoney(seed.max),
    fee_percent: Number(parseMinor(seed.fee?.percent ?? '0', 2)),
    fee_fixed: parseMoney(seed.fee?.fixed ?? '0'),
    amounts: JSON.stringify(seed.amounts ?? []),
    opens: parseMinuteOfDay(seed.hours?.from),
    closes: parseMinuteOfDay(seed.hours?.to),
    account_types: toJson(seed.accountTypes),
    fields: JSON.stringify(Object.entries(seed.fields ?? {}).map(([name, rule]) => ({ name, ...rule }))),
    proof: seed.proof ?? 'none',
    pay_to: toJson(seed.payTo),
    minutes: seed.minutes,
    amount_mismatch: seed.amountMismatch ?? 'credit',
    unit: toJson(seed.unit),
    gateway: seed.gateway ?? null,
  }
}

export function toBonus(id: string, seed: DepositBonusSeed, exponent: number): NewBonus {
  return {
    id,
    texts: JSON.stringify(seed.texts),
    enabled: seed.enabled,
    position: seed.order ?? defaultPosition,
    percent: Number(parseMinor(seed.percent, 2)),
    max_bonus: parseMinor(seed.maxBonus, exponent),
    min_deposit: parseMinor(seed.minDeposit ?? '0', exponent),
    turnover: seed.turnover,
    days: seed.days ?? null,
    once: seed.once === true,
    first: seed.first === true,
  }
}

/** Converts a row to a channel of `platform.json`. */
export function toChannelSeed(channel: ChannelRecord, exponent: number): DepositChannelSeed {
  const { kind, texts, enabled, position, opens, closes, fields, minutes, proof, amount_mismatch } = channel
  const formatMoney = (minor: bigint): string => formatDecimal(minor, exponent)
  return {
    kind,
    texts,
    enabled,
    order: position,
    min: formatMoney(channel.min_amount),
    max: formatMoney(channel.max_amount),
    fee: { percent: formatDecimal(BigInt(channel.fee_percent), 2), fixed: formatMoney(channel.fee_fixed) },
    amounts: [...channel.amounts],
    ...(opens !== null && closes !== null && { hours: { from: formatTime(opens), to: formatTime(closes) } }),
    ...(channel.account_types !== null && { accountTypes: [...channel.account_types] }),
    fields: Object.fromEntries(fields.map(({ name, ...rule }) => [name, rule])),
    proof,
    ...(channel.pay_to !== null && { payTo: channel.pay_to }),
    minutes,
    amountMismatch: amount_mismatch,
    ...(channel.unit !== null && { unit: channel.unit }),
    ...(channel.gateway !== null && { gateway: channel.gateway }),
  }
}

const formatTime = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export const toBonusSeed = (bonus: BonusRecord, exponent: number): DepositBonusSeed => ({
  texts: bonus.texts,
  enabled: bonus.enabled,
  order: bonus.position,
  percent: formatDecimal(BigInt(bonus.percent), 2),
  maxBonus: formatDecimal(bonus.max_bonus, exponent),
  minDeposit: formatDecimal(bonus.min_deposit, exponent),
  turnover: bonus.turnover,
  ...(bonus.days !== null && { days: bonus.days }),
  once: bonus.once,
  first: bonus.first,
})
