import type { Engine } from '../../engine/index.ts'
import { type DepositAtGateway, returnedDepositSlice, gatewayDepositKey, createSessionStorage } from './index.ts'

/**
 * Opens the deposit that is being paid at the gateway, once the member is known and the member centre has its page. The
 * player returns by a redirect, the Back button or a reload.
 */
export function openReturnedDeposit(engine: Engine): void {
  const storage = createSessionStorage(engine)
  const deposit = parseDepositAtGateway(storage.get(gatewayDepositKey))
  storage.remove(gatewayDepositKey)
  if (deposit === undefined) return
  const openDeposit = (): boolean => {
    const { visitor, menus } = engine.site.get()
    if (visitor.member === undefined || !menus.member.items.some(({ id }) => id === deposit.page)) return false
    engine.slice(returnedDepositSlice).set({ id: deposit.id })
    engine.openOverlay(engine.config.overlays.memberCentre, deposit.page)
    return true
  }
  if (openDeposit()) return
  const unsubscribe = engine.site.subscribe(() => {
    if (openDeposit()) unsubscribe()
  })
}

function parseDepositAtGateway(text: string | undefined): DepositAtGateway | undefined {
  try {
    const { id, page } = JSON.parse(text ?? '{}') as Partial<Record<keyof DepositAtGateway, unknown>>
    return typeof id === 'string' && typeof page === 'string' ? { id, page } : undefined
  } catch {
    return undefined
  }
}
