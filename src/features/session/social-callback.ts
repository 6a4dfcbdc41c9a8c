import { type Engine, problemOf } from '../../engine/index.ts'
import { signIn } from './sign-in.ts'
import { socialSlice } from './social-state.ts'
import { dropIntent, restoreIntent } from './saved-intent.ts'

/** Cookie that the platform sets on the return from a social login, with its result. */
const mark = /(?:^|; )arrives=(\w+)/

/**
 * Handles the return from a social login: logs in, or continues with the registration. Shows nothing if the user
 * cancelled.
 */
export async function handleSocialCallback(engine: Engine): Promise<void> {
  const { window, account, ports } = engine
  const outcome = mark.exec(window.document.cookie)?.[1]
  window.document.cookie = 'arrives=; path=/; max-age=-1; samesite=lax'
  if (account.token() !== undefined || outcome === 'cancelled') return dropIntent(window)
  try {
    if (outcome !== 'done') return await refuse(engine, 'error_social_failed')
    const { login, ...arrival } = await ports.session.social()
    if (login) {
      restoreIntent(engine)
      return await signIn(engine, login, { way: 'social' })
    }
    engine.slice(socialSlice).set({ arrival, linking: false })
    const { register } = engine.config.overlays
    if (register === undefined) return await refuse(engine, 'error_method_disabled')
    engine.openOverlay(register)
    restoreIntent(engine)
  } catch (error) {
    await refuse(engine, problemOf(error).detail.messageKey)
  }
}

const refuse = (engine: Engine, text: string): Promise<void> => engine.warn({ text, confirm: 'in_increase_submit' })
