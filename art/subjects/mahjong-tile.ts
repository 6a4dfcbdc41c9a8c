import { die, flower, leaf, sparkle } from '../kit/parts.ts'
import { ramp } from '../kit/ramp.ts'
import { dots, sticks, tile } from '../kit/tiles.ts'
import type { Subject } from '../subject.ts'

export const mahjongTile: Subject = {
  scene: 'blossom',
  sceneColours: { deep: '#052a1f', mid: '#12805a', glow: '#c8f2c0', spark: '#ff9db0' },
  y: 10,
  draw: (pen) =>
    tile(pen, -66, -30, 1.24, -10, dots(pen, 5)) +
    tile(pen, 70, -26, 1.24, 9, sticks(pen, [2, 1, 2])) +
    tile(
      pen,
      2,
      40,
      1.48,
      0,
      flower(pen, 0, -2, 40, ramp('#e0203a'), 0) + leaf(pen, 0, 30, 200, 24, ramp('#1f9a55')) + leaf(pen, 0, 30, -20, 24, ramp('#1f9a55')),
    ) +
    sparkle(pen, 52, -6, 16) +
    die(pen, -104, 108, 24, 8, [4, 2, 6]) +
    die(pen, 110, 112, 22, -10, [5, 1, 3]),
}
