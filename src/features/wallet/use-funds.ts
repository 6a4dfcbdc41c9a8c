import { useEffect, useEffectEvent, useRef } from 'react'
import type { Funds } from '../../generated/api.ts'
import { parseMinor, type Query, useConfig, useEngine, useQuery, useStore } from '../../engine/index.ts'
import { movesSlice } from './money-moves.ts'

/** The player's funds by location, refetched whenever money has moved in this tab or another. */
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
 * Transferable amount in minor units: the main wallet without bonus money and money at vendors. `undefined` until
 * known.
 */
export function useFreeMoney(): bigint | undefined {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { value } = useFunds()
  return value && parseMinor(value.withdrawable, exponent)
}
