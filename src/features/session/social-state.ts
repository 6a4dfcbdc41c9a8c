import type { SocialArrival } from '../../generated/api.ts'
import { createStore, defineSlice, useEngine, useStore } from '../../engine/index.ts'

/** A visitor who has returned from a social login without an account. */
export interface SocialState {
  readonly arrival: Omit<SocialArrival, 'login'> | undefined
  /** Whether to link the next manual login; only if the visitor requested it. */
  readonly linking: boolean
}

/** In memory only. */
export const socialSlice = defineSlice('social', () => createStore<SocialState>({ arrival: undefined, linking: false }))

/** The returned visitor, and what to do next. */
export function useSocialArrival(): SocialState & {
  /** Opens the login, to link both accounts. */
  link(): void
  /** Continues without the social login. */
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
