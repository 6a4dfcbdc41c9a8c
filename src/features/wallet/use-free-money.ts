import { parseMinor, useConfig } from '../../engine/index.ts'
import { useFunds } from './use-funds.ts'

/**
 * What a player may hand on, in minor units: the main wallet alone, neither what a bonus gave nor what lies at a
 * vendor. Nothing until it is known.
 */
export function useFreeMoney(): bigint | undefined {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { value } = useFunds()
  return value && parseMinor(value.withdrawable, exponent)
}
