import type { MerchantConfig } from '../../generated/config.ts'
import { formatPercent } from './money/format-percent.ts'
import { formatMinor, parseMinor } from './money/money.ts'
import { toLargestUnit } from './time/largest-unit.ts'
import type { Text } from './text.ts'

/** A number set by a rule of the brand that texts can quote. Amounts are in minor units of the brand's currency. */
export type RuleValue =
  | { readonly kind: 'amount'; readonly minor: bigint }
  | { readonly kind: 'percent'; readonly percent: string | number }
  | { readonly kind: 'times' | 'days' | 'minutes' | 'number'; readonly value: number }

/** Days during which a day's cashback can be claimed. */
export const cashbackClaimDays = 30

/** Values of a brand's rules by the name that texts use, such as `bonus.first.percent`. */
export type RuleValues = Readonly<Record<string, RuleValue>>

/** A rule value placeholder: `{bonus.first.percent}`. Names of other placeholders contain no dot. */
export const ruleValuePlaceholderPattern = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)+)\}/g

type RuleConfig = Pick<MerchantConfig, 'merchant' | 'platform' | 'settings' | 'games'>
type OptionalRuleValues = Readonly<Record<string, RuleValue | undefined>>
type Bonus = MerchantConfig['platform']['deposits']['bonuses'][string]
type Activity = MerchantConfig['platform']['activities'][string]

/** Returns the rule value of a gift; `undefined` for an amount of 0. */
export const toGiftValue = (minor: bigint): RuleValue | undefined => (minor > 0n ? { kind: 'amount', minor } : undefined)

/** Drops the rule values that are `undefined`. */
export const dropUndefined = (ruleValues: OptionalRuleValues): RuleValues =>
  Object.fromEntries(Object.entries(ruleValues).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Returns the values of a brand's rules that texts may quote. */
export function getRuleValues({ merchant, platform, settings, games }: RuleConfig): RuleValues {
  const toAmountValue = (text: string | undefined): RuleValue | undefined =>
    text === undefined ? undefined : { kind: 'amount', minor: parseMinor(text, merchant.currency.exponent) }
  const parseGiftValue = (text: string): RuleValue | undefined => toGiftValue(parseMinor(text, merchant.currency.exponent))
  const toNumberValue = (kind: 'times' | 'days' | 'minutes' | 'number', value: number | undefined): RuleValue | undefined =>
    value === undefined ? undefined : { kind, value }
  const { wallet, withdrawals, deposits, activities } = platform
  const rates = Object.entries(games.rebateRates).map(([category, { percent }]) => [category, percent] as const)
  const toBonusValues = ({ percent, maxBonus, minDeposit, turnover, days }: Bonus): OptionalRuleValues => ({
    percent: { kind: 'percent', percent },
    maxBonus: toAmountValue(maxBonus),
    minDeposit: toAmountValue(minDeposit),
    turnover: toNumberValue('times', turnover),
    days: toNumberValue('days', days),
  })
  const toActivityValues = ({
    amount,
    maxAmount,
    points,
    turnover = 0,
    claimDays,
    requiredStakes,
    ticketStake,
  }: Activity): OptionalRuleValues => ({
    amount: toAmountValue(amount),
    maxAmount: toAmountValue(maxAmount),
    points: toNumberValue('number', points),
    turnover: toNumberValue('times', turnover),
    claimDays: toNumberValue('days', claimDays),
    requiredStakes: toAmountValue(requiredStakes),
    ticketStake: toAmountValue(ticketStake),
  })
  return dropUndefined({
    'registration.bonus': parseGiftValue(platform.registrationBonus),
    'registration.turnover': toNumberValue('times', wallet.bonusWageringMultiple),
    'registration.days': toNumberValue('days', wallet.bonusDays),
    'withdrawal.usualTime': toNumberValue('minutes', withdrawals.usualMinutes),
    'withdrawal.min': toAmountValue(withdrawals.min),
    'withdrawal.max': toAmountValue(withdrawals.max),
    'cashback.max': { kind: 'percent', percent: Math.max(0, ...rates.map(([, percent]) => percent)) },
    ...Object.fromEntries(rates.map(([category, percent]) => [`cashback.${category}`, { kind: 'percent', percent } as const])),
    'cashback.claimDays': toNumberValue('days', cashbackClaimDays),
    'referral.inviter': parseGiftValue(platform.referral.inviter),
    'referral.friend': parseGiftValue(platform.referral.friend),
    'referral.turnover': toNumberValue('times', platform.referral.turnover),
    'support.vipRank': toNumberValue('number', settings.customerService.vipAboveRank),
    'application.images': toNumberValue('number', settings.activity.images),
    'application.megabytes': toNumberValue('number', Math.floor(settings.activity.imageBytes / 2 ** 20)),
    ...createRuleValueGroup(
      'bonus',
      Object.entries(deposits.bonuses)
        .filter(([, { enabled }]) => enabled)
        .map(([id, bonus]) => [id, toBonusValues(bonus)]),
    ),
    ...createRuleValueGroup(
      'activity',
      Object.entries(activities).map(([id, activity]) => [id, toActivityValues(activity)]),
    ),
  })
}

/** Returns the rule values of several entries, named `<group>.<id>.<name>`; those that are `undefined` are dropped. */
export const createRuleValueGroup = (
  group: string,
  entries: readonly (readonly [id: string, ruleValues: OptionalRuleValues])[],
): RuleValues =>
  dropUndefined(
    Object.fromEntries(
      entries.flatMap(([id, ruleValues]) => Object.entries(ruleValues).map(([name, value]) => [`${group}.${id}.${name}`, value] as const)),
    ),
  )

export interface RuleValueStyle {
  readonly currency: MerchantConfig['merchant']['currency']
  /** The BCP 47 tag of the language. */
  readonly tag: string
  readonly text: Text
}

/** Replaces the rule value placeholders of a text. An unknown name is left unchanged. */
export const fillRuleValues = (text: string, ruleValues: RuleValues, style: RuleValueStyle): string =>
  text.includes('{')
    ? text.replaceAll(ruleValuePlaceholderPattern, (placeholder, name: string) => {
        const value = Object.hasOwn(ruleValues, name) ? ruleValues[name] : undefined
        return value === undefined ? placeholder : formatRuleValue(value, style)
      })
    : text

/** Returns the number of trailing zeros of an amount, at most `max`. */
function countTrailingZeros(minor: bigint, max: number): number {
  let zeros = 0
  for (let remaining = minor; zeros < max && remaining % 10n === 0n; remaining /= 10n) zeros += 1
  return zeros
}

function formatRuleValue(value: RuleValue, { currency, tag, text }: RuleValueStyle): string {
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
