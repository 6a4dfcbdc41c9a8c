import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { getPageTitle } from '../../resolve/describe-page.ts'
import { defineSlice } from '../../state/slices.ts'
import { useEngine } from '../engine.ts'
import { focusHeading } from './focus-heading.ts'
import { useConfig, useText } from '../hooks.ts'

const scrollSlice = defineSlice('scroll positions', (): { lastPath?: string; readonly positions: Map<string, number> } => ({
  positions: new Map(),
}))

/**
 * Handles the arrival at a route: sets the title (that of the route's overlay if it has one) and opens that overlay.
 * After a navigation to another path, it also scrolls to the top or, when going back or forward, to the previous
 * position, and focuses the main heading so that a screen reader announces the page. Does nothing without a route.
 */
export function useRouteEntry(routeId: string | undefined): void {
  const engine = useEngine()
  const text = useText()
  const { pathname, key } = useLocation()
  const route = useConfig(({ routes }) => routes.routes[routeId ?? ''])
  const title = useConfig((config) => route && getPageTitle(config, route, text))

  // A layout effect runs before the effects of the page's widgets, which may set a better title.
  useLayoutEffect(() => {
    if (title !== undefined) setDocumentTitle(engine.window, title)
  }, [engine, title])

  useEffect(() => {
    const overlay = route?.overlay
    if (overlay === undefined) return undefined
    engine.openOverlay(overlay, undefined, true)
    return () =>
      engine.overlays
        .get()
        .forEach((entry) => entry.content.type === 'overlay' && entry.content.openedByRoute && engine.overlays.close(entry.key))
  }, [engine, route?.overlay])

  useLayoutEffect(() => {
    if (routeId === undefined) return undefined
    const { window, location } = engine
    const scrollState = engine.slice(scrollSlice)
    const hasNavigated = scrollState.lastPath !== undefined && scrollState.lastPath !== pathname
    scrollState.lastPath = pathname
    if (hasNavigated) scrollAndFocusPage(window, location.get().navigationType === 'POP' ? (scrollState.positions.get(key) ?? 0) : 0)
    return () => void scrollState.positions.set(key, window.scrollY)
  }, [engine, routeId, key, pathname])
}

function setDocumentTitle({ document }: Window, title: string): void {
  document.title = title
}

/**
 * After the first navigation the page is laid out in full (`base.css`), so that scroll positions are comparable. The
 * app restores positions until the document unloads; after a reload the browser does.
 */
function scrollAndFocusPage(window: Window, scrollPosition: number): void {
  window.document.documentElement.dataset['navigated'] = ''
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', onPageHide)
  window.scrollTo(0, scrollPosition)
  focusHeading(window.document)
}

function onPageHide(this: Window): void {
  this.history.scrollRestoration = 'auto'
}
