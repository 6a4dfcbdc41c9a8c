export interface Rows {
  /** Index of the first rendered item; `to` is the index after the last. */
  readonly from: number
  readonly to: number
  /** Space of the rows that are not rendered, in pixels. */
  readonly before: number
  readonly after: number
}

export interface Sizes {
  readonly count: number
  readonly columns: number
  /** Row height with gap, in pixels; 0 if unknown. */
  readonly row: number
  /** Top of the list relative to the viewport, in pixels; negative if above it. */
  readonly top: number
  readonly screen: number
}

/** Returns the rows to render: those in the viewport and one screen on either side. */
export function virtualRows({ count, columns, row, top, screen }: Sizes): Rows {
  if (row <= 0) return { from: 0, to: count, before: 0, after: 0 }
  const rows = Math.ceil(count / columns)
  const first = Math.min(Math.max(0, Math.floor((-top - screen) / row)), Math.max(0, rows - 1))
  const last = Math.min(rows, Math.max(first + 1, Math.floor((-top + 2 * screen) / row) + 1))
  return { from: first * columns, to: Math.min(count, last * columns), before: first * row, after: (rows - last) * row }
}
