import { formatPercent } from '../rules/money/format-percent.ts'
import { formatMinor } from '../rules/money/money.ts'
import { localizeDate } from '../rules/time/localize-date.ts'
import { toLargestUnit } from '../rules/time/largest-unit.ts'
import { useLocale, useLocalizedConfig } from './locale.tsx'

/** Returns a formatter for amounts in minor units. */
export function useFormatMoney(): (minor: bigint) => string {
  const { currency } = useLocalizedConfig().merchant
  return (minor) => formatMinor(minor, currency)
}

/** Returns a formatter for percentages, given as decimal text or as a number. */
export function useFormatPercent(): (percent: string | number) => string {
  const { tag, config } = useLocale()
  const { decimalSeparator } = config.merchant.currency
  return (percent) => formatPercent(percent, { tag, decimalSeparator })
}

/** Returns a formatter for lists of names: "Ann, Ben and Chris". */
export function useFormatList(): (names: readonly string[]) => string {
  const { tag } = useLocale()
  return (names) => new Intl.ListFormat(tag).format(names)
}

/** Returns a formatter for durations in minutes: "3 hours" for 180. */
export function useFormatDuration(): (minutes: number) => string {
  const { text } = useLocale()
  return (minutes) => {
    const { key, count } = toLargestUnit(minutes)
    return text(key, { count })
  }
}

/** Returns a formatter for days or timestamps that begin with yyyy-MM-dd, in the date order of the language. */
export function useFormatDate(): (text: string) => string {
  const { dateFormat } = useLocale()
  return (text) => localizeDate(text, dateFormat)
}
