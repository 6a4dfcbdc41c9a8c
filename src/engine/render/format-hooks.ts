import { formatPercent } from '../rules/money/format-percent.ts'
import { formatMinor } from '../rules/money/money.ts'
import { localizeDate } from '../rules/time/localize-date.ts'
import { wholeTime } from '../rules/time/whole-time.ts'
import { useShown, useShownConfig } from './shown.tsx'

/** Returns a formatter for amounts in minor units. */
export function useMoney(): (minor: bigint) => string {
  const { currency } = useShownConfig().merchant
  return (minor) => formatMinor(minor, currency)
}

/** Returns a formatter for percentages, given as decimal text or as a number. */
export function usePercent(): (percent: string | number) => string {
  const { tag, config } = useShown()
  const { decimalSeparator } = config.merchant.currency
  return (percent) => formatPercent(percent, { tag, decimalSeparator })
}

/** Returns a formatter for durations in minutes: "3 hours" for 180. */
export function useWriteDuration(): (minutes: number) => string {
  const { text } = useShown()
  return (minutes) => {
    const { key, count } = wholeTime(minutes)
    return text(key, { count })
  }
}

/** Dates in the order of the language: of a day or a moment that begins with yyyy-MM-dd. */
export function useLocalDate(): (text: string) => string {
  const { dateFormat } = useShown()
  return (text) => localizeDate(text, dateFormat)
}
