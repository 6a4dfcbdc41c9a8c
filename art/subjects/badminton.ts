import { sparkle } from '../kit/parts.ts'
import { symmetricShape, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const badminton: Subject = {
  scene: 'stadium',
  sceneColours: { deep: '#0a2a2a', mid: '#12807a', glow: '#a8fff0', spark: '#2f9a6a' },
  y: 2,
  draw: (pen) => {
    const feathers = [-62, -42, -21, 0, 21, 42, 62]
      .map((angle) =>
        pen.group(
          pen.body(shape('-4,0! -20,-96 -12,-128 0,-136! 12,-128 20,-96 4,0!'), ramp('#f2f6fa'), { depth: 4 }) +
            pen.stroke('M0 0V-130M0-60L-13-84M0-60L13-84M0-84L-14-106M0-84L14-106', '#a8b8cc', 1.8),
          { rotation: angle * 0.62, x: angle * 0.32 },
        ),
      )
      .join('')
    return (
      pen.group(
        feathers +
          pen.stroke('M-50-46Q0-64 50-46M-42-22Q0-36 42-22', '#e0303f', 4) +
          pen.body(symmetricShape('0,-4 30,-6 40,4! 36,34 18,52 0,56'), ramp('#f6ead2'), { depth: 9, shine: 0.7 }) +
          pen.body('M-41 0C-20 14 20 14 41 0L39 18C20 30-20 30-39 18Z', ramp('#1f9a6a'), { depth: 4, shine: 0.8 }),
        { rotation: 28, y: 36, x: 8, scale: 1.05 },
      ) +
      pen.stroke('M-118 60L-70 92M-126 92L-80 116M-96 36L-66 58', '#ffffff', 6, { opacity: 0.6 }) +
      sparkle(pen, 60, -70, 18) +
      sparkle(pen, -30, 60, 13)
    )
  },
}
