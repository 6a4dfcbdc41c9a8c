import { mirrored, coin, sparkle } from '../kit/parts.ts'
import { symmetricShape, oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const iron = ramp('#3a3550')

export const goldPot: Subject = {
  scene: 'meadow',
  sceneColours: { deep: '#3aa04a', mid: '#5a5ae0', glow: '#e2d8ff', spark: '#ffe066' },
  y: 12,
  draw: (pen) => {
    const random = pen.random
    const heap = Array.from({ length: 26 }, (_, i) =>
      coin(
        pen,
        random.next(-76, 76) * (1 - (i / 26) * 0.6),
        -22 - (i / 26) * 66 + random.next(-6, 6),
        random.next(19, 26),
        random.next(0.45, 0.95),
        random.next(-40, 40),
      ),
    ).join('')
    return (
      mirrored((mirror) => pen.body(shape(mirror('48,108! 70,104! 74,136! 52,138!')), iron, { depth: 6 })) +
      heap +
      pen.body(symmetricShape('0,-16 74,-14 104,16 108,62 78,108 36,126 0,128'), iron, { depth: 20, shine: 0.9 }) +
      pen.body('M-96-24C-60-4 60-4 96-24C104-20 104-2 94 4C60 22-60 22-94 4C-104-2-104-20-96-24Z', iron, { depth: 6, shine: 0.9 }) +
      mirrored(
        (_, side) => pen.stroke(oval(106 * side, 36, 16, 20), iron.deep, 9) + pen.stroke(oval(106 * side, 35, 16, 20), iron.light, 3),
      ) +
      pen.body(star(0, 66, 5, 36, 16), gold, { depth: 5, shine: 1 }) +
      [
        [-116, 116, 26, 0.5, -12],
        [118, 120, 26, 0.46, 10],
        [-84, 132, 22, 0.4, 6],
        [20, 134, 22, 0.4, -4],
        [92, -76, 20, 0.8, 30],
        [-96, -84, 18, 0.7, -30],
        [-4, -126, 20, 0.9, 12],
      ]
        .map(([x = 0, y = 0, r = 1, aspect = 1, rotation = 0]) => coin(pen, x, y, r, aspect, rotation))
        .join('') +
      sparkle(pen, -30, -70, 18) +
      sparkle(pen, 52, -44, 14)
    )
  },
}
