import { mirrored, leaf } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const white = ramp('#fbf7ef')
const black = ramp('#35303c')
const bamboo = ramp('#6cc03a')

export const panda: Subject = {
  scene: 'jungle',
  sceneColours: { deep: '#12300c', mid: '#4a8f1e', glow: '#f0ffa0', spark: '#eaffb0' },
  y: 6,
  draw: (pen) =>
    mirrored((mirror) => pen.body(shape(mirror('54,-76 66,-114 96,-122 116,-98 106,-66 84,-52')), black, { depth: 8 })) +
    pen.body(symmetricShape('0,40 54,46 92,76 104,120 92,142! 0,146'), black, { depth: 14 }) +
    pen.body(symmetricShape('0,80 40,86 52,116 44,142 0,146'), white, { depth: 9 }) +
    pen.body(symmetricShape('0,-104 46,-100 84,-76 108,-34 110,8 88,46 46,66 0,70'), white, { depth: 17, shine: 0.2 }) +
    mirrored(
      (mirror, side) =>
        pen.body(shape(mirror('22,-38 46,-48 66,-28 70,4 54,22 34,12 22,-10')), black, { depth: 6, shine: 0.3 }) +
        pen.path(oval(45 * side, -12, 14), '#0c080a') +
        pen.path(oval(45 * side, -9, 11), pen.radial(['#c88a4a', '#5a2a10'], 0.5, 0.7, 0.6)) +
        pen.path(oval(45 * side, -12, 8), '#0c0608') +
        pen.path(oval(45 * side - 5, -18, 5), '#ffffff') +
        pen.path(oval(45 * side + 5, -7, 2.2), '#ffffff') +
        pen.glow(78 * side, 24, 20, '#ff9aa0', 0.6, 14),
    ) +
    pen.body(symmetricShape('0,2 24,6 40,24 34,46 14,56 0,58'), white, { depth: 9 }) +
    pen.body(symmetricShape('0,6 16,4 18,14 0,26'), black, { depth: 4, shine: 1 }) +
    pen.path(symmetricShape('0,36 14,33 22,36! 16,50 0,54'), '#5a141c') +
    pen.body(symmetricShape('0,45 9,45 9,52 0,54'), ramp('#ff7f8f'), { depth: 2 }) +
    pen.stroke('M0 24V36M-24 34Q-12 42 0 36Q12 42 24 34', '#2a2028', 3) +
    pen.group(
      [0, 1, 2, 3].map((i) => pen.body(box(-11, -130 + i * 62, 22, 60, 5), bamboo, { depth: 5, shine: 0.7, angle: 0 })).join('') +
        leaf(pen, 8, -100, -40, 56, bamboo) +
        leaf(pen, 8, -96, 8, 50, bamboo) +
        leaf(pen, -8, -40, 205, 50, bamboo),
      { x: 92, y: 40, rotation: 16 },
    ) +
    pen.body(shape('60,78 86,66 108,78 108,100 86,112 62,104'), black, { depth: 8 }) +
    pen.body(shape('-96,88 -70,78 -46,90 -48,114 -72,122 -94,112'), black, { depth: 8 }),
}
