import { type Engine, toProblem, useEngine, useSite } from '../../engine/index.ts'
import { signIn } from './sign-in.ts'
import { useState } from 'react'

/**
 * Logs in with a guest account, and then runs `onSignedIn`, or the pending intent if it is omitted. Resolves to whether
 * the login succeeded; a failure is shown to the visitor.
 */
export async function logInAsGuest(engine: Engine, onSignedIn?: () => void): Promise<boolean> {
  try {
    const result = await engine.ports.session.freePlay()
    removeLegacyPassword(engine.window)
    if (onSignedIn) engine.setPendingIntent(onSignedIn)
    await signIn(engine, result)
    return true
  } catch (error) {
    await engine.warn({ text: toProblem(error).detail.messageKey, confirm: 'in_increase_submit' })
    return false
  }
}

/** Starts the free trial: logs in with a guest account, and opens the home page. */
export async function startFreePlay(engine: Engine): Promise<void> {
  await logInAsGuest(engine, () => engine.location.push('/'))
}

/** Removes the password that previous versions of the site stored as `cpw`. */
function removeLegacyPassword(window: Window): void {
  try {
    window.localStorage.removeItem('cpw')
    window.sessionStorage.removeItem('cpw')
  } catch {
    // Storage is blocked, so it contains nothing.
  }
  window.document.cookie = 'cpw=; path=/; max-age=-1; samesite=lax'
}

/** The free trial; `undefined` if the platform's flag is off. */
export function useFreePlay(): { readonly pending: boolean; start(): void } | undefined {
  const engine = useEngine()
  const isOffered = useSite(({ flags }) => flags.FREEPLAY3)
  const [pending, setPending] = useState(false)
  const start = (): void => {
    setPending(true)
    void startFreePlay(engine).finally(() => setPending(false))
  }
  return isOffered ? { pending, start } : undefined
}
