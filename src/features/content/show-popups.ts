import type { Announcement } from '../../generated/api.ts'
import { createStorage, decideAccess, type Engine, findRoute } from '../../engine/index.ts'

const hourMilliseconds = 3_600_000

/** Returns the id of a pop-up's publication; republishing changes it. */
const getPublicationId = ({ id, timestamp }: Announcement): string => `${id} ${timestamp}`

/**
 * Shows the platform's pop-up notices (type PU) on the routes that the brand's settings list, while no overlay is open
 * and the user is not typing. A pop-up that has been closed is shown again only after the brand's interval, if there is
 * one. Errors are ignored, because pop-ups are optional.
 */
export function showPopups(engine: Engine): void {
  const { config, ports, site, location, overlays, window } = engine
  const { popups, announcements, times } = config.settings
  if (popups === undefined || !announcements.types.includes('PU')) return
  const local = createStorage(() => window.localStorage)
  const shownPopups = createShownPopups(local.get(popups.key), popups.repeatAfterHours)
  let lastRequest = { time: -Infinity, key: '' }
  let published: readonly Announcement[] = []

  const canShow = (): boolean => {
    const { gate, overlays: siteOverlays } = site.get()
    const overlay = siteOverlays[popups.overlay]
    return (
      overlay !== undefined &&
      gate.status === 'open' &&
      overlays.get().length === 0 &&
      popups.routes.includes(findRoute(config.routes, location.get().pathname).id) &&
      decideAccess(overlay.access, site.get()) === 'allow' &&
      window.document.activeElement?.matches('input, textarea, select, iframe') !== true
    )
  }

  const fetchAndShow = async (): Promise<void> => {
    const { platform, execution } = announcements
    published = (await ports.content.notices({ types: 'PU', platform, execution })).popup
    if (canShow()) showUnseen()
  }

  const showUnseen = (): void => {
    const unseenPopups = published.filter((notice) => !shownPopups.has(getPublicationId(notice)))
    if (unseenPopups.length === 0) return
    shownPopups.add(unseenPopups.map(getPublicationId))
    const page = unseenPopups.map(({ id }) => id).join('\n')
    const overlayKey = overlays.push({ type: 'overlay', id: popups.overlay, page, openedByRoute: false })
    // Stored before the exit animation ends, since the user may leave the page during it.
    const unsubscribe = overlays.subscribe(() => {
      if (overlays.get().some(({ key, phase }) => key === overlayKey && phase !== 'before-close')) return
      unsubscribe()
      local.set(popups.key, shownPopups.serialize(published.map(getPublicationId)))
    })
  }

  /**
   * Shows unseen pop-ups if possible; those that arrive while an overlay is open are shown when it closes. Requests the
   * list at most once per navigation and refresh interval.
   */
  const showIfPossible = (): void => {
    if (!canShow()) return
    showUnseen()
    const { key } = location.get()
    if (key === lastRequest.key || Date.now() - lastRequest.time < times.factsRefreshSeconds * 1000 || overlays.get().length > 0) return
    lastRequest = { time: Date.now(), key }
    void fetchAndShow().catch(() => undefined)
  }
  location.subscribe(showIfPossible)
  overlays.subscribe(showIfPossible)
  site.subscribe(showIfPossible)
  showIfPossible()
}

/** Creates the record of shown pop-ups: the time of each by publication id. Invalid stored data is ignored. */
function createShownPopups(stored: string | undefined, repeatAfterHours = Infinity) {
  const shownAt = parseShownPopups(stored)
  return {
    has: (id: string): boolean => Date.now() - (shownAt.get(id) ?? -Infinity) < repeatAfterHours * hourMilliseconds,
    add: (ids: readonly string[]): void => ids.forEach((id) => shownAt.set(id, Date.now())),
    /** Serializes the entries; drops pop-ups that are no longer published. */
    serialize: (publishedIds: readonly string[]): string =>
      JSON.stringify(Object.fromEntries([...shownAt].filter(([id]) => publishedIds.includes(id)))),
  }
}

function parseShownPopups(stored: string | undefined): Map<string, number> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return new Map(Object.entries(value as object).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return new Map()
  }
}
