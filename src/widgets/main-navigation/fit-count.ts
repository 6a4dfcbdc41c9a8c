/**
 * How many entries of these widths stand in a row, in pixels. Where not all of them fit, the room for the "more" button
 * is taken off, so that the rest can stand behind it.
 */
export function fitCount(widths: readonly number[], gap: number, available: number, more: number): number {
  const sum = (count: number): number => widths.slice(0, count).reduce((total, width) => total + width, 0) + gap * Math.max(0, count - 1)
  if (sum(widths.length) <= available) return widths.length
  let count = widths.length - 1
  while (count > 0 && sum(count) + gap + more > available) count--
  return count
}
