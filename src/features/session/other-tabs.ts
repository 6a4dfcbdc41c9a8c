import type { Engine } from '../../engine/index.ts'

/** The entry of the local storage through which tabs of a brand hear that an account has logged out. */
const entry = 'loggedOut'

const accountOf = ({ facts }: Engine): string | undefined => facts.get().facts.session.member?.account

/** Tells the other tabs of this browser that the account of this tab logs out. */
export function tellOtherTabs(engine: Engine): void {
  try {
    engine.window.localStorage.setItem(entry, `${String(Date.now())} ${accountOf(engine) ?? ''}`)
    engine.window.localStorage.removeItem(entry)
  } catch {
    // Where the browser keeps nothing, another tab learns of it with its next call.
  }
}

/** Forgets the login of this tab when its account logs out in another tab. */
export function followOtherTabs(engine: Engine): void {
  engine.window.addEventListener('storage', ({ key, newValue }) => {
    const account = accountOf(engine)
    if (key !== entry || account === undefined || newValue?.slice(newValue.indexOf(' ') + 1) !== account) return
    forgetLogin(engine)
    void engine.keeper.refresh(['permission', 'gameMenus'])
  })
}

/** Forgets whose tab it is, and closes everything that lies over the page. */
export function forgetLogin({ account, facts, overlays }: Engine): void {
  account.end()
  facts.setToken(undefined)
  for (const { key } of overlays.get()) overlays.close(key)
}
