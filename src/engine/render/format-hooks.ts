import { formatPercent } from '../rules/money/format-percent.ts'
import { formatMinor } from '../rules/money/money.ts'
import { wholeTime } from '../rules/time/whole-time.ts'
import { useEngine } from './engine.ts'
import { useShown } from './shown.tsx'

/** Returns a formatter for amounts in minor units. */
export function useMoney(): (minor: bigint) => string {
  const { currency } = useEngine().config.merchant
  return (minor) => formatMinor(minor, currency)
}

/** Returns a formatter for percentages, given as decimal text or as a number. */
export function usePercent(): (percent: string | number) => string {
  const { decimalSeparator } = useEngine().config.merchant.currency
  const { tag } = useShown()
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
