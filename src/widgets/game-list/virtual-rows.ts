export interface RenderedRange {
  /** Index of the first rendered item. */
  readonly from: number
  /** Index after the last rendered item. */
  readonly to: number
  /** Total height of the rows before the range, in pixels. */
  readonly before: number
  /** Total height of the rows after the range, in pixels. */
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
  const firstRow = Math.min(Math.max(0, Math.floor((-top - viewportHeight) / rowHeight)), Math.max(0, rows - 1))
  const endRow = Math.min(rows, Math.max(firstRow + 1, Math.floor((-top + 2 * viewportHeight) / rowHeight) + 1))
  return {
    from: firstRow * columns,
    to: Math.min(count, endRow * columns),
    before: firstRow * rowHeight,
    after: (rows - endRow) * rowHeight,
  }
}
