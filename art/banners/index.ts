import type { BannerCanvas } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'
import { lotteryHall } from './lottery-hall.ts'
import { eveningTable } from './evening-table.ts'
import { neonGrid } from './neon-grid.ts'
import { offerScenes } from './offers.ts'
import { pitch } from './pitch.ts'
import { pond } from './pond.ts'
import { quay } from './quay.ts'
import { showcase } from './showcase.ts'
import { tokenBurst } from './token-burst.ts'

/** The scenes of banners, by name. */
export const banners = {
  'lottery-hall': lotteryHall,
  'evening-table': eveningTable,
  'neon-grid': neonGrid,
  ...offerScenes,
  pitch,
  pond,
  quay,
  'showcase-all': showcase(['roulette', 'football', 'lotto-dice']),
  'showcase-gift': showcase(['chest', 'ingot', 'crown']),
  'showcase-sport': showcase(['football', 'tennis', 'basketball']),
  'showcase-table': showcase(['roulette', 'ace-spade', 'poker-chips']),
  'token-burst': tokenBurst,
} satisfies Record<string, (canvas: BannerCanvas, colours: BannerColours) => string>

export type BannerScene = keyof typeof banners
