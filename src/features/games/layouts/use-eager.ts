import { useWide } from '../../../engine/index.ts'

/**
 * How many pictures of a list are wanted at once: those of the first screen where the list leads the page, three rows
 * of the widest grid, and none elsewhere. One that is seen and not wanted at once waits for all that the page loads
 * ahead.
 */
export function useEager(leads: boolean): number {
  const wide = useWide()
  if (!leads) return 0
  return wide ? 24 : 6
}
