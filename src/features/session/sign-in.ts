import type { LoginResult } from '../../generated/api.ts'
import type { Engine, Login } from '../../engine/render/engine.ts'
import { forceChange } from './forced-change.ts'
import { withPart } from '../../engine/render/nodes/later-part.ts'
import { admit } from './resume-login.ts'
import { socialOf } from './social-state.ts'

/**
 * Keeps the token, takes the visitors' overlays away and goes on with what was wanted. Where the password has to be changed first, that comes instead: after a
 * login by password, not after one by a code or by another site.
 */
export async function signIn(engine: Engine, result: LoginResult, login?: Login): Promise<void> {
  const { ports, overlays, site, keeper } = engine
  const forced = login?.way === 'username' && mustChange(engine, result)
  if (!forced) admit(engine, result)
  const configured = site.get().overlays
  for (const { key, content } of overlays.get())
    if (content.type === 'overlay' && configured[content.id]?.access === 'visitor') overlays.close(key)
  if (forced) return forceChange(engine, result, login.password)
  engine.resume()
  goOnWithArrival(engine)
  if (result.firstTimeLogin) void ports.session.firstLogin().catch(() => undefined)
  await keeper.refresh(['permission', 'lanes', 'balance'])
}

/** Who has come from another site makes that one of the account's logins, where they wished it; it is over otherwise. */
function goOnWithArrival(engine: Engine): void {
  const social = socialOf(engine)
  if (social.get().linking)
    withPart(
      engine,
      'arrival',
      () => import('./social-arrival.ts'),
      ({ linkArrival }) => linkArrival(engine),
    )
  else if (social.get().arrival) social.set({ arrival: undefined, linking: false })
}

/** A default password in any case, an expired one where the platform's flag says so. */
const mustChange = ({ site }: Engine, { passwordDefault = false, passwordExpired }: LoginResult): boolean =>
  passwordDefault || (passwordExpired && site.get().flags.PWDEXPFORCECHANGE3)

/** Asks, and logs out: the token is worth nothing afterwards, and the tab forgets everything but the merchant. */
export async function signOut(engine: Engine): Promise<void> {
  const { ports, account, facts, overlays, location, keeper } = engine
  if (!(await engine.ask({ title: 'sign_out_title', text: 'sign_out_text', confirm: 'sign_out_submit', cancel: 'sign_out_cancel' }))) return
  await ports.session.logout().catch(() => undefined)
  account.end()
  facts.setToken(undefined)
  for (const { key } of overlays.get()) overlays.close(key)
  location.push('/')
  await keeper.refresh(['permission', 'lanes'])
}
