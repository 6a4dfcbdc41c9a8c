import type { Measure, SiteEvent } from '../../contract/measure.ts'
import type { Site } from '../../contract/site.ts'
import { findRoute } from '../../resolve/find-route.ts'
import type { Engine } from '../engine.ts'

/**
 * Tells the measuring tool what happens, from now on, while the platform names a tag for the brand. A tool that throws
 * harms nothing.
 */
export function tellEvents({ config, location, overlays, preferences, facts, site, chosen }: Engine, measure: Measure): void {
  const tell = (event: SiteEvent): void => {
    const gtagId = facts.get().facts.permission?.info.analytics?.gtagId
    if (gtagId === undefined || gtagId === '') return
    try {
      measure(event, { gtagId })
    } catch {
      // The visit goes on uncounted.
    }
  }
  let path = ''
  const page = (): void => {
    const { pathname } = location.get()
    const { id, onward } = findRoute(config.routes, pathname)
    if (pathname === path || onward !== undefined) return
    path = pathname
    const { language, theme } = preferences.get()
    tell({ type: 'page', route: id, language, theme })
  }
  let open = new Set<number>()
  overlays.subscribe(() => {
    const stack = overlays.get()
    for (const { key, content } of stack) if (!open.has(key) && content.type === 'overlay') tell({ type: 'overlay', overlay: content.id })
    open = new Set(stack.map(({ key }) => key))
  })
  let token = facts.get().facts.session.token
  facts.subscribe(() => {
    const now = facts.get().facts.session.token
    if ((now === undefined) !== (token === undefined)) tell({ type: 'session', state: now === undefined ? 'ended' : 'begun' })
    token = now
  })
  chosen.subscribe(() => {
    const { action } = chosen.get()
    for (const [bar, items] of Object.entries(site.get().navigation)) {
      const item = items.find((one) => one.action === action)
      const entry = item && config.navigation[bar as keyof Site['navigation']][item.id]?.enName
      if (entry !== undefined) return tell({ type: 'entry', entry })
    }
  })
  location.subscribe(page)
  page()
}
