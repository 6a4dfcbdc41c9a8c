import { lazyView } from '../../../engine/index.ts'
import type { EmptyGamesProps } from './empty-games.tsx'

/** Where there are no games. It is hardly ever seen, and comes when it is. */
export const NoGames = lazyView<EmptyGamesProps>('games/empty-games', async () => (await import('./empty-games.tsx')).EmptyGames)
