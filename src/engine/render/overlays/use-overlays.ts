import { type ConfirmationTexts, type Warning, useEngine } from '../engine.ts'
import { useSite } from '../hooks.ts'
import { useStore } from '../use-store.ts'

/**
 * Returns the functions that open and close overlays. `close` closes the topmost one, `confirm` resolves to whether the
 * visitor confirmed, and `warn` resolves once the warning is closed.
 */
export function useOverlays(): {
  open(id: string): void
  close(): void
  confirm(question: ConfirmationTexts): Promise<boolean>
  warn(warning: Warning): Promise<void>
} {
  const { openOverlay, overlays, confirm, warn } = useEngine()
  return { open: (id) => openOverlay(id), close: overlays.closeTop, confirm, warn }
}

/**
 * Returns the current page of a centre, or its default page if the current one is not available, and a function that
 * changes it. `setPage` does nothing while the centre is closed or if the page is not available.
 */
export function useCentre(panel: 'member' | 'agent'): { readonly page: string; setPage(page: string): void } {
  const { config, overlays, site } = useEngine()
  const entry = useStore(overlays, () => overlays.find(config.overlays[`${panel}Centre`]))
  const fallback = useSite(({ menus }) => menus[panel].default)
  const requested = entry?.content.type === 'overlay' ? entry.content.page : undefined
  const isAvailable = useSite(({ menus }) => menus[panel].items.some(({ id }) => id === requested))
  return {
    page: isAvailable && requested !== undefined ? requested : fallback,
    setPage: (page) => entry && site.get().menus[panel].items.some(({ id }) => id === page) && overlays.setPage(entry.key, page),
  }
}
