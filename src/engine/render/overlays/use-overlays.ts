import { type Question, type Warning, useEngine } from '../engine.ts'
import { useSite } from '../hooks.ts'
import { useStore } from '../use-store.ts'

/** What stands above the page. `close` closes the overlay on top; `ask` says whether it was confirmed. */
export function useOverlays(): {
  open(id: string): void
  close(): void
  confirm(question: Question): Promise<boolean>
  warn(warning: Warning): Promise<void>
} {
  const { openOverlay, overlays, confirm, warn } = useEngine()
  return { open: (id) => openOverlay(id), close: overlays.closeTop, confirm, warn }
}

/** The page that a centre shows, and a way to another of its pages. */
export function useCentre(panel: 'member' | 'agent'): { readonly page: string; turnTo(page: string): void } {
  const { config, overlays, site } = useEngine()
  const content = useStore(overlays, () => overlays.find(config.overlays[`${panel}Centre`]))
  const fallback = useSite(({ menus }) => menus[panel].default)
  const requested = content?.content.type === 'overlay' ? content.content.page : undefined
  const known = useSite(({ menus }) => menus[panel].items.some(({ id }) => id === requested))
  return {
    page: known && requested !== undefined ? requested : fallback,
    turnTo: (page) => content && site.get().menus[panel].items.some(({ id }) => id === page) && overlays.turnTo(content.key, page),
  }
}
