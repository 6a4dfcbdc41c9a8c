import { type Engine, isInspectorEnabled } from '../engine.ts'
import { syncCentresWithUrl } from '../overlays/sync-centres-with-url.ts'
import { preloadViews } from './preload-views.ts'
import { trackEvents } from './track-events.ts'
import { onFirstInteraction } from './on-first-interaction.ts'

/**
 * Starts everything that the first paint does not depend on. A module that failed to load is requested again on the
 * next page load. The inspector is loaded only for operators.
 */
export function startAfterFirstPaint(engine: Engine): void {
  const { window, features, sendAnalyticsEvent } = engine
  preloadViews(engine)
  listenForShortcuts(engine)
  syncCentresWithUrl(engine)
  for (const { afterPaint } of features) void afterPaint?.(engine).catch(ignore)
  onFirstInteraction(window, () => features.forEach((feature) => void feature.onFirstInteraction?.(engine).catch(ignore)))
  if (sendAnalyticsEvent) trackEvents(engine, sendAnalyticsEvent)
  if (isInspectorEnabled(engine)) void import('../inspector/start.tsx').then(({ startInspector }) => startInspector(engine))
}

const ignore = (): void => undefined

/** Opens an overlay by its shortcut unless the visitor is typing, an overlay is open or the site is closed. */
function listenForShortcuts({ window, site, overlays, openOverlay }: Engine): void {
  window.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping || overlays.get().length > 0) return
    const overlay = Object.values(site.get().overlays).find(({ shortcut }) => shortcut === event.key)
    if (overlay === undefined || site.get().gate.status !== 'open') return
    event.preventDefault()
    openOverlay(overlay.id)
  })
}
