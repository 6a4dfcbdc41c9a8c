import type { SendAnalyticsEvent, SiteEvent } from '../../contract/analytics.ts'
import type { Site } from '../../contract/site.ts'
import { visitConsent, findVisitTrackingMode } from '../../state/visit-consent.ts'
import { findRoute } from '../../resolve/find-route.ts'
import type { Engine } from '../engine.ts'

/**
 * Sends events to the analytics tool while the platform configures a tag for the brand, the visitor consents, and the
 * page may load the tool. Errors of the tool are ignored.
 */
export function trackEvents(engine: Engine, sendAnalyticsEvent: SendAnalyticsEvent): void {
  const { config, location, overlays, preferences, facts, site, lastAction, slice, window } = engine
  const consent = slice(visitConsent)
  const canLoadTool = findVisitTrackingMode(window) === 'enabled'
  const getTagId = (): string | undefined => facts.get().facts.permission?.info.analytics?.gtagId
  let activeTagId: string | undefined
  const sendSafely: SendAnalyticsEvent = (...args) => {
    try {
      sendAnalyticsEvent(...args)
    } catch {
      // Analytics must never break the site.
    }
  }
  const trackEvent = (event: SiteEvent): void => {
    const gtagId = getTagId()
    if (!canLoadTool || !gtagId || !consent.agrees()) return
    activeTagId = gtagId
    sendSafely(event, { gtagId })
  }
  let trackedPath = ''
  const trackPage = (): void => {
    const { pathname } = location.get()
    const { id, redirectPath } = findRoute(config.routes, pathname)
    if (pathname === trackedPath || redirectPath !== undefined) return
    trackedPath = pathname
    const { language, theme } = preferences.get()
    trackEvent({ type: 'page', route: id, language, theme })
  }
  const stopIfWithdrawn = (): void => {
    if (activeTagId === undefined || (consent.get().answer === 'agreed' && getTagId() === activeTagId)) return
    const gtagId = activeTagId
    activeTagId = undefined
    sendSafely({ type: 'stop' }, { gtagId })
  }
  consent.watch()
  consent.subscribe(({ answer }) => {
    stopIfWithdrawn()
    if (answer !== 'agreed') return
    trackedPath = ''
    trackPage()
  })
  facts.subscribe(stopIfWithdrawn)
  let openKeys = new Set<number>()
  overlays.subscribe(() => {
    const stack = overlays.get()
    for (const { key, content } of stack)
      if (!openKeys.has(key) && content.type === 'overlay') trackEvent({ type: 'overlay', overlay: content.id })
    openKeys = new Set(stack.map(({ key }) => key))
  })
  let token = facts.get().facts.session.token
  facts.subscribe(() => {
    const nextToken = facts.get().facts.session.token
    if ((nextToken === undefined) !== (token === undefined))
      trackEvent({ type: 'session', state: nextToken === undefined ? 'ended' : 'started' })
    token = nextToken
  })
  lastAction.subscribe(() => {
    const { action } = lastAction.get()
    for (const [bar, items] of Object.entries(site.get().navigation)) {
      const item = items.find((candidate) => candidate.action === action)
      const entry = item && config.navigation[bar as keyof Site['navigation']][item.id]?.enName
      if (entry !== undefined) return trackEvent({ type: 'entry', entry })
    }
  })
  // Whether the page may load the tool was decided when the document was loaded. If consent has changed since, the next
  // navigation to another path reloads the document, once all overlays are closed.
  location.subscribe((current, previous) => {
    const isNewPage =
      current.navigationType === 'PUSH' &&
      current.pathname !== previous.pathname &&
      overlays.get().every(({ phase }) => phase === 'before-close')
    if (isNewPage && consent.agrees() !== canLoadTool) window.location.reload()
    else trackPage()
  })
  trackPage()
}
