import type { EndpointName } from '../../generated/endpoints.ts'

/** The endpoints that return the site's state, which is the same for everybody. */
type SiteCall = Extract<EndpointName, 'system.status' | 'game.menus'>

/**
 * Tracks the site revision that every response reports, and refreshes the site's state if it is older, so that active
 * players receive an operator's change with their next request. `initialRevision` is the revision that the page was
 * rendered from.
 */
export function trackRevision(refresh: () => void, initialRevision?: number): (revision: number, call: EndpointName) => void {
  const revisions: Record<SiteCall, number | undefined> = { 'system.status': initialRevision, 'game.menus': initialRevision }
  return (revision, call) => {
    if (call === 'system.status' || call === 'game.menus') revisions[call] = revision
    else if (Object.values(revisions).some((one) => one !== undefined && one < revision)) refresh()
  }
}
