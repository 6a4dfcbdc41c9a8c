import { mirrored, coin, sparkle } from '../kit/parts.ts'
import { symmetricShape, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#d99a2b')
const belly = ramp('#ffe29a')

export const toad: Subject = {
  scene: 'lilyPond',
  sceneColours: { deep: '#06302a', mid: '#0f7a63', glow: '#9df0c0', spark: '#4fae4a' },
  y: 4,
  draw: (pen) =>
    [
      [-104, 108, 34, 0.42],
      [106, 104, 36, 0.42],
      [-60, 128, 36, 0.4],
      [62, 130, 34, 0.38],
      [0, 134, 38, 0.38],
    ]
      .map(([x = 0, y = 0, r = 1, aspect = 1]) => coin(pen, x, y, r, aspect, pen.random.next(-8, 8)))
      .join('') +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('50,40! 88,30 116,56 118,92 96,112 66,108 50,84')), skin, { depth: 13 }) +
        pen.body(shape(mirror('70,98! 96,92 126,104 132,114! 112,116 96,122 78,120 66,112')), skin, { depth: 5 }),
    ) +
    pen.body(symmetricShape('0,-60 46,-56 78,-28 88,20 80,72 50,106 0,114'), skin, { depth: 18, shine: 0.55 }) +
    pen.body(symmetricShape('0,10 36,12 56,36 52,76 30,100 0,106'), belly, { depth: 12, shine: 0.4 }) +
    pen.stroke([34, 52, 70, 86].map((y) => `M-44 ${y}Q0 ${y + 10} 44 ${y}`).join(''), belly.dark, 2, { opacity: 0.5 }) +
    mirrored(
      (mirror, side) =>
        pen.body(oval(52 * side, -66, 34, 32), skin, { depth: 12, shine: 0.6 }) +
        pen.path(oval(54 * side, -66, 21, 20), '#1c0a04') +
        pen.path(oval(54 * side, -66, 18.5, 17.5), pen.radial(['#ffe04a', '#ff5a2a 60', '#9a1414'], 0.5, 0.6, 0.58)) +
        pen.path(oval(54 * side, -66, 12, 6), '#140404') +
        pen.path(oval(54 * side - 7, -74, 5), '#ffffff') +
        pen.body(shape(mirror('24,-74! 40,-96 68,-98 86,-78! 66,-82 44,-80')), skin, { depth: 5 }),
    ) +
    mirrored(
      (_, side) =>
        [
          [66, -14, 8],
          [74, 10, 6],
          [58, 2, 5],
          [30, -50, 6],
          [76, 34, 7],
        ]
          .map(([x = 0, y = 0, r = 1]) => pen.body(oval(x * side, y, r), gold, { depth: 3, shine: 1 }))
          .join('') + pen.path(oval(8 * side, -34, 4, 2.6), '#4a2408'),
    ) +
    pen.path(symmetricShape('0,-12 40,-16 72,-26! 56,6 24,18 0,20'), pen.linear(['#4a0a0a', '#b3302a'])) +
    pen.stroke('M-74-28C-52-12-20-10 0-12C20-10 52-12 74-28', skin.deep, 4) +
    coin(pen, 0, 10, 40, 0.92, 0) +
    mirrored((mirror) => pen.body(shape(mirror('40,74 62,72 72,96 66,118! 56,112 48,120! 40,112 28,118! 30,92')), skin, { depth: 7 })) +
    pen.body(symmetricShape('0,-62 12,-58 10,-44 0,-40'), ramp('#d8202c'), { depth: 5, shine: 1 }) +
    sparkle(pen, 26, -12, 16) +
    sparkle(pen, -92, -100, 12),
}
