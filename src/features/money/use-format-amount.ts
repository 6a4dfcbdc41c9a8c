import { formatTimestamp, parseMinor, useConfig, useFormatDate, useFormatMoney, useText } from '../../engine/index.ts'
import { formatWithSign } from './movement-line.tsx'
import type { Reward } from '../../generated/api.ts'

/** Returns formatters of decimal strings as money: `plain` for an amount, `signed` for a result with its sign. */
export function useFormatAmount(): { plain(decimal: string): string; signed(decimal: string): string } {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatMoney = useFormatMoney()
  return {
    plain: (decimal) => formatMoney(parseMinor(decimal, exponent)),
    signed: (decimal) => {
      const minor = parseMinor(decimal, exponent)
      return minor < 0n ? formatWithSign(formatMoney(-minor), 'out') : formatWithSign(formatMoney(minor), minor > 0n ? 'in' : undefined)
    },
  }
}

/** Formats whole points with the brand's group separator and without a sign. */
export function useFormatPoints(): (points: number) => string {
  const separator = useConfig(({ merchant }) => merchant.currency.groupSeparator)
  return (points) =>
    Math.abs(points)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, separator)
}

/** Formats a timestamp in the brand's time zone, to the minute. */
export function useFormatTimestamp(): (iso: string) => string {
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const formatDate = useFormatDate()
  return (iso) => formatDate(formatTimestamp(iso, timeZone, 'yyyy-MM-dd HH:mm'))
}

/** Formats a reward as money, points, or the number of free spins left; their total if none is left. */
export function useFormatReward(): (reward: Pick<Reward, 'kind' | 'amount' | 'freeSpins'>) => string {
  const formatPoints = useFormatPoints()
  const formatAmount = useFormatAmount()
  const text = useText()
  return ({ kind, amount, freeSpins }) => {
    if (freeSpins) return text('rewards_spins', { count: freeSpins.left || freeSpins.count })
    return kind === 'money'
      ? formatAmount.plain(amount)
      : text('points_price', { count: Number(amount), points: formatPoints(Number(amount)) })
  }
}
