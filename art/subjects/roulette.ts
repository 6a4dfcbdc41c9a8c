import { ball, chips, sparkle } from '../kit/parts.ts'
import { symmetricShape, oval } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import { wheelFace } from '../kit/wheel.ts'
import type { Subject } from '../subject.ts'

export const roulette: Subject = {
  scene: 'palace',
  sceneColours: { deep: '#1a0508', mid: '#7a1420', glow: '#ffb86a', spark: '#f2c45a' },
  y: 6,
  draw: (pen) =>
    `<g transform="translate(0 26) scale(1.08 .62)">${wheelFace(pen, ramp('#7a3a1c'), '#d01a30', '#1a161e', 14)}</g>` +
    pen.group(
      pen.body(symmetricShape('0,-104! 9,-84 9,-52 16,-30 22,14 0,20'), gold, { depth: 6, shine: 1 }) +
        pen.body(oval(0, -96, 14), gold, { depth: 6, shine: 1 }) +
        pen.body(oval(0, -44, 13, 8), gold, { depth: 4, shine: 1 }),
      { y: 12 },
    ) +
    ball(pen, 92, 44, 11, ramp('#f4f1ea')) +
    sparkle(pen, -6, -90, 16) +
    chips(pen, -112, 92, 26, [ramp('#d81f3a'), ramp('#2a2f45'), ramp('#1fa86a')]) +
    chips(pen, 116, 104, 24, [ramp('#1f5fd0'), ramp('#e0a02a')]) +
    sparkle(pen, 88, 40, 12),
}
