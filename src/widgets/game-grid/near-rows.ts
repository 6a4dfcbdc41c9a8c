export interface Rows {
  /** The first item that is drawn, and the one behind the last. */
  readonly from: number
  readonly to: number
  /** The room of what is not drawn, in pixels. */
  readonly before: number
  readonly after: number
  /** Whether some of what is near comes only with the next frames. */
  readonly more: boolean
}

export interface Sizes {
  readonly count: number
  readonly columns: number
  /** From one row to the next, in pixels; 0 where it is not known. */
  readonly row: number
  /** Where the list begins below the top of the screen; less than 0 where that is above it. */
  readonly top: number
  readonly screen: number
}

/** What is missing comes in so many frames, more or less: a whole row at once would be late on the screen. */
const frames = 6

/** So many screens are drawn: the one that is seen, and one on either side of it. */
const screens = 3

/**
 * What is drawn of a list: what is on the screen, and a screen more on either side. Who goes down gets what comes near a few items at a time, behind those that
 * are drawn already (up to `drawn`); all of it at once where more than half a screen is missing.
 */
export function nearRows({ count, columns, row, top, screen }: Sizes, drawn = Infinity): Rows {
  if (row <= 0) return { from: 0, to: count, before: 0, after: 0, more: false }
  const rows = Math.ceil(count / columns)
  const first = Math.min(Math.max(0, Math.floor((-top - screen) / row)), Math.max(0, rows - 1))
  const last = Math.min(rows, Math.max(first + 1, Math.floor((-top + 2 * screen) / row) + 1))
  const [from, end] = [first * columns, Math.min(count, last * columns)]
  const missing = end - drawn
  const halfScreen = (end - from) / (2 * screens)
  const few = drawn > from && missing > 0 && missing <= halfScreen
  const to = few ? drawn + Math.ceil(missing / frames) : end
  return { from, to, before: first * row, after: Math.max(0, rows - Math.ceil(to / columns)) * row, more: to < end }
}
