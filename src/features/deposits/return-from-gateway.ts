import type { Engine } from '../../engine/index.ts'
import { type AwayDeposit, depositShownSlice, storageKey, storageOf } from './index.ts'

/**
 * Opens the deposit that was left for the gateway, once the login is known: after a redirect, the back button, or a
 * reload.
 */
export function returnFromGateway(engine: Engine): void {
  const storage = storageOf(engine)
  const away = parseAwayDeposit(storage.get(storageKey))
  storage.remove(storageKey)
  if (away === undefined) return
  const open = (): boolean => {
    const { visitor, menus } = engine.site.get()
    if (visitor.member === undefined || !menus.member.items.some(({ id }) => id === away.page)) return false
    engine.slice(depositShownSlice).set({ id: away.id })
    engine.openOverlay(engine.config.overlays.memberCentre, away.page)
    return true
  }
  if (open()) return
  const stop = engine.site.subscribe(() => {
    if (open()) stop()
  })
}

function parseAwayDeposit(text: string | undefined): AwayDeposit | undefined {
  try {
    const { id, page } = JSON.parse(text ?? '{}') as Partial<Record<keyof AwayDeposit, unknown>>
    return typeof id === 'string' && typeof page === 'string' ? { id, page } : undefined
  } catch {
    return undefined
  }
}
