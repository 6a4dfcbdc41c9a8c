import type { OverlayContent } from '../../state/overlays.ts'
import type { Engine } from '../engine.ts'

const panels = ['member', 'agent'] as const

interface CentrePage {
  readonly panel: (typeof panels)[number]
  readonly page: string | undefined
}

/**
 * Keeps the member and agent centres in sync with the URL: the page of an open centre is a query parameter
 * (`?member=depositv2`), so that it can be shared, reloaded, and closed with the browser's Back button. Closing it
 * returns to the history entry that it was opened from, or removes the parameter if the page was loaded with it. The
 * rest of the URL, including the fragment, is kept: the page below stays the same.
 */
export function syncCentresWithUrl({ config, location, openOverlay, overlays }: Engine): void {
  const getOverlayId = (panel: CentrePage['panel']): string => config.overlays[`${panel}Centre`]

  /** Returns the centre that an overlay shows; `undefined` if a route opened it, because its path is the URL then. */
  const findPanel = (content: OverlayContent): CentrePage['panel'] | undefined =>
    content.type === 'overlay' && !content.openedByRoute ? panels.find((panel) => getOverlayId(panel) === content.id) : undefined

  const findOpenCentre = (): CentrePage | undefined => {
    const top = overlays.get().findLast(({ phase, content }) => phase !== 'before-close' && findPanel(content) !== undefined)?.content
    const panel = top && findPanel(top)
    return panel && { panel, page: top?.type === 'overlay' ? top.page : undefined }
  }

  const findUrlCentre = (): CentrePage | undefined => {
    const query = new URLSearchParams(location.get().search)
    const panel = panels.find((name) => query.has(name))
    const page = panel && query.get(panel)
    return panel && { panel, page: page != null && Object.hasOwn(config.menus[panel].items, page) ? page : undefined }
  }

  const createPath = (centre: CentrePage | undefined): string => {
    const { pathname, search, hash } = location.get()
    const query = new URLSearchParams(search)
    for (const panel of panels) query.delete(panel)
    if (centre) query.set(centre.panel, centre.page ?? '')
    return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`
  }

  /**
   * The history entry that was pushed when a centre was opened: its key, and the length of the history at that time.
   * The lengths are compared because iframes add entries with the same key when they navigate.
   */
  let openingEntry: { readonly key: string; readonly historyLength: number } | undefined
  const isAtOpeningEntry = (): boolean =>
    openingEntry?.key === location.get().key && openingEntry.historyLength === location.layers.countEntries()
  let isGoingBack = false

  const updateUrl = (): void => {
    const openedCentre = findOpenCentre()
    const urlCentre = findUrlCentre()
    if (isGoingBack || isSamePage(openedCentre, urlCentre)) return
    if (openedCentre === undefined && isAtOpeningEntry()) {
      isGoingBack = true
      location.go(-1)
      return
    }
    const isNewEntry = urlCentre === undefined || isAtOpeningEntry()
    location[urlCentre ? 'replace' : 'push'](createPath(openedCentre))
    openingEntry = openedCentre && isNewEntry ? { key: location.get().key, historyLength: location.layers.countEntries() } : undefined
  }

  const applyUrl = (): void => {
    isGoingBack = false
    const openedCentre = findOpenCentre()
    const urlCentre = findUrlCentre()
    if (isSamePage(openedCentre, urlCentre)) return
    if (urlCentre) openOverlay(getOverlayId(urlCentre.panel), urlCentre.page)
    else for (const { key, content } of overlays.get()) if (findPanel(content) !== undefined) overlays.close(key)
  }

  overlays.subscribe(updateUrl)
  location.subscribe(applyUrl)
  if (findUrlCentre()) applyUrl()
  else updateUrl()
}

const isSamePage = (a: CentrePage | undefined, b: CentrePage | undefined): boolean => a?.panel === b?.panel && a?.page === b?.page
