import type { Overlay } from '../../generated/config.ts'
import type { Site } from '../contract/site.ts'

/**
 * The decision about opening an overlay: `allow` opens it, `login` requires a login first, `warn` shows a warning that
 * a real account is required (to guests, to ineligible accounts, and if the brand has disabled the centre), `wait`
 * requires the account to be loaded first, `ignore` does nothing.
 */
export type Access = 'allow' | 'login' | 'warn' | 'wait' | 'ignore'

/**
 * Whether this is a guest account, which may register or log in to another account. An account that is still loading
 * also has the kind `guest`, but no type.
 */
const isGuestAccount = ({ kind, accountType }: Site['visitor']): boolean => kind === 'guest' && accountType !== undefined

/** Applies the overlay's access rule; an unknown rule denies access. */
export function decideAccess(rule: Overlay['access'], site: Pick<Site, 'visitor' | 'menus'>): Access {
  const { visitor, menus } = site
  const loggedIn = visitor.kind !== 'visitor'
  if (rule === 'everyone') return 'allow'
  if (rule === 'visitor') return !loggedIn || isGuestAccount(visitor) ? 'allow' : 'ignore'
  if (!loggedIn) return 'login'
  if (rule === 'signedIn') return 'allow'
  if (visitor.accountType === undefined) return 'wait'
  if (rule === 'member') return menus.member.allowed ? 'allow' : 'warn'
  return rule === 'agent' && menus.agent.allowed ? 'allow' : 'warn'
}
