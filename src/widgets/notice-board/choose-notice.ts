export interface Choice {
  /** Starts at 1. */
  readonly page: number
  /** Id of the open notice. */
  readonly selected: string | undefined
  /** Whether the user chose it, rather than the board. */
  readonly reading: boolean
}

/** Returns the initial selection: the chosen notice and its page, else the first notice. */
export function firstChoice(ids: readonly string[], chosen: string | undefined, pageSize: number): Choice {
  const index = chosen === undefined ? -1 : ids.indexOf(chosen)
  return { page: Math.floor(Math.max(index, 0) / pageSize) + 1, selected: ids[Math.max(index, 0)], reading: index >= 0 }
}

/** Returns the selection after a change of page: none. */
export const turnTo = (page: number): Choice => ({ page, selected: undefined, reading: false })
