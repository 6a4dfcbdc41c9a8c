import type { Engine } from '../../engine/index.ts'

/** Local storage key whose value notifies the brand's other tabs of a logout. */
const storageKey = 'loggedOut'

interface LogoutMessage {
  readonly account?: unknown
  readonly token?: unknown
}

const findAccount = ({ facts }: Engine): string | undefined => facts.get().facts.session.member?.account

/** Notifies the other tabs of a logout of this tab's account. The entry is removed at once. */
export function notifyOtherTabs(engine: Engine): void {
  const logoutMessage: LogoutMessage = { account: findAccount(engine), token: engine.account.getToken() }
  try {
    engine.window.localStorage.setItem(storageKey, JSON.stringify(logoutMessage))
    engine.window.localStorage.removeItem(storageKey)
  } catch {
    // Without storage, another tab detects the logout on its next request.
  }
}

/**
 * Logs this tab out when its account logs out in another tab. If this tab has a separate token, the token is revoked.
 */
export function listenToOtherTabs(engine: Engine): void {
  engine.window.addEventListener('storage', ({ key, newValue }) => {
    const account = findAccount(engine)
    const { token } = engine.facts.get().facts.session
    if (key !== storageKey || newValue === null || account === undefined || token === undefined) return
    const logoutMessage = parseLogoutMessage(newValue)
    if (logoutMessage?.account !== account) return
    if (logoutMessage.token !== token)
      void engine.ports.session.logout(undefined, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
    clearLogin(engine)
    void engine.poller.refresh(['permission', 'gameMenus'])
  })
}

/** Returns the message; `undefined` if the value under the key is invalid. */
function parseLogoutMessage(text: string): LogoutMessage | undefined {
  try {
    return (JSON.parse(text) as LogoutMessage | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Clears the login of the tab, and closes all overlays. */
export function clearLogin({ account, facts, overlays }: Engine): void {
  account.end()
  facts.setToken(undefined)
  for (const { key } of overlays.get()) overlays.close(key)
}
