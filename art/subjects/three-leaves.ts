import { card, leaf, sparkle } from '../kit/parts.ts'
import { oval } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** Three cards in front of three leaves, for the card game ba cây (three leaves). */
export const threeLeaves: Subject = {
  scene: 'jungle',
  sceneColours: { deep: '#0c1f04', mid: '#4a8a14', glow: '#f0f28a', spark: '#fff6b0' },
  y: 2,
  draw: (pen) =>
    pen.group(
      leaf(pen, 0, 0, -150, 150, ramp('#2fa84a')) + leaf(pen, 0, 0, -30, 150, ramp('#3fb84f')) + leaf(pen, 0, 0, -90, 150, ramp('#5cc86a')),
      { y: 30 },
    ) +
    card(pen, -70, 10, 96, -24, 'diamond') +
    card(pen, 70, 10, 96, 24, 'club') +
    card(pen, 0, -6, 108, 0, 'heart') +
    leaf(pen, -4, 110, 200, 70, ramp('#4fb83a')) +
    leaf(pen, 4, 110, -20, 70, ramp('#4fb83a')) +
    pen.body(oval(0, 108, 12), gold, { depth: 5, shine: 1 }) +
    sparkle(pen, 38, -62, 18),
}
