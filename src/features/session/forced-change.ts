import type { LoginResult } from '../../generated/api.ts'
import { type CallOptions, defineSlice, type Engine } from '../../engine/index.ts'

/**
 * A login that waits for its password to be changed. Until then the page has no token: for everything else nobody is
 * logged in.
 */
interface PendingLogin {
  readonly result: LoginResult
  readonly password: string | undefined
}

export const pendingLoginSlice = defineSlice('waiting login', (): { login?: PendingLogin } => ({}))

/** The login that waits, if one does. */
export const pendingLogin = (engine: Engine): PendingLogin | undefined => engine.slice(pendingLoginSlice).login

/** A call in the name of a login that waits. */
export const authorizedAs = ({ result }: PendingLogin): CallOptions => ({ headers: { authorization: `Bearer ${result.token}` } })

/**
 * Shows the change of the password: it blocks the login. Who closes it without having changed the password is not
 * logged in, and neither is anybody where the brand has no such overlay.
 */
export async function forceChange(engine: Engine, result: LoginResult, password: string | undefined): Promise<void> {
  const login = { result, password }
  const giveUp = (): void => void engine.ports.session.logout(undefined, authorizedAs(login)).catch(() => undefined)
  const id = engine.config.overlays.changePassword
  if (id === undefined || engine.site.get().overlays[id] === undefined) {
    giveUp()
    return engine.warn({ text: 'error_password_change_required', confirm: 'in_increase_submit' })
  }
  const waiting = engine.slice(pendingLoginSlice)
  waiting.login = login
  engine.overlays.push({ type: 'overlay', id, page: undefined, byRoute: false }, () => {
    if (waiting.login === undefined) return
    delete waiting.login
    giveUp()
  })
}
