import type { Overlay } from '../../generated/config.ts'
import type { Site } from '../contract/site.ts'

/**
 * What becomes of somebody who wants to open something: `login` asks them to log in first, `warn` tells a guest (or an
 * account that may not) to register, `wait` needs the account to be known first, `ignore` has nothing to show.
 */
export type Access = 'allow' | 'login' | 'warn' | 'wait' | 'ignore'

/** Whether somebody plays with a trial account, and so can still register or log in. */
const isTrial = ({ kind, accountType }: Site['visitor']): boolean => kind === 'guest' && accountType !== undefined

/** Decides by the overlay's access rule; a rule that nobody knows opens for nobody. */
export function decideAccess(rule: Overlay['access'], site: Pick<Site, 'visitor' | 'menus'>): Access {
  const { visitor, menus } = site
  const loggedIn = visitor.kind !== 'visitor'
  if (rule === 'everyone') return 'allow'
  if (rule === 'visitor') return !loggedIn || isTrial(visitor) ? 'allow' : 'ignore'
  if (!loggedIn) return 'login'
  if (rule === 'signedIn') return 'allow'
  if (visitor.accountType === undefined) return 'wait'
  if (rule === 'member') return menus.member.allowed ? 'allow' : 'warn'
  return rule === 'agent' && menus.agent.allowed ? 'allow' : 'warn'
}
