import type { MerchantConfig } from '../../generated/config.ts'
import { formatPercent } from './money/format-percent.ts'
import { formatMinor, parseMinor } from './money/money.ts'
import { toLargestUnit } from './time/largest-unit.ts'
import type { Text } from './text.ts'

/** A number set by a rule of the brand that texts can quote. Amounts are in minor units of the brand's currency. */
export type PromiseValue =
  | { readonly kind: 'amount'; readonly minor: bigint }
  | { readonly kind: 'percent'; readonly percent: string | number }
  | { readonly kind: 'times' | 'days' | 'minutes' | 'number'; readonly value: number }

/** Days during which a day's cashback can be claimed. */
export const cashbackClaimDays = 30

/** Promises by the name used in texts, such as `bonus.first.percent`. */
export type Promises = Readonly<Record<string, PromiseValue>>

/** A promise placeholder: `{bonus.first.percent}`. Names of other placeholders contain no dot. */
export const promisePlaceholderPattern = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)+)\}/g

type RuleConfig = Pick<MerchantConfig, 'merchant' | 'platform' | 'settings' | 'games'>
type OptionalPromises = Readonly<Record<string, PromiseValue | undefined>>
type Bonus = MerchantConfig['platform']['deposits']['bonuses'][string]
type Activity = MerchantConfig['platform']['activities'][string]

/** Returns the promise of a gift; `undefined` for an amount of 0. */
export const toGiftPromise = (minor: bigint): PromiseValue | undefined => (minor > 0n ? { kind: 'amount', minor } : undefined)

/** Drops promises without a value. */
export const dropUndefined = (promises: OptionalPromises): Promises =>
  Object.fromEntries(Object.entries(promises).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Returns the promises of a brand's rules. */
export function getPromises({ merchant, platform, settings, games }: RuleConfig): Promises {
  const toAmountPromise = (text: string | undefined): PromiseValue | undefined =>
    text === undefined ? undefined : { kind: 'amount', minor: parseMinor(text, merchant.currency.exponent) }
  const parseGiftPromise = (text: string): PromiseValue | undefined => toGiftPromise(parseMinor(text, merchant.currency.exponent))
  const toNumberPromise = (kind: 'times' | 'days' | 'minutes' | 'number', value: number | undefined): PromiseValue | undefined =>
    value === undefined ? undefined : { kind, value }
  const { wallet, withdrawals, deposits, activities } = platform
  const rates = Object.entries(games.rebateRates).map(([category, { percent }]) => [category, percent] as const)
  const toBonusPromises = ({ percent, maxBonus, minDeposit, turnover, days }: Bonus): OptionalPromises => ({
    percent: { kind: 'percent', percent },
    maxBonus: toAmountPromise(maxBonus),
    minDeposit: toAmountPromise(minDeposit),
    turnover: toNumberPromise('times', turnover),
    days: toNumberPromise('days', days),
  })
  const toActivityPromises = ({ amount, maxAmount, points, turnover = 0, claimDays, needed, ticketStake }: Activity): OptionalPromises => ({
    amount: toAmountPromise(amount),
    maxAmount: toAmountPromise(maxAmount),
    points: toNumberPromise('number', points),
    turnover: toNumberPromise('times', turnover),
    claimDays: toNumberPromise('days', claimDays),
    needed: toAmountPromise(needed),
    ticketStake: toAmountPromise(ticketStake),
  })
  return dropUndefined({
    'registration.bonus': parseGiftPromise(platform.registrationBonus),
    'registration.turnover': toNumberPromise('times', wallet.bonusWageringMultiple),
    'registration.days': toNumberPromise('days', wallet.bonusDays),
    'withdrawal.usualTime': toNumberPromise('minutes', withdrawals.usualMinutes),
    'withdrawal.min': toAmountPromise(withdrawals.min),
    'withdrawal.max': toAmountPromise(withdrawals.max),
    'cashback.max': { kind: 'percent', percent: Math.max(0, ...rates.map(([, percent]) => percent)) },
    ...Object.fromEntries(rates.map(([category, percent]) => [`cashback.${category}`, { kind: 'percent', percent } as const])),
    'cashback.claimDays': toNumberPromise('days', cashbackClaimDays),
    'referral.inviter': parseGiftPromise(platform.referral.inviter),
    'referral.friend': parseGiftPromise(platform.referral.friend),
    'referral.turnover': toNumberPromise('times', platform.referral.turnover),
    'support.vipRank': toNumberPromise('number', settings.customerService.vipAboveRank),
    'application.images': toNumberPromise('number', settings.activity.images),
    'application.megabytes': toNumberPromise('number', Math.floor(settings.activity.imageBytes / 2 ** 20)),
    ...createPromiseGroup(
      'bonus',
      Object.entries(deposits.bonuses)
        .filter(([, { enabled }]) => enabled)
        .map(([id, bonus]) => [id, toBonusPromises(bonus)]),
    ),
    ...createPromiseGroup(
      'activity',
      Object.entries(activities).map(([id, activity]) => [id, toActivityPromises(activity)]),
    ),
  })
}

/** Returns the promises of several entries, named `<group>.<id>.<name>`; promises without a value are dropped. */
export const createPromiseGroup = (group: string, entries: readonly (readonly [id: string, promises: OptionalPromises])[]): Promises =>
  dropUndefined(
    Object.fromEntries(
      entries.flatMap(([id, promises]) => Object.entries(promises).map(([name, value]) => [`${group}.${id}.${name}`, value] as const)),
    ),
  )

export interface PromiseStyle {
  readonly currency: MerchantConfig['merchant']['currency']
  /** The BCP 47 tag of the language. */
  readonly tag: string
  readonly text: Text
}

/** Replaces the promise placeholders of a text. An unknown name is left unchanged. */
export const fillPromises = (text: string, promises: Promises, style: PromiseStyle): string =>
  text.includes('{')
    ? text.replaceAll(promisePlaceholderPattern, (placeholder, name: string) => {
        const value = Object.hasOwn(promises, name) ? promises[name] : undefined
        return value === undefined ? placeholder : formatPromise(value, style)
      })
    : text

/** Returns the number of trailing zeros of an amount, at most `max`. */
function countTrailingZeros(minor: bigint, max: number): number {
  let zeros = 0
  for (let remaining = minor; zeros < max && remaining % 10n === 0n; remaining /= 10n) zeros += 1
  return zeros
}

function formatPromise(value: PromiseValue, { currency, tag, text }: PromiseStyle): string {
  if (value.kind === 'amount') {
    const { exponent, decimals } = currency
    const requiredDecimals = exponent - countTrailingZeros(value.minor, exponent)
    return formatMinor(value.minor, { ...currency, decimals: requiredDecimals === 0 ? 0 : Math.max(requiredDecimals, decimals) })
  }
  if (value.kind === 'percent') return formatPercent(value.percent, { tag, decimalSeparator: currency.decimalSeparator })
  if (value.kind === 'times') return value.value === 0 ? text('promise_none') : text('promise_times', { count: value.value })
  if (value.kind === 'days') return text('time_days', { count: value.value })
  if (value.kind === 'number') return String(value.value)
  const { key, count } = toLargestUnit(value.value)
  return text(key, { count })
}
