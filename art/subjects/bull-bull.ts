import { card, coin } from '../kit/parts.ts'
import type { Subject } from '../subject.ts'
import { buffalo } from './buffalo.ts'

/** A buffalo in front of five cards, for the card game bull bull (niu niu). */
export const bullBull: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#041a10', mid: '#0f6a3a', glow: '#8ae07a', spark: '#ffd75e' },
  y: 6,
  draw: (pen) =>
    [-84, -42, 0, 42, 84]
      .map((x, i) =>
        card(pen, x, -46 + Math.abs(x) * 0.2, 80, x * 0.28, (['club', 'heart', 'spade', 'diamond', 'club'] as const)[i] ?? 'club'),
      )
      .join('') +
    pen.group(buffalo.draw(pen), { y: 40, scale: 0.72 }) +
    [
      [-100, 112, 30],
      [100, 114, 30],
    ]
      .map(([x = 0, y = 0, r = 1]) => coin(pen, x, y, r, 0.5, 0))
      .join(''),
}
