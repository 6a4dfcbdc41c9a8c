/**
 * The second half of the engine's public face: what is used by parts alone that load later. A first page's part that imports from here makes the first file
 * grow.
 */
export { useAnnouncements, useKnownAction } from './render/announcements.ts'
export { Answered } from './render/answered.tsx'
export { FavouriteButton } from './render/favourite-button.tsx'
export { useOverlayPage } from './render/overlay-page.ts'
export { PathLink, useGoTo } from './render/path-link.tsx'
export { PromotionCard } from './render/promotion-card.tsx'
export { PromotionPicture } from './render/promotion-picture.tsx'
export { RichText } from './render/rich-text.tsx'
export { useAnswer } from './render/use-answer.ts'
export { useFavourites } from './render/use-favourites.ts'
export { useGameRoom } from './render/use-game-room.ts'
export type { LaunchWay } from './render/game-room.ts'
export { useGamePages } from './render/use-game-pages.ts'
export { useQueryState } from './render/use-query-state.ts'
export { useVendorPage } from './render/use-vendor-page.ts'
export { offersTrial } from './resolve/offers-trial.ts'
export { findCategory } from './resolve/find-category.ts'
export { formatTimestamp } from './rules/format-timestamp.ts'
export { gameKey, type GameWish } from './state/game-pages.ts'
