import { useWide } from '../../../engine/index.ts'

/**
 * How many pictures of a list are wanted at once: those of the first screen where the list leads the page, and none
 * elsewhere.
 */
export function useEager(leads: boolean): number {
  const wide = useWide()
  if (!leads) return 0
  return wide ? 16 : 6
}
