import { parseMinor, useConfig, useMoney } from '../../engine/index.ts'
import { signed } from './movement-line.tsx'

/** Decimal text as the brand writes money: an amount, or a result with its sign. */
export function useWriteAmount(): { plain(decimal: string): string; result(decimal: string): string } {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const money = useMoney()
  return {
    plain: (decimal) => money(parseMinor(decimal, exponent)),
    result: (decimal) => {
      const minor = parseMinor(decimal, exponent)
      return minor < 0n ? signed(money(-minor), 'out') : signed(money(minor), minor > 0n ? 'in' : undefined)
    },
  }
}
