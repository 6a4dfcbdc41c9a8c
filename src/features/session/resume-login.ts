import type { LoginResult } from '../../generated/api.ts'
import type { Engine } from '../../engine/index.ts'
import { remembersLogin } from './remembers-login.ts'

/** Whether another site has just sent this visitor back. */
export const isSocialCallback = ({ window }: Engine): boolean => /(?:^|; )arrives=/.test(window.document.cookie)

/**
 * Asks for the login that this browser was to remember; the platform's cookie holds the token, and the one that is
 * looked at here says that there is one.
 */
export async function fetchRememberedLogin({ window: { document }, account, ports }: Engine): Promise<LoginResult | undefined> {
  if (account.token() !== undefined || !remembersLogin(document)) return undefined
  const result = await ports.session.loginV2({ type: 'remembered' }).catch(() => undefined)
  return account.token() === undefined ? result : undefined
}

/** From here on somebody is logged in: the tab keeps the token, and the site knows whose it is. */
export function startSession({ account, facts }: Engine, { token, user }: LoginResult): void {
  account.begin(token, user.type)
  facts.setToken(token)
  facts.setFact('member', user, 'good')
}

/**
 * Logs in, before anything is rendered, whom this browser was to remember: nobody sees the page of a visitor first. Who
 * comes back from another site has chosen there who they are, and nobody is logged in before that is known.
 */
export async function resumeLogin(engine: Engine): Promise<void> {
  if (isSocialCallback(engine)) return
  const result = await fetchRememberedLogin(engine)
  if (result) startSession(engine, result)
}
