/** Arrow keys that move the focus in a group with a roving tab index, with their step and axis. */
const ARROW_KEYS: Readonly<Record<string, { readonly step: number; readonly axis: 'x' | 'y' }>> = {
  ArrowRight: { step: 1, axis: 'x' },
  ArrowLeft: { step: -1, axis: 'x' },
  ArrowDown: { step: 1, axis: 'y' },
  ArrowUp: { step: -1, axis: 'y' },
}

/**
 * Returns the index that a key moves the focus to; `undefined` for other keys, for the arrow keys of the other axis,
 * and in an empty group. Wraps around at both ends; Home and End jump to the ends. With `rtl`, left and right are
 * swapped.
 */
export function findNextIndex(key: string, currentIndex: number, count: number, axis: 'x' | 'y', rtl = false): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const arrowKey = ARROW_KEYS[key]
  if (arrowKey?.axis !== axis) return undefined
  const step = axis === 'x' && rtl ? -arrowKey.step : arrowKey.step
  return (currentIndex + step + count) % count
}
