import type { Engine } from '../../engine/index.ts'

/** The entry of the local storage through which tabs of a brand hear that an account has logged out. */
const entry = 'loggedOut'

interface LoggedOut {
  readonly account?: unknown
  readonly token?: unknown
}

const accountOf = ({ facts }: Engine): string | undefined => facts.get().facts.session.member?.account

/** Tells the other tabs of this browser that the account of this tab logs out. The entry is removed at once. */
export function notifyOtherTabs(engine: Engine): void {
  const loggedOut: LoggedOut = { account: accountOf(engine), token: engine.account.token() }
  try {
    engine.window.localStorage.setItem(entry, JSON.stringify(loggedOut))
    engine.window.localStorage.removeItem(entry)
  } catch {
    // Where the browser keeps nothing, another tab learns of it with its next call.
  }
}

/** Logs this tab out when its account logs out in another tab. A login of its own ends on the platform as well. */
export function followOtherTabs(engine: Engine): void {
  engine.window.addEventListener('storage', ({ key, newValue }) => {
    const account = accountOf(engine)
    const { token } = engine.facts.get().facts.session
    if (key !== entry || newValue === null || account === undefined || token === undefined) return
    const loggedOut = JSON.parse(newValue) as LoggedOut
    if (loggedOut.account !== account) return
    if (loggedOut.token !== token)
      void engine.ports.session.logout(undefined, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
    forgetLogin(engine)
    void engine.poller.refresh(['permission', 'gameMenus'])
  })
}

/** Forgets whose tab it is, and closes everything that lies over the page. */
export function forgetLogin({ account, facts, overlays }: Engine): void {
  account.end()
  facts.setToken(undefined)
  for (const { key } of overlays.get()) overlays.close(key)
}
