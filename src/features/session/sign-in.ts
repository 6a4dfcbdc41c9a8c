import type { LoginResult } from '../../generated/api.ts'
import { type Engine, withModule } from '../../engine/index.ts'
import { forcePasswordChange } from './forced-password-change.ts'
import { startSession } from './resume-login.ts'
import { socialSlice } from './social-state.ts'

/** The login method, and the password if one was entered, which is kept only during a required password change. */
export interface Login {
  readonly method: 'username' | 'sms' | 'social' | 'remembered'
  readonly password?: string
}

/**
 * Completes a login: stores the token, closes overlays that are for visitors only, and performs the pending intent.
 * After a login by password, a required password change comes first; other logins skip it.
 */
export async function signIn(engine: Engine, result: LoginResult, login?: Login): Promise<void> {
  const { ports, overlays, site, poller } = engine
  const isChangeForced = login?.method === 'username' && mustChangePassword(engine, result)
  if (!isChangeForced) startSession(engine, result)
  const overlayConfigs = site.get().overlays
  for (const { key, content } of overlays.get())
    if (content.type === 'overlay' && overlayConfigs[content.id]?.access === 'visitor') overlays.close(key)
  if (isChangeForced) return forcePasswordChange(engine, result, login.password)
  engine.resumeIntent()
  linkOrDiscardSocialLogin(engine)
  if (result.firstTimeLogin) void ports.session.firstLogin().catch(() => undefined)
  await poller.refresh(['permission', 'gameMenus', 'member', 'balance'])
}

/** Links the pending social login to the account if requested; discards it otherwise. */
function linkOrDiscardSocialLogin(engine: Engine): void {
  const social = engine.slice(socialSlice)
  if (social.get().linking)
    withModule(
      engine,
      'link-social-login',
      () => import('./link-social-login.ts'),
      ({ linkSocialLogin }) => linkSocialLogin(engine),
    )
  else if (social.get().profile) social.set({ profile: undefined, linking: false })
}

/** True for a default password, and for an expired one if the platform's flag is on. */
const mustChangePassword = ({ site }: Engine, { passwordDefault = false, passwordExpired }: LoginResult): boolean =>
  passwordDefault || (passwordExpired && site.get().flags.PWDEXPFORCECHANGE3)
