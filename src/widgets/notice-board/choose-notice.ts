export interface Choice {
  /** Counted from 1. */
  readonly page: number
  /** The id of the notice that is read. */
  readonly selected: string | undefined
  /** Whether somebody chose it, and not the board itself. */
  readonly reading: boolean
}

/** What a board shows at first: the notice that was chosen before, on the page that holds it; else the first one. */
export function firstChoice(ids: readonly string[], chosen: string | undefined, pageSize: number): Choice {
  const index = chosen === undefined ? -1 : ids.indexOf(chosen)
  return { page: Math.floor(Math.max(index, 0) / pageSize) + 1, selected: ids[Math.max(index, 0)], reading: index >= 0 }
}

/** Another page of the list: nothing on it is chosen yet. */
export const turnTo = (page: number): Choice => ({ page, selected: undefined, reading: false })
