import type { Engine } from '../../engine/render/engine.ts'
import { problemOf } from '../../engine/render/queries/problem-of.ts'
import { socialOf } from './social-state.ts'
import { dropWish, takeWish } from './social-wish.ts'

/** The mark that the platform leaves when another site has sent the visitor back: how it went. */
const mark = /(?:^|; )arrives=(\w+)/

/**
 * Takes up a visitor whom another site has sent back: logs in, or goes on to what a registration still asks for. Who gave up there is not bothered
 * with it.
 */
export async function meetArrival(engine: Engine): Promise<void> {
  const { window, account, ports } = engine
  const outcome = mark.exec(window.document.cookie)?.[1]
  window.document.cookie = 'arrives=; path=/; max-age=0; samesite=lax'
  if (account.token() !== undefined || outcome === 'cancelled') return dropWish(window)
  try {
    if (outcome !== 'done') return await refuse(engine, 'error_social_failed')
    const { login, ...arrival } = await ports.session.social()
    if (login) {
      takeWish(engine)
      return await engine.signIn(login, { way: 'social' })
    }
    socialOf(engine).set({ arrival, linking: false })
    const { register } = engine.config.overlays
    if (register === undefined) return await refuse(engine, 'error_method_disabled')
    engine.openOverlay(register)
    takeWish(engine)
  } catch (error) {
    await refuse(engine, problemOf(error).detail.messageKey)
  }
}

/** Makes the login by the other site one of the account that has just been logged in to, where the visitor wished it. */
export async function linkArrival(engine: Engine): Promise<void> {
  const { arrival, linking } = socialOf(engine).get()
  if (!linking || arrival === undefined) return
  socialOf(engine).set({ arrival: undefined, linking: false })
  const values = { site: engine.texts.get().text(`social_${arrival.provider}`) }
  try {
    await engine.ports.session.socialLink()
    await engine.warn({ title: 'social_linked_title', text: 'social_linked', confirm: 'in_increase_submit', values })
  } catch (error) {
    await refuse(engine, problemOf(error).detail.messageKey)
  }
}

const refuse = (engine: Engine, text: string): Promise<void> => engine.warn({ text, confirm: 'in_increase_submit' })
