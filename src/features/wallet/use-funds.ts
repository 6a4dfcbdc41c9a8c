import { useEffect, useEffectEvent, useRef } from 'react'
import type { Funds } from '../../generated/api.ts'
import { parseMinor, type Query, useConfig, useEngine, useQuery, useStore } from '../../engine/index.ts'
import { balanceNotifierSlice } from './balance-notifier.ts'

/** The player's funds by wallet, refetched after each balance notification in this tab or from another. */
export function useFunds(): Query<Funds> {
  const notificationCount = useStore(useEngine().slice(balanceNotifierSlice).notifications, (notifications) => notifications.count)
  const seenCount = useRef(notificationCount)
  const funds = useQuery('funds', ({ wallet }) => wallet.funds())
  const refetch = useEffectEvent(funds.refetch)
  useEffect(() => {
    if (seenCount.current === notificationCount) return
    seenCount.current = notificationCount
    refetch()
  }, [notificationCount])
  return funds
}

/** Transferable amount in minor units: the withdrawable part of the main wallet. `undefined` until it has loaded. */
export function useTransferableAmount(): bigint | undefined {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { value } = useFunds()
  return value && parseMinor(value.withdrawable, exponent)
}
