export { drawBanner, isBannerScene } from './draw-banner.ts'
export type { BannerArt } from './draw-banner.ts'
export { drawGame } from './draw-game.ts'
export type { GameArt, Palette } from './draw-game.ts'
