import type { Announcement } from '../../generated/api.ts'
import { createStorage, decideAccess, type Engine, findRoute } from '../../engine/index.ts'

const hour = 3_600_000

/** Names a pop-up as it was published: published anew, it is another. */
const nameOf = ({ id, timestamp }: Announcement): string => `${id} ${timestamp}`

/**
 * Shows the platform's pop-up notices (type PU) as the brand's settings say: on the routes that they name, above a page
 * on which nothing else stands open and nobody types, and each once until it is closed. Where they do not come, nobody
 * is told: nobody waits for a pop-up.
 */
export function showPopups(engine: Engine): void {
  const { config, ports, site, location, overlays, window } = engine
  const { popups, announcements, times } = config.settings
  if (popups === undefined || !announcements.types.includes('PU')) return
  const local = createStorage(() => window.localStorage)
  const closed = createClosed(local.get(popups.key), popups.againAfterHours)
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
    // Remembered as soon as it is to go: whoever closes it may leave the page before it has left the screen.
    const unsubscribe = overlays.subscribe(() => {
      if (overlays.get().some(({ key, phase }) => key === shown && phase !== 'before-close')) return
      unsubscribe()
      local.set(popups.key, closed.write(published.map(nameOf)))
    })
  }

  /**
   * What came while something else stood open is shown when that is closed. The platform is asked once a visit of a
   * route, and seldom.
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

/** Which pop-ups were closed, or stand open, each with since when. What cannot be read counts as nothing. */
function createClosed(stored: string | undefined, hours = Infinity) {
  const times = parseClosed(stored)
  return {
    has: (name: string): boolean => Date.now() - (times.get(name) ?? -Infinity) < hours * hour,
    add: (names: readonly string[]): void => names.forEach((name) => times.set(name, Date.now())),
    /** What is to be kept: those that are published no more are forgotten. */
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
