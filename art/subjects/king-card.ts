import { courtFace } from '../kit/court-card.ts'
import { ball, card, cardBack, coin } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const kingCard: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#1f0a04', mid: '#a8420f', glow: '#ffb45a', spark: '#ffe09a' },
  y: 0,
  draw: (pen) =>
    cardBack(pen, -58, -10, 140, -16, ramp('#1f4fae')) +
    cardBack(pen, 58, -10, 140, 16, ramp('#1f4fae')) +
    card(pen, 0, -10, 164, 0, 'spade', pen.group(courtFace(pen, 'king', ramp('#c81f3a'), gold, 1.02), {})) +
    pen.body(shape('-50,-112! -60,-156! -28,-138! 0,-166! 28,-138! 60,-156! 50,-112! 0,-122'), gold, { depth: 7, shine: 1 }) +
    [
      [-60, -158, 6],
      [0, -168, 7],
      [60, -158, 6],
    ]
      .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, ramp('#e0203a')))
      .join('') +
    coin(pen, -96, 112, 28, 0.6, -8) +
    coin(pen, 98, 112, 28, 0.6, 8),
}
