import type { LoginResult } from '../../generated/api.ts'
import { type Engine, withModule } from '../../engine/index.ts'
import { forceChange } from './forced-change.ts'
import { startSession } from './resume-login.ts'
import { socialSlice } from './social-state.ts'

/**
 * How somebody logged in, and the password where one was typed: it is held no longer than its change takes, where it
 * has to be changed.
 */
export interface Login {
  readonly way: 'username' | 'sms' | 'social' | 'remembered'
  readonly password?: string
}

/**
 * Keeps the token, closes the visitors' overlays and carries out the pending intent. Where the password has to be
 * changed first, that comes instead: after a login by password, not after one by a code or by another site.
 */
export async function signIn(engine: Engine, result: LoginResult, login?: Login): Promise<void> {
  const { ports, overlays, site, poller } = engine
  const forced = login?.way === 'username' && mustChange(engine, result)
  if (!forced) startSession(engine, result)
  const configured = site.get().overlays
  for (const { key, content } of overlays.get())
    if (content.type === 'overlay' && configured[content.id]?.access === 'visitor') overlays.close(key)
  if (forced) return forceChange(engine, result, login.password)
  engine.resumeIntent()
  continueSocialLogin(engine)
  if (result.firstTimeLogin) void ports.session.firstLogin().catch(() => undefined)
  await poller.refresh(['permission', 'gameMenus', 'member', 'balance'])
}

/**
 * Who has come from another site makes that one of the account's logins, where they asked for it; it is over otherwise.
 */
function continueSocialLogin(engine: Engine): void {
  const social = engine.slice(socialSlice)
  if (social.get().linking)
    withModule(
      engine,
      'link-social-login',
      () => import('./link-social-login.ts'),
      ({ linkSocialLogin }) => linkSocialLogin(engine),
    )
  else if (social.get().arrival) social.set({ arrival: undefined, linking: false })
}

/** A default password in any case, an expired one where the platform's flag says so. */
const mustChange = ({ site }: Engine, { passwordDefault = false, passwordExpired }: LoginResult): boolean =>
  passwordDefault || (passwordExpired && site.get().flags.PWDEXPFORCECHANGE3)
