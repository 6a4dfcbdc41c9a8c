import type { LoginResult } from '../../generated/api.ts'
import { type Engine, useEngine } from '../../engine/index.ts'
import type { Login } from './sign-in.ts'

export interface Session {
  /** Logs in with what the platform answered; `login` says how it came about. */
  signIn(result: LoginResult, login?: Login): Promise<void>
  /** Asks, and logs out. */
  signOut(): Promise<void>
  refreshBalance(): Promise<void>
}

/** Logging in and out, and asking for the balance again. */
export function useSession(): Session {
  const engine = useEngine()
  return {
    signIn: async (result, login) => (await signInModule(engine)).signIn(engine, result, login),
    signOut: async () => (await signOutModule(engine)).signOut(engine),
    refreshBalance: () => engine.poller.refreshChanged(['balance']),
  }
}

const signInModule = ({ registry }: Engine) => registry.loadModule('sign-in', () => import('./sign-in.ts'))
const signOutModule = ({ registry }: Engine) => registry.loadModule('sign-out', () => import('./sign-out.ts'))
