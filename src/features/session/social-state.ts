import type { SocialArrival } from '../../generated/api.ts'
import { createStore, type Store } from '../../engine/state/store.ts'
import { type Engine, useEngine } from '../../engine/render/engine.ts'
import { useStore } from '../../engine/render/use-store.ts'

/** Who has come back from another site without an account here. */
export interface SocialState {
  readonly arrival: Omit<SocialArrival, 'login'> | undefined
  /** Whether the next login by hand is to be one by that site as well: only where the visitor has said so. */
  readonly linking: boolean
}

const states = new WeakMap<object, Store<SocialState>>()

/** Kept while the page lives, and nowhere else. */
export function socialOf({ overlays }: Pick<Engine, 'overlays'>): Store<SocialState> {
  const known = states.get(overlays) ?? createStore<SocialState>({ arrival: undefined, linking: false })
  states.set(overlays, known)
  return known
}

/** Who has come back, and what the visitor wants of it. */
export function useSocialArrival(): SocialState & {
  /** Logs in first, so that both become one. */
  link(): void
  /** Goes on without the other site. */
  drop(): void
} {
  const engine = useEngine()
  const store = socialOf(engine)
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
