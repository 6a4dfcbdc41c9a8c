import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageTitle } from '../../resolve/describe-page.ts'
import { defineSlice } from '../../state/slices.ts'
import { useEngine } from '../engine.ts'
import { focusHeading } from './focus-heading.ts'
import { useConfig, useText } from '../hooks.ts'

const scrollSlice = defineSlice('scroll positions', (): { lastPath?: string; readonly heights: Map<string, number> } => ({
  heights: new Map(),
}))

/**
 * What happens when somebody comes to a route: the title, which is that of the route's overlay where it has one, that
 * overlay, the place on the page (the top, or where they were when they go back), and the focus on the main heading, so
 * that a screen reader says where one is. Nothing happens while there is no route to show.
 */
export function useArrival(routeId: string | undefined): void {
  const engine = useEngine()
  const text = useText()
  const { pathname, key } = useLocation()
  const route = useConfig(({ routes }) => routes.routes[routeId ?? ''])
  const name = useConfig((config) => route && pageTitle(config, route, text))

  // Before the effects of what the page shows: it may know a better name.
  useLayoutEffect(() => {
    if (name !== undefined) showTitle(engine.window, name)
  }, [engine, name])

  useEffect(() => {
    const overlay = route?.overlay
    if (overlay === undefined) return undefined
    engine.openOverlay(overlay, undefined, true)
    return () =>
      engine.overlays
        .get()
        .forEach((entry) => entry.content.type === 'overlay' && entry.content.byRoute && engine.overlays.close(entry.key))
  }, [engine, route?.overlay])

  useLayoutEffect(() => {
    if (routeId === undefined) return undefined
    const { window, location } = engine
    const memory = engine.slice(scrollSlice)
    const moved = memory.lastPath !== undefined && memory.lastPath !== pathname
    memory.lastPath = pathname
    if (moved) arrive(window, location.get().arrival === 'POP' ? (memory.heights.get(key) ?? 0) : 0)
    return () => void memory.heights.set(key, window.scrollY)
  }, [engine, routeId, key, pathname])
}

function showTitle({ document }: Window, title: string): void {
  document.title = title
}

/**
 * From now on the page is laid out whole (`base.css`), so that a height means the same place as before. Where one stood
 * is the program's to know until the document goes; who loads it anew is brought back by the browser.
 */
function arrive(window: Window, height: number): void {
  window.document.documentElement.dataset['moved'] = ''
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', leave)
  window.scrollTo(0, height)
  focusHeading(window.document)
}

function leave(this: Window): void {
  this.history.scrollRestoration = 'auto'
}
