import type { LoginResult } from '../../generated/api.ts'
import { type Engine, useEngine } from '../../engine/index.ts'
import type { Login } from './sign-in.ts'

export interface Session {
  /** Completes a login with the platform's response; `login` describes how it was made. */
  signIn(result: LoginResult, login?: Login): Promise<void>
  /** Logs out after confirmation. */
  signOut(): Promise<void>
  refreshBalance(): Promise<void>
}

/** Returns actions to log in, to log out, and to refresh the balance. */
export function useSession(): Session {
  const engine = useEngine()
  return {
    signIn: async (result, login) => (await loadSignInModule(engine)).signIn(engine, result, login),
    signOut: async () => (await loadSignOutModule(engine)).signOut(engine),
    refreshBalance: () => engine.poller.refreshChanged(['balance']),
  }
}

const loadSignInModule = ({ registry }: Engine) => registry.loadModule('sign-in', () => import('./sign-in.ts'))
const loadSignOutModule = ({ registry }: Engine) => registry.loadModule('sign-out', () => import('./sign-out.ts'))
