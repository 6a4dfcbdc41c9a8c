import { useWide } from '../../../engine/index.ts'
import type { GamesLayout } from './games-layout.ts'

/**
 * How many pictures of a list are wanted at once: those of the first screen where the list leads the page, and none
 * elsewhere. A wide screen has three rows of the smallest posters, or as much room of what is larger. A picture that is
 * seen and not wanted at once waits for all that the page asks for before.
 */
export function useEager(leads: boolean, { variant, large = false }: GamesLayout): number {
  const wide = useWide()
  if (!leads) return 0
  if (!wide) return 6
  return variant === 'tiles' && !large ? 24 : 16
}
