import { useEffect, useEffectEvent, useRef } from 'react'
import type { Funds } from '../../generated/api.ts'
import { parseMinor, type Query, useConfig, useEngine, useQuery, useStore } from '../../engine/index.ts'
import { movesSlice } from './money-moves.ts'

/**
 * All that a player has and where it is, asked for again whenever money has moved here or in another page of this
 * browser.
 */
export function useFunds(): Query<Funds> {
  const times = useStore(useEngine().slice(movesSlice).heard, (heard) => heard.times)
  const seen = useRef(times)
  const funds = useQuery('funds', ({ wallet }) => wallet.funds())
  const refetch = useEffectEvent(funds.refetch)
  useEffect(() => {
    if (seen.current === times) return
    seen.current = times
    refetch()
  }, [times])
  return funds
}

/**
 * What a player may hand on, in minor units: the main wallet alone, neither what a bonus gave nor what lies at a
 * vendor. Nothing until it is known.
 */
export function useFreeMoney(): bigint | undefined {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { value } = useFunds()
  return value && parseMinor(value.withdrawable, exponent)
}
