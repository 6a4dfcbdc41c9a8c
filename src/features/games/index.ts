/** Games: lists, names, pictures and starting them. */
export { FavouriteButton } from './favourite-button.tsx'
export type { GameQuery } from './game-pages.ts'
export { GameItem } from './layouts/game-item.tsx'
export { GameSection } from './layouts/game-section.tsx'
export { Games, NoGames } from './layouts/games.tsx'
export { computeGamesLayout, useEagerCount } from './layouts/games-layout.ts'
export { useGameActions } from './layouts/use-game-actions.ts'
export {
  countGames,
  countVendorGames,
  findCategory,
  findGameId,
  getGameKey,
  type CategorizedGame,
  assignCategories,
} from './game-categories.ts'
export { GameTiles } from './game-tiles.tsx'
export { useGamePicture } from './layouts/game-card.tsx'
export { resolveLaunchUrl } from './resolve-launch-url.ts'
export type { LaunchMode } from './launch-request.ts'
export { useFavourites } from './use-favourites.ts'
export { useGamePages } from './use-game-pages.ts'
export { useGameLauncher } from './game-launcher.ts'
export { useGameName, usePlay } from './use-play.ts'
