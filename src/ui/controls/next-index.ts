/** Keys that move the focus inside a group of which only one member stands in the tab order. */
const STEPS: Readonly<Record<string, { readonly step: number; readonly axis: 'x' | 'y' }>> = {
  ArrowRight: { step: 1, axis: 'x' },
  ArrowLeft: { step: -1, axis: 'x' },
  ArrowDown: { step: 1, axis: 'y' },
  ArrowUp: { step: -1, axis: 'y' },
}

/**
 * Where the focus goes on a key, or undefined where the key means nothing here. It wraps around at both ends; Home and
 * End go there directly. Left and right change places where the writing runs from right to left.
 */
export function nextIndex(key: string, at: number, count: number, axis: 'x' | 'y', rtl = false): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const move = STEPS[key]
  if (move?.axis !== axis) return undefined
  const step = axis === 'x' && rtl ? -move.step : move.step
  return (at + step + count) % count
}
