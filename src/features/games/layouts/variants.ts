import type { GameCardProps } from './game-card.tsx'

/**
 * Layouts of games: a grid of tall tiles, a grid of wide cards, a horizontal rail, a compact list, or a mosaic with one
 * large picture.
 */
export type GamesVariant = 'tiles' | 'cards' | 'rail' | 'list' | 'mosaic'

/** Appearance of a game in each layout. */
export const CARD_PROPS_BY_VARIANT: Readonly<Record<GamesVariant, Pick<GameCardProps, 'shape' | 'sizes' | 'detail' | 'badgePosition'>>> = {
  tiles: { shape: 'tall', sizes: '(max-width: 639px) 33vw, (max-width: 1023px) 20vw, 190px', detail: 'none' },
  cards: { shape: 'wide', sizes: '(max-width: 639px) 50vw, 300px', detail: 'full' },
  rail: { shape: 'tall', sizes: '(max-width: 639px) 40vw, 210px', detail: 'vendor' },
  list: { shape: 'square', sizes: '56px', detail: 'full', badgePosition: 'inline' },
  mosaic: { shape: 'square', sizes: '(max-width: 639px) 50vw, 25vw', detail: 'none' },
}
