import { card, flame, sparkle } from '../kit/parts.ts'
import type { Subject } from '../subject.ts'

export const cardRush: Subject = {
  scene: 'rush',
  sceneColours: { deep: '#03140c', mid: '#0f6a3a', glow: '#a8ff7a', spark: '#fff23f' },
  draw: (pen) =>
    [
      [-104, -84, -34, 0.66],
      [104, -92, 30, 0.66],
      [-112, 70, 22, 0.72],
      [112, 74, -26, 0.72],
    ]
      .map(([x = 0, y = 0, rotation = 0, scale = 1], i) =>
        pen.group(card(pen, 0, 0, 92, rotation, (['club', 'diamond', 'spade', 'heart'] as const)[i] ?? 'club'), { x, y, scale }),
      )
      .join('') +
    card(pen, -30, 10, 104, -16, 'diamond') +
    card(pen, 34, -2, 110, 10, 'spade') +
    flame(pen, 0, 150, 96) +
    flame(pen, -40, 146, 66) +
    flame(pen, 42, 146, 70) +
    sparkle(pen, 78, -66, 20),
}
