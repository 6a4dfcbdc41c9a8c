import { mirrored } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const brown = ramp('#9a6238')
const pale = ramp('#f2dcb2')

export const owl: Subject = {
  scene: 'study',
  sceneColours: { deep: '#0c0a1f', mid: '#3a2f6a', glow: '#9fb0ff', spark: '#ffc46b' },
  y: 6,
  draw: (pen) => {
    const ring = (x: number): string =>
      Array.from({ length: 18 }, (_, i) =>
        pen.group(pen.body(shape('0,-22! 9,-34 6,-48 0,-53! -6,-48 -9,-34'), i % 2 ? pale : ramp('#d8a86a'), { depth: 2 }), {
          x,
          y: -40,
          rotation: i * 20,
        }),
      ).join('')
    return (
      mirrored(
        (mirror) =>
          pen.body(shape(mirror('60,-20! 104,0 118,50 104,104 82,132! 70,90 56,60')), brown, { depth: 10 }) +
          [0, 1, 2, 3]
            .map((i) =>
              pen.stroke(
                curve(mirror(`${78 + i * 6},${20 + i * 20} ${96 + i * 2},${36 + i * 20} ${110 - i * 2},${30 + i * 20}`)),
                pale.dark,
                4,
                {
                  opacity: 0.8,
                },
              ),
            )
            .join(''),
      ) +
      pen.body(symmetricShape('0,-40 70,-30 86,30 76,90 44,128 0,134'), brown, { depth: 16 }) +
      pen.body(symmetricShape('0,16 46,20 60,60 46,104 0,120'), pale, { depth: 10 }) +
      Array.from({ length: 5 }, (_, r) =>
        Array.from({ length: 5 - (r % 2) }, (_, i) =>
          pen.body(
            shape(
              `${-36 + i * 18 + (r % 2) * 9},${38 + r * 16} ${-28 + i * 18 + (r % 2) * 9},${44 + r * 16} ${-36 + i * 18 + (r % 2) * 9},${54 + r * 16}! ${-44 + i * 18 + (r % 2) * 9},${44 + r * 16}`,
            ),
            ramp('#c8884a'),
            { depth: 2 },
          ),
        ).join(''),
      ).join('') +
      mirrored((mirror) => pen.body(shape(mirror('8,-96! 40,-104 78,-142! 88,-104 86,-66 70,-50!')), brown, { depth: 8 })) +
      pen.body(symmetricShape('0,-112 48,-104 86,-72 90,-28 64,6 0,16'), brown, { depth: 12 }) +
      ring(-42) +
      ring(42) +
      mirrored(
        (_, side) =>
          pen.path(oval(42 * side, -40, 31), '#2a140a') +
          pen.path(oval(42 * side, -40, 28), pen.radial(['#fff6a0', '#ffc81f 44', '#e07a0a 78', '#5a2a04'], 0.5, 0.55, 0.55)) +
          pen.path(oval(42 * side, -40, 14), '#0c0604') +
          pen.path(oval(42 * side - 9, -50, 8), '#ffffff') +
          pen.path(oval(42 * side + 9, -30, 4), '#ffffff', { opacity: 0.8 }),
      ) +
      mirrored((mirror) => pen.body(shape(mirror('0,-56! 24,-74 62,-90 90,-96! 74,-74 40,-62 12,-46!')), ramp('#6a3f22'), { depth: 5 })) +
      pen.body(symmetricShape('0,-40 14,-28 12,-8 0,14!'), gold, { depth: 6, shine: 1 }) +
      pen.stroke('M-130 140H130', '#4a2f1c', 16) +
      pen.stroke('M-130 135H130', '#8a5f38', 4) +
      mirrored((_, side) => [-12, 0, 12].map((k) => pen.body(oval(30 * side + k, 132, 7, 12), gold, { depth: 4, shine: 0.8 })).join(''))
    )
  },
}
