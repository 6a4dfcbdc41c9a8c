import type { EndpointName } from '../../generated/endpoints.ts'

/** The endpoints that return the site's state, which is the same for everybody. */
type SiteEndpoint = Extract<EndpointName, 'system.status' | 'game.menus'>

/**
 * Tracks the site revision that every response reports, and refreshes the site's state if it is older, so that active
 * players receive an operator's change with their next request. `initialRevision` is the revision that the page was
 * rendered from.
 */
export function trackRevision(refresh: () => void, initialRevision?: number): (revision: number, endpoint: EndpointName) => void {
  const revisions: Record<SiteEndpoint, number | undefined> = { 'system.status': initialRevision, 'game.menus': initialRevision }
  return (revision, endpoint) => {
    if (endpoint === 'system.status' || endpoint === 'game.menus') revisions[endpoint] = revision
    else if (Object.values(revisions).some((stateRevision) => stateRevision !== undefined && stateRevision < revision)) refresh()
  }
}
