import { mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape, star } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const shell = ramp('#f2f4fa')

export const gamepad: Subject = {
  scene: 'hexArena',
  sceneColours: { deep: '#1f0430', mid: '#8a149a', glow: '#ff7ae0', spark: '#ffe23f' },
  y: 0,
  draw: (pen) => {
    const body = symmetricShape('0,-62 40,-66 86,-76 118,-56 142,10 148,72 128,104 98,96 66,46 40,36 0,36')
    return (
      pen.group(
        mirrored((mirror) =>
          pen.body(shape(mirror('58,-70! 108,-84 122,-62! 116,-48 62,-58')), ramp('#3a3f5a'), { depth: 6, shine: 0.8 }),
        ) +
          pen.body(body, shell, { depth: 17, shine: 0.7 }) +
          pen.clipTo(
            body,
            mirrored((mirror) => pen.path(shape(mirror('104,-80 170,-20 170,120 100,120! 122,40 126,-10')), '#6a3fe8', { opacity: 0.9 })),
          ) +
          pen.body('M-88-40H-68V-24H-52V-4H-68V12H-88V-4H-104V-24H-88Z', ramp('#2f3450'), { depth: 5, shine: 0.9 }) +
          [
            [86, -44, '#ffc83a'],
            [110, -18, '#ff4a6a'],
            [62, -18, '#3f9aff'],
            [86, 8, '#3fd07a'],
          ]
            .map(([x, y, colour]) => pen.body(oval(Number(x), Number(y), 13.5), ramp(String(colour)), { depth: 6, shine: 1 }))
            .join('') +
          mirrored(
            (_, side) =>
              pen.body(oval(36 * side, 20, 28), ramp('#3a3f5a'), { depth: 6 }) +
              pen.body(oval(36 * side, 16, 19), ramp('#23273a'), { depth: 8, shine: 0.8 }) +
              pen.stroke(oval(36 * side, 16, 13), '#5affea', 2.4),
          ) +
          pen.body(box(-22, -46, 44, 28, 9), ramp('#2f3450'), { depth: 4 }) +
          pen.path(star(0, -32, 5, 10, 4.4), '#5affea') +
          mirrored((_, side) => pen.path(box(34 * side - 7, -38, 14, 6, 3), '#8a90a8')),
        { rotation: -8, scale: 0.98 },
      ) +
      sparkle(pen, -96, -78, 20) +
      sparkle(pen, 112, 84, 16, '#5affea') +
      pen.group(
        pen.stroke('M-118 108L-96 130M-96 108L-118 130', '#ff4a8a', 7) +
          pen.stroke(oval(116, -108, 12), '#5affea', 6) +
          pen.stroke('M-20 118L0 86L20 118Z', '#ffe23f', 6),
        { opacity: 0.95 },
      )
    )
  },
}
