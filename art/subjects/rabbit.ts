import { mirrored, flower } from '../kit/parts.ts'
import { box, symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const fur = ramp('#fbf3ec')
const pink = ramp('#ff9fb4')

export const rabbit: Subject = {
  scene: 'moonNight',
  sceneColours: { deep: '#0a1440', mid: '#2a4aa8', glow: '#ffe6a0', spark: '#ffc46b' },
  y: 18,
  draw: (pen) =>
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('10,-40! 12,-90 24,-136 48,-152 60,-128 58,-86 46,-44!')), fur, { depth: 9, shine: 0.2 }) +
        pen.body(shape(mirror('24,-52! 24,-92 34,-126 46,-134 50,-112 46,-80 38,-52!')), pink, { depth: 6 }),
    ) +
    pen.body(symmetricShape('0,44 46,48 78,72 92,112 84,140! 0,144'), ramp('#c8202e'), { depth: 12 }) +
    pen.body(symmetricShape('0,60 14,62 20,100 18,142 0,144'), gold, { depth: 4 }) +
    pen.body(symmetricShape('0,-58 42,-52 76,-28 92,6 84,40 54,62 0,70'), fur, { depth: 15, shine: 0.2 }) +
    mirrored((_, side) => pen.glow(58 * side, 26, 26, '#ff8aa0', 0.75, 18)) +
    mirrored(
      (mirror, side) =>
        pen.path(oval(37 * side, -4, 14, 17), '#2a1018') +
        pen.path(oval(37 * side, 2, 11, 10), pen.radial(['#ff7f6a', '#a8203c'], 0.5, 0.8, 0.7)) +
        pen.path(oval(37 * side, -4, 9, 11), '#18070c') +
        pen.path(oval(32 * side + (side < 0 ? -9 : 0) + 2, -11, 5.4), '#ffffff') +
        pen.path(oval(37 * side + 5, 4, 2.4), '#ffffff') +
        pen.stroke(curve(mirror('20,-26 36,-34 52,-28')), fur.dark, 3),
    ) +
    mirrored((mirror) => pen.body(shape(mirror('0,24! 14,18 28,26 28,42 14,48 0,42!')), fur, { depth: 7 })) +
    pen.body(symmetricShape('0,18 11,16 12,24 0,33'), pink, { depth: 3, shine: 1 }) +
    pen.body(box(-8, 43, 16, 15, 3), ivory, { depth: 2 }) +
    pen.stroke('M0 44V57', '#c9b8a4', 1.2) +
    pen.body(oval(0, 108, 46, 40), ramp('#e8a23a'), { depth: 9, shine: 0.4 }) +
    pen.stroke(oval(0, 108, 34, 29), '#8a4a10', 2.4, { opacity: 0.7 }) +
    pen.group(flower(pen, 0, 108, 24, ramp('#d98a24')), {}) +
    Array.from({ length: 14 }, (_, i) =>
      pen.path(oval(42 * Math.cos((i * Math.PI) / 7), 108 + 36 * Math.sin((i * Math.PI) / 7), 5), '#f7c76a'),
    ).join('') +
    mirrored((mirror) => pen.body(shape(mirror('30,84 54,82 64,100 56,118 40,122 34,104')), fur, { depth: 8 })),
}
