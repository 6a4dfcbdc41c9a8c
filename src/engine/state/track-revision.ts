import type { CallName } from '../../generated/endpoints.ts'

/** The calls that tell what is true of the site for everybody. */
type SiteCall = Extract<CallName, 'system.status' | 'game.menus'>

/**
 * Hears with every answer which edition of the site it comes from, and asks again for what is known of the site where
 * that is of an older one: so what an operator changes reaches who plays with their next call. `first` is the edition
 * of what the page was rendered from.
 */
export function trackRevision(refresh: () => void, first?: number): (revision: number, call: CallName) => void {
  const revisions: Record<SiteCall, number | undefined> = { 'system.status': first, 'game.menus': first }
  return (revision, call) => {
    if (call === 'system.status' || call === 'game.menus') revisions[call] = revision
    else if (Object.values(revisions).some((one) => one !== undefined && one < revision)) refresh()
  }
}
