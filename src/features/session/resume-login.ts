import type { LoginResult } from '../../generated/api.ts'
import type { Engine } from '../../engine/index.ts'
import { hasRememberedLogin } from './has-remembered-login.ts'

/** Whether the visitor has just returned from a social login. */
export const isSocialCallback = ({ window }: Engine): boolean => /(?:^|; )social-login-result=/.test(window.document.cookie)

/**
 * Requests the remembered login. The platform's cookie has the token; the cookie checked here indicates that it exists.
 * Resolves to `undefined` if there is none, if the request fails, or if the tab is already logged in.
 */
export async function fetchRememberedLogin({ window: { document }, account, ports }: Engine): Promise<LoginResult | undefined> {
  if (account.getToken() !== undefined || !hasRememberedLogin(document)) return undefined
  const result = await ports.session.loginV2({ type: 'remembered' }).catch(() => undefined)
  return account.getToken() === undefined ? result : undefined
}

/** Starts the session: stores the token, and sets the player. */
export function startSession({ account, facts }: Engine, { token, user }: LoginResult): void {
  account.start(token, user.type)
  facts.setToken(token)
  facts.setFact('member', user, 'ready')
}

/**
 * Resumes a remembered login before the first render, so that players do not see the visitors' page. During the return
 * from a social login, the visitor is not logged in until its result is known.
 */
export async function resumeLogin(engine: Engine): Promise<void> {
  if (isSocialCallback(engine)) return
  const result = await fetchRememberedLogin(engine)
  if (result) startSession(engine, result)
}
