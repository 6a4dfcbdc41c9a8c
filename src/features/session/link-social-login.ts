import { type Engine, toProblem } from '../../engine/index.ts'
import { socialSlice } from './social-state.ts'

/** Links the social login to the account that has just logged in, if the visitor requested it. */
export async function linkSocialLogin(engine: Engine): Promise<void> {
  const social = engine.slice(socialSlice)
  const { profile, linking } = social.get()
  if (!linking || profile === undefined) return
  social.set({ profile: undefined, linking: false })
  const values = { site: engine.texts.get().text(`social_${profile.provider}`) }
  try {
    await engine.ports.session.socialLink()
    await engine.warn({ title: 'social_linked_title', text: 'social_linked', confirm: 'in_increase_submit', values })
  } catch (error) {
    await engine.warn({ text: toProblem(error).detail.messageKey, confirm: 'in_increase_submit' })
  }
}
