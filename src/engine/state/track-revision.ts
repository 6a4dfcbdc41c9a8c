import type { CallName } from '../../generated/endpoints.ts'

/** The calls that return the site's state, which is the same for everybody. */
type SiteCall = Extract<CallName, 'system.status' | 'game.menus'>

/**
 * Tracks the site revision reported with every response, and refreshes the site's state if it is of an older revision:
 * an operator's change reaches active players with their next call. `initialRevision` is the revision that the page was
 * rendered from.
 */
export function trackRevision(refresh: () => void, initialRevision?: number): (revision: number, call: CallName) => void {
  const revisions: Record<SiteCall, number | undefined> = { 'system.status': initialRevision, 'game.menus': initialRevision }
  return (revision, call) => {
    if (call === 'system.status' || call === 'game.menus') revisions[call] = revision
    else if (Object.values(revisions).some((one) => one !== undefined && one < revision)) refresh()
  }
}
