import type { Announcement } from '../../generated/api.ts'
import { createStorage, decideAccess, type Engine, findRoute } from '../../engine/index.ts'

const hour = 3_600_000

/** Id of a publication of a pop-up; republishing changes it. */
const nameOf = ({ id, timestamp }: Announcement): string => `${id} ${timestamp}`

/**
 * Shows the platform's pop-up notices (type PU) by the brand's settings: on their routes, while no overlay is open and
 * no one types, and each until it has been closed once. Errors are ignored, since no one waits for a pop-up.
 */
export function showPopups(engine: Engine): void {
  const { config, ports, site, location, overlays, window } = engine
  const { popups, announcements, times } = config.settings
  if (popups === undefined || !announcements.types.includes('PU')) return
  const local = createStorage(() => window.localStorage)
  const closed = createClosed(local.get(popups.key), popups.repeatAfterHours)
  let input = { at: -Infinity, key: '' }
  let published: readonly Announcement[] = []

  const fits = (): boolean => {
    const { gate, overlays: known } = site.get()
    const overlay = known[popups.overlay]
    return (
      overlay !== undefined &&
      gate.status === 'open' &&
      overlays.get().length === 0 &&
      popups.routes.includes(findRoute(config.routes, location.get().pathname).id) &&
      decideAccess(overlay.access, site.get()) === 'allow' &&
      window.document.activeElement?.matches('input, textarea, select, iframe') !== true
    )
  }

  const request = async (): Promise<void> => {
    const { platform, execution } = announcements
    published = (await ports.content.notices({ types: 'PU', platform, execution })).popup
    if (fits()) show()
  }

  const show = (): void => {
    const requested = published.filter((notice) => !closed.has(nameOf(notice)))
    if (requested.length === 0) return
    closed.add(requested.map(nameOf))
    const page = requested.map(({ id }) => id).join('\n')
    const shown = overlays.push({ type: 'overlay', id: popups.overlay, page, byRoute: false })
    // Stored before the exit animation ends, since the user may leave the page during it.
    const unsubscribe = overlays.subscribe(() => {
      if (overlays.get().some(({ key, phase }) => key === shown && phase !== 'before-close')) return
      unsubscribe()
      local.set(popups.key, closed.write(published.map(nameOf)))
    })
  }

  /**
   * Pop-ups that arrive while an overlay is open are shown when it closes. Requests are made at most once per visit of
   * a route.
   */
  const consider = (): void => {
    if (!fits()) return
    show()
    const { key } = location.get()
    if (key === input.key || Date.now() - input.at < times.factsRefreshSeconds * 1000 || overlays.get().length > 0) return
    input = { at: Date.now(), key }
    void request().catch(() => undefined)
  }
  location.subscribe(consider)
  overlays.subscribe(consider)
  site.subscribe(consider)
  consider()
}

/** Times at which pop-ups were closed or opened, by name. Unreadable data is ignored. */
function createClosed(stored: string | undefined, hours = Infinity) {
  const times = parseClosed(stored)
  return {
    has: (name: string): boolean => Date.now() - (times.get(name) ?? -Infinity) < hours * hour,
    add: (names: readonly string[]): void => names.forEach((name) => times.set(name, Date.now())),
    /** Serializes the entries; drops pop-ups that are no longer published. */
    write: (published: readonly string[]): string =>
      JSON.stringify(Object.fromEntries([...times].filter(([name]) => published.includes(name)))),
  }
}

function parseClosed(stored: string | undefined): Map<string, number> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return new Map(Object.entries(value as object).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return new Map()
  }
}
