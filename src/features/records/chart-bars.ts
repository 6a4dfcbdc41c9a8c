import { addDays, countDays, parseMinor } from '../../engine/index.ts'

/** What some days came to; those on which nothing was may be left out. */
export interface DayResults {
  readonly firstDay: string
  readonly lastDay: string
  /** Decimal text. */
  readonly days: readonly { readonly day: string; readonly result: string }[]
}

/** What one day came to, or one month where there are many days. */
export interface ChartBar {
  /** yyyy-MM-dd, or yyyy-MM. */
  readonly name: string
  /** Minor units. */
  readonly result: bigint
}

/** More bars than these are too thin to be told apart. */
const maxBars = 62

/** A bar for each day, also for those on which nothing was; for each month where there are many. */
export function chartBars({ firstDay, lastDay, days }: DayResults, exponent: number): readonly ChartBar[] {
  const count = countDays(firstDay, lastDay)
  const nameOf = (day: string): string => (count > maxBars ? day.slice(0, 7) : day)
  const bars = new Map<string, bigint>()
  for (let at = 0; at < count; at++) bars.set(nameOf(addDays(firstDay, at)), 0n)
  for (const { day, result } of days) {
    const name = nameOf(day)
    bars.set(name, (bars.get(name) ?? 0n) + parseMinor(result, exponent))
  }
  return [...bars].map(([name, result]) => ({ name, result }))
}

/** A bar in thousandths of the height of the chart: where it begins from above, and how far it goes down. */
interface DrawnBar {
  readonly top: number
  readonly height: number
}

export interface DrawnBars {
  /** Where nothing is won or lost. */
  readonly zero: number
  readonly bars: readonly DrawnBar[]
}

const whole = 1000n
/** What is not nothing is seen. */
const minBarHeight = 8

/** Bars above and below one line, by the largest win and the largest loss. */
export function drawBars(results: readonly bigint[]): DrawnBars {
  const highest = results.reduce((largest, one) => (one > largest ? one : largest), 0n)
  const lowest = results.reduce((smallest, one) => (one < smallest ? one : smallest), 0n)
  const span = highest - lowest
  if (span === 0n) return { zero: Number(whole), bars: results.map(() => ({ top: Number(whole), height: 0 })) }
  const zero = Number((highest * whole) / span)
  return {
    zero,
    bars: results.map((one) => {
      const length = one === 0n ? 0 : Math.max(minBarHeight, Number(((one < 0n ? -one : one) * whole) / span))
      return { top: one > 0n ? Math.max(0, zero - length) : zero, height: length }
    }),
  }
}
