/**
 * The second half of the engine's public face: what is used by parts alone that load later. A first page's part that imports from here makes the first file
 * grow.
 */
export { FavouriteButton } from './render/favourite-button.tsx'
export { useFavourites } from './render/use-favourites.ts'
export { useGamePages } from './render/use-game-pages.ts'
export { useQueryState } from './render/use-query-state.ts'
export { useVendorPage } from './render/use-vendor-page.ts'
export { findCategory } from './resolve/find-category.ts'
export { gameKey, type GameWish } from './state/game-pages.ts'
