export interface Rows {
  /** The first item that is rendered, and the one behind the last. */
  readonly from: number
  readonly to: number
  /** The room of what is not rendered, in pixels. */
  readonly before: number
  readonly after: number
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

/** What is rendered of a list, whole rows: what is on the screen, and a screen more on either side. */
export function virtualRows({ count, columns, row, top, screen }: Sizes): Rows {
  if (row <= 0) return { from: 0, to: count, before: 0, after: 0 }
  const rows = Math.ceil(count / columns)
  const first = Math.min(Math.max(0, Math.floor((-top - screen) / row)), Math.max(0, rows - 1))
  const last = Math.min(rows, Math.max(first + 1, Math.floor((-top + 2 * screen) / row) + 1))
  return { from: first * columns, to: Math.min(count, last * columns), before: first * row, after: (rows - last) * row }
}
