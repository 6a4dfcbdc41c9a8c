import { type Engine, toProblem } from '../../engine/index.ts'
import { signIn } from './sign-in.ts'
import { socialSlice } from './social-state.ts'
import { discardIntent, restoreIntent } from './saved-intent.ts'

/** Matches the cookie that the platform sets on the return from a social login, with its result. */
const resultCookiePattern = /(?:^|; )social-login-result=(\w+)/

/**
 * Handles the return from a social login: logs in, continues with the registration if no account is linked, or shows an
 * error. If the user cancelled or is already logged in, it only discards the saved intent.
 */
export async function handleSocialCallback(engine: Engine): Promise<void> {
  const { window, account, ports } = engine
  const outcome = resultCookiePattern.exec(window.document.cookie)?.[1]
  window.document.cookie = 'social-login-result=; path=/; max-age=-1; samesite=lax'
  if (account.getToken() !== undefined || outcome === 'cancelled') return discardIntent(window)
  try {
    if (outcome !== 'done') return await showError(engine, 'error_social_failed')
    const { login, ...profile } = await ports.session.social()
    if (login) {
      restoreIntent(engine)
      return await signIn(engine, login, { method: 'social' })
    }
    engine.slice(socialSlice).set({ profile, linking: false })
    const { register } = engine.config.overlays
    if (register === undefined) return await showError(engine, 'error_method_disabled')
    engine.openOverlay(register)
    restoreIntent(engine)
  } catch (error) {
    await showError(engine, toProblem(error).detail.messageKey)
  }
}

const showError = (engine: Engine, text: string): Promise<void> => engine.warn({ text, confirm: 'in_increase_submit' })
