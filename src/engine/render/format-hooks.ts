import { formatPercent } from '../rules/money/format-percent.ts'
import { formatMinor } from '../rules/money/money.ts'
import { wholeTime } from '../rules/time/whole-time.ts'
import { useEngine } from './engine.ts'
import { useShown } from './shown.tsx'

/** Money in minor units as the brand writes it. */
export function useMoney(): (minor: bigint) => string {
  const { currency } = useEngine().config.merchant
  return (minor) => formatMinor(minor, currency)
}

/** Percentages, of decimal text or a number of percent, as the language and the brand write them. */
export function usePercent(): (percent: string | number) => string {
  const { decimalSeparator } = useEngine().config.merchant.currency
  const { tag } = useShown()
  return (percent) => formatPercent(percent, { tag, decimalSeparator })
}

/** A time in minutes, in words: "3 hours" for 180. */
export function useWriteDuration(): (minutes: number) => string {
  const { text } = useShown()
  return (minutes) => {
    const { key, count } = wholeTime(minutes)
    return text(key, { count })
  }
}
