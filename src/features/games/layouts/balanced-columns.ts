/**
 * The number of columns, of those that fit, whose last row has the fewest holes; the earlier one where two are alike.
 */
export function balancedColumns(count: number, fit: readonly number[]): number {
  const holes = (columns: number): number => (columns - (count % columns)) % columns
  const [first = 1] = fit
  return fit.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best), first)
}
