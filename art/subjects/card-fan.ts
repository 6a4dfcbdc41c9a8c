import { card, sparkle } from '../kit/parts.ts'
import { shape, star } from '../kit/path.ts'
import { gold } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const suits = ['spade', 'heart', 'club', 'diamond'] as const

export const cardFan: Subject = {
  scene: 'moonNight',
  sceneColours: { deep: '#041f2a', mid: '#0f7a8a', glow: '#ffe6a8', spark: '#ff8a5a' },
  y: 28,
  draw: (pen) =>
    Array.from({ length: 13 }, (_, i) => {
      const a = -57 + i * 9.5
      return pen.group(card(pen, 0, -104, 92, 0, suits[i % 4] ?? 'spade'), { rotation: a, y: 72 })
    }).join('') +
    pen.body(shape('-30,74! -20,50 20,50 30,74! 18,96 -18,96'), gold, { depth: 7, shine: 1 }) +
    pen.path(star(0, 72, 5, 15, 7), '#c8142e') +
    sparkle(pen, -60, -40, 18) +
    sparkle(pen, 88, 4, 14),
}
