import { addDays, countDays, parseMinor } from '../../engine/index.ts'

/** Results of a period; days without bets can be missing. */
export interface DayResults {
  readonly firstDay: string
  readonly lastDay: string
  /** `result` is a decimal string. */
  readonly days: readonly { readonly day: string; readonly result: string }[]
}

/** Result of a day, or of a month over long periods. */
export interface ChartBar {
  /** yyyy-MM-dd or yyyy-MM. */
  readonly name: string
  /** In minor units. */
  readonly result: bigint
}

/** Maximum number of daily bars; more would be too thin. Longer periods have a bar per month. */
const maxDailyBars = 62

/** Returns a bar per day, including days without bets; per month over long periods. */
export function createChartBars({ firstDay, lastDay, days }: DayResults, exponent: number): readonly ChartBar[] {
  const count = countDays(firstDay, lastDay)
  const getBarName = (day: string): string => (count > maxDailyBars ? day.slice(0, 7) : day)
  const bars = new Map<string, bigint>()
  for (let offset = 0; offset < count; offset++) bars.set(getBarName(addDays(firstDay, offset)), 0n)
  for (const { day, result } of days) {
    const name = getBarName(day)
    bars.set(name, (bars.get(name) ?? 0n) + parseMinor(result, exponent))
  }
  return [...bars].map(([name, result]) => ({ name, result }))
}

/** A bar in thousandths of the chart's height: its top and its height. */
interface ScaledBar {
  readonly top: number
  readonly height: number
}

export interface ScaledBars {
  /** Position of the zero line from the top, in thousandths of the chart's height. */
  readonly zero: number
  readonly bars: readonly ScaledBar[]
}

const chartHeight = 1000n
/** Minimum height of a bar with a result other than 0, in thousandths of the chart's height. */
const minBarHeight = 8

/** Scales bars above and below the zero line by the largest win and the largest loss. */
export function scaleBars(results: readonly bigint[]): ScaledBars {
  const highest = results.reduce((largest, result) => (result > largest ? result : largest), 0n)
  const lowest = results.reduce((smallest, result) => (result < smallest ? result : smallest), 0n)
  const span = highest - lowest
  if (span === 0n) return { zero: Number(chartHeight), bars: results.map(() => ({ top: Number(chartHeight), height: 0 })) }
  const zero = Number((highest * chartHeight) / span)
  return {
    zero,
    bars: results.map((result) => {
      const barHeight = result === 0n ? 0 : Math.max(minBarHeight, Number(((result < 0n ? -result : result) * chartHeight) / span))
      return { top: result > 0n ? Math.max(0, zero - barHeight) : zero, height: barHeight }
    }),
  }
}
