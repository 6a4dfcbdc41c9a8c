export { drawGame } from './draw-game.ts'
export type { GameArt, Palette } from './draw-game.ts'
