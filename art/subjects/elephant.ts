import { ball, mirrored, gem, sparkle } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const hide = ramp('#8c93ad')
const cloth = ramp('#c81f4f')

export const elephant: Subject = {
  scene: 'savanna',
  sceneColours: { deep: '#2a0a2a', mid: '#b03a5a', glow: '#ffb87a', spark: '#ffe08a' },
  y: 4,
  draw: (pen) =>
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('40,-62! 84,-98 128,-84 146,-34 136,24 104,58 76,50 58,10!')), hide, { depth: 14 }) +
        pen.body(shape(mirror('62,-52! 92,-78 120,-68 132,-30 122,14 102,36 84,28 70,0')), ramp('#d88aa0'), { depth: 9 }),
    ) +
    pen.body(symmetricShape('0,-110 40,-104 66,-72 70,-24 58,26 40,52 0,58'), hide, { depth: 16 }) +
    pen.body(shape('-34,20! -30,64 -24,104 -6,132 26,138 44,122! 36,112 20,114 12,100 20,64 34,20!'), hide, { depth: 12 }) +
    pen.stroke([46, 60, 74, 88, 102].map((y, i) => `M${-28 + i * 2} ${y}Q-4 ${y + 8} ${25 - i} ${y - 2}`).join(''), hide.deep, 2.6, {
      opacity: 0.55,
    }) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('34,34! 48,30! 62,66 84,92 104,96! 86,112 58,100 40,72')), ivory, { depth: 7, shine: 0.9 }) +
        pen.body(shape(mirror('34,36! 50,32! 54,46 40,52!')), gold, { depth: 3, shine: 1 }),
    ) +
    mirrored(
      (mirror, side) =>
        pen.path(shape(mirror('28,-18! 40,-30 58,-26 60,-16! 50,-6 36,-8')), '#1c1420') +
        pen.path(oval(45 * side, -17, 8), pen.radial(['#ffcf8a', '#8a4a1a'], 0.5, 0.7, 0.6)) +
        pen.path(oval(45 * side, -17, 4.2), '#0c0608') +
        pen.path(oval(45 * side - 3, -20, 2.6), '#ffffff') +
        pen.stroke(curve(mirror('24,-26 42,-40 64,-34')), hide.deep, 4),
    ) +
    pen.body(shape('-58,-96! 0,-118 58,-96! 50,-60 26,-30 0,-2! -26,-30 -50,-60'), cloth, { depth: 8, shine: 0.6 }) +
    pen.stroke(shape('-52,-92! 0,-110 52,-92! 44,-60 22,-32 0,-8! -22,-32 -44,-60'), gold.light, 3.4) +
    pen.group(
      gem(
        pen,
        [
          [0, -20],
          [14, -12],
          [14, 12],
          [0, 20],
          [-14, 12],
          [-14, -12],
        ],
        ramp('#1fb5a0'),
      ),
      { y: -64 },
    ) +
    mirrored((_, side) => pen.body(oval(28 * side, -80, 6), gold, { depth: 3, shine: 1 })) +
    ball(pen, 0, 2, 7, gold) +
    pen.body(shape('-44,-108! -50,-146! -24,-126! 0,-156! 24,-126! 50,-146! 44,-108! 0,-118'), gold, { depth: 7, shine: 1 }) +
    ball(pen, 0, -156, 6, gold) +
    mirrored(
      (_, side) =>
        ball(pen, 50 * side, -148, 5, gold) +
        pen.stroke(`M${66 * side} -70Q${78 * side} -30 ${70 * side} 4`, gold.mid, 4, { 'stroke-dasharray': '0.1 8' }),
    ) +
    sparkle(pen, -6, -74, 16),
}
