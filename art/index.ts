export { drawBanner, isBannerScene } from './draw-banner.ts'
export { drawGame } from './draw-game.ts'
export type { GameArt, Palette } from './draw-game.ts'
export { type Motif, drawMotif, isMotif } from './draw-motif.ts'
