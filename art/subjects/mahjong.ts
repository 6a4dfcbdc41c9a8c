import { sparkle } from '../kit/parts.ts'
import { ramp } from '../kit/ramp.ts'
import { dots, sticks, tile } from '../kit/tiles.ts'
import type { Subject } from '../subject.ts'
import { dragon } from './dragon.ts'

export const mahjong: Subject = {
  scene: 'moonNight',
  sceneColours: { deep: '#041a1a', mid: '#0f6a5a', glow: '#ffe2a8', spark: '#ffb05a' },
  y: 6,
  draw: (pen) =>
    tile(pen, -96, 46, 1.02, -16, dots(pen, 3), ramp('#c8202e')) +
    tile(pen, 98, 46, 1.02, 16, sticks(pen, [3, 3]), ramp('#c8202e')) +
    tile(pen, -50, -56, 1.1, -8, dots(pen, 9), ramp('#c8202e')) +
    tile(pen, 54, -56, 1.1, 8, dots(pen, 1), ramp('#c8202e')) +
    tile(pen, 2, 50, 1.42, 0, pen.group(dragon.draw(pen), { scale: 0.2 }), ramp('#c8202e')) +
    sparkle(pen, 42, 2, 18) +
    sparkle(pen, -80, -100, 14),
}
