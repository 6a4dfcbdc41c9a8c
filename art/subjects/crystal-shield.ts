import { mirrored, gem, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const steel = ramp('#9aa8c8')

export const crystalShield: Subject = {
  scene: 'hexArena',
  sceneColours: { deep: '#0a0630', mid: '#3a2ab0', glow: '#7a9aff', spark: '#5affea' },
  y: 2,
  draw: (pen) => {
    const sword = (rotation: number): string =>
      pen.group(
        pen.body('M-9-150L0-170L9-150V60H-9Z', steel, { depth: 4, shine: 1, angle: 0 }) +
          pen.stroke('M0-150V56', '#ffffff', 2, { opacity: 0.8 }) +
          pen.body(shape('-40,58! -14,50 14,50 40,58! 34,72 -34,72'), gold, { depth: 5, shine: 1 }) +
          pen.body(box(-7, 70, 14, 44, 5), ramp('#5a2a8a'), { depth: 4 }) +
          pen.body(oval(0, 120, 12), gold, { depth: 5, shine: 1 }),
        { rotation, y: 12 },
      )
    const shield = symmetricShape('0,-104 40,-92 90,-94! 92,-30 74,42 38,92 0,118!')
    return (
      sword(-42) +
      sword(42) +
      pen.body(shield, gold, { depth: 8, shine: 1 }) +
      pen.group(pen.body(shield, ramp('#2a3ab8'), { depth: 10, shine: 0.7 }), { scale: 0.87 }) +
      pen.clipTo(shield, pen.path(symmetricShape('0,-90 4,-90 4,110 0,110'), '#ffffff', { opacity: 0.15 })) +
      pen.glow(0, -2, 90, '#5affff', 0.9) +
      pen.group(
        gem(
          pen,
          [
            [0, -66],
            [34, -34],
            [34, 30],
            [0, 66],
            [-34, 30],
            [-34, -34],
          ],
          ramp('#2fd8f0'),
          0.5,
        ),
        { y: -4 },
      ) +
      mirrored((_, side) => pen.body(oval(62 * side, -72, 8), gold, { depth: 3, shine: 1 })) +
      sparkle(pen, -12, -34, 24) +
      sparkle(pen, 70, 34, 14)
    )
  },
}
