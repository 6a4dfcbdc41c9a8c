import type { Engine } from '../engine.ts'
import { findRoute } from '../../resolve/find-route.ts'

/**
 * Preloads modules that will probably be used: once the page has loaded and the browser is idle, the overlays for
 * visitors and the overlay of a notice, unless data saving is on; and the views of a page when a link to it is hovered
 * or focused.
 */
export function preloadViews({ window, registry, site, config }: Engine): void {
  const runWhenIdle = window.requestIdleCallback?.bind(window) ?? ((callback: () => void) => window.setTimeout(callback, 2000))
  const overlays = Object.entries(site.get().overlays)
    .filter(([id, { access }]) => access === 'visitor' || id === config.overlays.notice)
    .map(([, overlay]) => overlay)
  const preloadNext = (): void => {
    const overlay = overlays.shift()
    if (overlay === undefined || isDataSaverEnabled(window)) return
    const canBeOpened = overlay.access !== 'visitor' || site.get().visitor.kind === 'visitor'
    void (canBeOpened ? registry.preload(overlay.nodes) : Promise.resolve()).then(() => runWhenIdle(preloadNext))
  }
  const startPreloading = (): void => void runWhenIdle(preloadNext)
  if (window.document.readyState === 'complete') startPreloading()
  else window.addEventListener('load', startPreloading, { once: true })
  const preloadLinkedPage = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const page = link && site.get().pages[findRoute(config.routes, link.pathname).route.page ?? '']
    if (page) void registry.preload(page.nodes)
  }
  window.document.addEventListener('pointerover', preloadLinkedPage, { passive: true })
  window.document.addEventListener('focusin', preloadLinkedPage)
}

const isDataSaverEnabled = (window: Window): boolean =>
  'connection' in window.navigator && (window.navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true
