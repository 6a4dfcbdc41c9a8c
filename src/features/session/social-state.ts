import type { SocialLoginResult } from '../../generated/api.ts'
import { createStore, defineSlice, useEngine, useStore } from '../../engine/index.ts'

/** The state of a visitor who has returned from a social login that is not linked to an account. */
export interface SocialState {
  readonly profile: Omit<SocialLoginResult, 'login'> | undefined
  /** Whether the next account that logs in is linked to the social login, as the visitor requested. */
  readonly linking: boolean
}

/** Kept in memory only. */
export const socialSlice = defineSlice('social', () => createStore<SocialState>({ profile: undefined, linking: false }))

/** Returns the profile of the social login, and the actions for it. */
export function useSocialProfile(): SocialState & {
  /** Opens the login overlay. The account that logs in is linked to the social login. */
  link(): void
  /** Continues without the social login. */
  discard(): void
} {
  const engine = useEngine()
  const store = engine.slice(socialSlice)
  const state = useStore(store, (current) => current)
  return {
    ...state,
    link: () => {
      store.set({ ...store.get(), linking: true })
      engine.openOverlay(engine.config.overlays.login)
    },
    discard: () => store.set({ profile: undefined, linking: false }),
  }
}
