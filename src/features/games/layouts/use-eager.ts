import { useWide } from '../../../engine/index.ts'
import type { GamesVariant } from './looks.ts'

/** So many pictures are on the first screen, where it is wide: posters are the smallest, and a rail is one row. */
const ON_WIDE: Readonly<Record<GamesVariant, number>> = { tiles: 24, cards: 16, rail: 8, list: 16, mosaic: 16 }
const ON_NARROW = 6

/**
 * How many pictures of a list are wanted at once: those of the first screen where the list leads the page, and none
 * elsewhere. One that is seen and not wanted at once waits for all that the page asks for before.
 */
export function useEager(leads: boolean, variant: GamesVariant): number {
  const wide = useWide()
  if (!leads) return 0
  return wide ? ON_WIDE[variant] : ON_NARROW
}
