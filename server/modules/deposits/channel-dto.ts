import type { DepositBonus, DepositChannel } from '../../../src/generated/api.ts'
import { getMinuteOfDay } from '../../../src/engine/rules/time/days.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord } from '../../database/records.ts'
import { type TextContext, localizeTexts } from '../content/index.ts'
import type { BonusRecord, ChannelRecord } from './store/channels.ts'

/** Language, currency exponent, time zone and current time for the DTOs of deposits and channels. */
export interface DtoContext {
  readonly textContext: TextContext
  readonly exponent: number
  readonly timeZone: string
  readonly now: Date
}

const minutesPerDay = 1_440

/** Returns the time at which a closed channel opens next; `undefined` if it is open. */
export function findNextOpening({ opens, closes }: Pick<ChannelRecord, 'opens' | 'closes'>, timeZone: string, now: Date): Date | undefined {
  if (opens === null || closes === null) return undefined
  const minute = getMinuteOfDay(timeZone, now)
  const isOpen = opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes
  if (isOpen) return undefined
  const next = new Date(now.getTime() + ((opens - minute + minutesPerDay) % minutesPerDay) * 60_000)
  next.setUTCSeconds(0, 0)
  return next
}

/** Whether a channel is available to an account of this type. */
export const isAvailableTo = ({ enabled, account_types: types }: ChannelRecord, { type }: Pick<AccountRecord, 'type'>): boolean =>
  enabled && (types === null || types.includes(type))

/** Converts hundredths of a percent to decimal text. */
const formatPercent = (hundredths: number): string => formatDecimal(BigInt(hundredths), 2)

/** The fee of a channel, for calculation and for the API. */
export const toFeeDto = ({ fee_percent, fee_fixed }: Pick<ChannelRecord, 'fee_percent' | 'fee_fixed'>, exponent: number) => ({
  percent: formatPercent(fee_percent),
  fixed: formatDecimal(fee_fixed, exponent),
})

export function toChannelDto(channel: ChannelRecord, { textContext, exponent, timeZone, now }: DtoContext): DepositChannel {
  const { id, kind, fields, proof, minutes, unit } = channel
  const nextOpening = findNextOpening(channel, timeZone, now)
  const localized = localizeTexts(channel.texts, textContext, ['title', 'note'])
  return {
    id,
    kind,
    title: localized.title ?? id,
    ...(localized.note !== undefined && { note: localized.note }),
    min: formatDecimal(channel.min_amount, exponent),
    max: formatDecimal(channel.max_amount, exponent),
    fee: toFeeDto(channel, exponent),
    amounts: [...channel.amounts],
    fields: [...fields],
    proof,
    gateway: channel.pay_to === null,
    minutes,
    ...(unit !== null && { unit }),
    ...(nextOpening && { opensAt: nextOpening.toISOString() }),
  }
}

export function toBonusDto(bonus: BonusRecord, { textContext, exponent }: DtoContext): DepositBonus {
  const localized = localizeTexts(bonus.texts, textContext, ['title', 'note'])
  return {
    id: bonus.id,
    title: localized.title ?? bonus.id,
    ...(localized.note !== undefined && { note: localized.note }),
    percent: formatPercent(bonus.percent),
    maxBonus: formatDecimal(bonus.max_bonus, exponent),
    minDeposit: formatDecimal(bonus.min_deposit, exponent),
    turnover: bonus.turnover,
    ...(bonus.days !== null && { days: bonus.days }),
  }
}
