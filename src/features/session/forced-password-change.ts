import type { LoginResult } from '../../generated/api.ts'
import { type RequestOptions, defineSlice, type Engine } from '../../engine/index.ts'

/** A login that awaits a password change. Until then, the session has no token and the user counts as a visitor. */
interface PendingLogin {
  readonly result: LoginResult
  readonly password: string | undefined
}

export const pendingLoginSlice = defineSlice('pending login', (): { login?: PendingLogin } => ({}))

/** Returns the pending login; `undefined` if there is none. */
export const findPendingLogin = (engine: Engine): PendingLogin | undefined => engine.slice(pendingLoginSlice).login

/** Returns request options that authenticate as a pending login. */
export const createAuthOptions = ({ result }: PendingLogin): RequestOptions => ({ headers: { authorization: `Bearer ${result.token}` } })

/**
 * Opens the overlay for the password change that the login requires. Closing it without a change logs out. If the brand
 * has no such overlay, logs out and warns.
 */
export async function forcePasswordChange(engine: Engine, result: LoginResult, password: string | undefined): Promise<void> {
  const login = { result, password }
  const cancel = (): void => void engine.ports.session.logout(undefined, createAuthOptions(login)).catch(() => undefined)
  const id = engine.config.overlays.changePassword
  if (id === undefined || engine.site.get().overlays[id] === undefined) {
    cancel()
    return engine.warn({ text: 'error_password_change_required', confirm: 'in_increase_submit' })
  }
  const pending = engine.slice(pendingLoginSlice)
  pending.login = login
  engine.overlays.push({ type: 'overlay', id, page: undefined, openedByRoute: false }, () => {
    if (pending.login === undefined) return
    delete pending.login
    cancel()
  })
}
