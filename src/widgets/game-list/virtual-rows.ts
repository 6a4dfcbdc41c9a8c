export interface RenderedRange {
  /** Index of the first rendered item; `to` is the index after the last. */
  readonly from: number
  readonly to: number
  /** Height of the rows before the range that are not rendered, in pixels; `after` is that of the rows after it. */
  readonly before: number
  readonly after: number
}

export interface ListMetrics {
  readonly count: number
  readonly columns: number
  /** Row height with gap, in pixels; 0 if unknown. */
  readonly rowHeight: number
  /** Top of the list relative to the viewport, in pixels; negative if above it. */
  readonly top: number
  readonly viewportHeight: number
}

/** Returns the range of items to render: the rows in the viewport and one screen on either side. */
export function computeRenderedRange({ count, columns, rowHeight, top, viewportHeight }: ListMetrics): RenderedRange {
  if (rowHeight <= 0) return { from: 0, to: count, before: 0, after: 0 }
  const rows = Math.ceil(count / columns)
  const first = Math.min(Math.max(0, Math.floor((-top - viewportHeight) / rowHeight)), Math.max(0, rows - 1))
  const last = Math.min(rows, Math.max(first + 1, Math.floor((-top + 2 * viewportHeight) / rowHeight) + 1))
  return { from: first * columns, to: Math.min(count, last * columns), before: first * rowHeight, after: (rows - last) * rowHeight }
}
