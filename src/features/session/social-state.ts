import type { SocialArrival } from '../../generated/api.ts'
import { createStore, defineSlice, useEngine, useStore } from '../../engine/index.ts'

/** Who has come back from another site without an account here. */
export interface SocialState {
  readonly arrival: Omit<SocialArrival, 'login'> | undefined
  /** Whether the next login by hand is to be one by that site as well: only where the visitor has said so. */
  readonly linking: boolean
}

/** Held while the page lives, and nowhere else. */
export const socialSlice = defineSlice('social', () => createStore<SocialState>({ arrival: undefined, linking: false }))

/** Who has come back, and what the visitor wants of it. */
export function useSocialArrival(): SocialState & {
  /** Logs in first, so that both become one. */
  link(): void
  /** Goes on without the other site. */
  drop(): void
} {
  const engine = useEngine()
  const store = engine.slice(socialSlice)
  const state = useStore(store, (now) => now)
  return {
    ...state,
    link: () => {
      store.set({ ...store.get(), linking: true })
      engine.openOverlay(engine.config.overlays.login)
    },
    drop: () => store.set({ arrival: undefined, linking: false }),
  }
}
