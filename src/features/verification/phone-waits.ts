import type { Engine } from '../../engine/render/engine.ts'

/** What codes are sent for. */
export type CodeUse = 'login' | 'register' | 'password' | 'extra'

const waits = new WeakMap<object, Map<CodeUse, number>>()

/** Until when, in milliseconds since 1970, the platform has refused to send another code. Kept while the page lives: a dialog that is opened again knows of it. */
export function phoneWaitsOf({ overlays }: Pick<Engine, 'overlays'>): Map<CodeUse, number> {
  const known = waits.get(overlays) ?? new Map<CodeUse, number>()
  waits.set(overlays, known)
  return known
}
