export interface Selection {
  /** Starts at 1. */
  readonly page: number
  /** Id of the selected notice, whose content is shown. */
  readonly selected: string | undefined
  /**
   * Whether the user has opened the notice, or the URL or the overlay requested it; false if it is selected by default.
   * If true, the notice replaces the list on narrow screens.
   */
  readonly isReading: boolean
}

/** Returns the initial selection: the requested notice and its page, or else the first notice. */
export function createInitialSelection(ids: readonly string[], requestedId: string | undefined, pageSize: number): Selection {
  const index = requestedId === undefined ? -1 : ids.indexOf(requestedId)
  return { page: Math.floor(Math.max(index, 0) / pageSize) + 1, selected: ids[Math.max(index, 0)], isReading: index >= 0 }
}

/** Returns the selection after a change of page: no notice is selected. */
export const selectPage = (page: number): Selection => ({ page, selected: undefined, isReading: false })
