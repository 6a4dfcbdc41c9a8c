import { ball, mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const steel = ramp('#7f8ca6')
const beard = ramp('#e0782a')

export const viking: Subject = {
  scene: 'snowNight',
  sceneColours: { deep: '#06142a', mid: '#23508f', glow: '#9de8ff', spark: '#6affc8' },
  y: 10,
  draw: (pen) =>
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('44,-70! 84,-78 118,-104 128,-140! 148,-108 142,-62 104,-38 64,-34!')), ivory, { depth: 10, shine: 0.7 }) +
        pen.body(shape(mirror('46,-76! 70,-80 76,-34! 52,-30!')), gold, { depth: 5, shine: 1 }),
    ) +
    pen.body(symmetricShape('0,10 62,4 76,32 72,78 54,112 26,136 0,148!'), beard, { depth: 12 }) +
    pen.stroke([-44, -22, 0, 22, 44].map((x) => curve(`${x},46 ${x * 0.9},90 ${x * 0.5},130`)).join(''), beard.deep, 3, { opacity: 0.5 }) +
    pen.body(symmetricShape('0,-30 46,-28 62,0 56,32 30,44 0,46'), ramp('#f2c09a'), { depth: 11 }) +
    mirrored(
      (mirror, side) =>
        pen.path(shape(mirror('14,-2! 28,-14 48,-12 52,-4! 40,6 24,6')), '#fff8ee') +
        pen.path(oval(34 * side, -3, 8), '#3fa8e0') +
        pen.path(oval(34 * side, -3, 4), '#08101c') +
        pen.path(oval(34 * side - 3, -6, 2.4), '#ffffff') +
        pen.body(shape(mirror('8,-8! 26,-26 54,-22 60,-12! 40,-14 20,-6')), beard, { depth: 4 }),
    ) +
    pen.body(symmetricShape('0,-6 9,0 16,26 8,34 0,35'), ramp('#f0b08a'), { depth: 6, shine: 0.5 }) +
    mirrored((mirror) => pen.body(shape(mirror('0,38! 20,30 46,44 58,66! 34,60 14,54 0,50!')), beard, { depth: 6 })) +
    pen.path(symmetricShape('0,56 14,54 16,62 0,66'), '#5a1414') +
    mirrored(
      (mirror, side) =>
        pen.body(shape(mirror('30,88! 44,88! 40,140 30,150! 22,138')), beard, { depth: 5 }) +
        pen.body(box(side > 0 ? 21 : -45, 112, 24, 12, 4), gold, { depth: 3, shine: 1 }),
    ) +
    pen.body(symmetricShape('0,-124 46,-114 76,-74 80,-26! 40,-36 0,-38'), steel, { depth: 15, shine: 1 }) +
    pen.body('M-84-40C-40-58 40-58 84-40L82-16C40-32-40-32-82-16Z', gold, { depth: 5, shine: 1 }) +
    pen.body(symmetricShape('0,-126 10,-122 12,-42 0,-40'), gold, { depth: 5, shine: 1 }) +
    pen.body(symmetricShape('0,-46 13,-42 14,2 6,22! 0,26!'), steel, { depth: 5, shine: 1 }) +
    [-62, -34, 34, 62].map((x) => ball(pen, x, -34 - (62 - Math.abs(x)) * 0.16, 4.5, gold)).join('') +
    sparkle(pen, -34, -92, 18),
}
