import { courtFace } from '../kit/court-card.ts'
import { card, flower, sparkle } from '../kit/parts.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const queenCard: Subject = {
  scene: 'blossom',
  sceneColours: { deep: '#240a2f', mid: '#8a2f9a', glow: '#ffc8f0', spark: '#ff9ae0' },
  y: 0,
  draw: (pen) =>
    card(pen, -74, 8, 116, -20, 'diamond') +
    card(pen, 74, 8, 116, 20, 'club') +
    card(pen, 0, -6, 152, 0, 'heart', pen.group(courtFace(pen, 'queen', ramp('#a82fb0'), gold, 0.95), {})) +
    [
      [-86, 102, 30, 0],
      [-50, 120, 24, 30],
      [86, 102, 30, 60],
      [52, 120, 24, 15],
    ]
      .map(([x = 0, y = 0, r = 1, rotation = 0], i) => flower(pen, x, y, r, ramp(i % 2 ? '#ffd0ea' : '#ff5aa0'), rotation))
      .join('') +
    sparkle(pen, 58, -96, 18),
}
