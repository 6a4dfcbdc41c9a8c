import type { Engine } from '../engine.ts'

/** Opens an overlay by its key, while nobody types and nothing else is open. */
export function listenForShortcuts({ window, site, overlays, openOverlay }: Engine): void {
  window.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing || overlays.get().length > 0) return
    const overlay = Object.values(site.get().overlays).find(({ shortcut }) => shortcut === event.key)
    if (overlay === undefined || site.get().gate.status !== 'open') return
    event.preventDefault()
    openOverlay(overlay.id)
  })
}
