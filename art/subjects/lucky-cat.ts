import { mirrored, coin, sparkle } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const fur = ramp('#fffaf2')
const red = ramp('#d81f2c')

export const luckyCat: Subject = {
  scene: 'sunburst',
  sceneColours: { deep: '#7d0a14', mid: '#d8232c', glow: '#ffb13b', spark: '#ffe9a0' },
  y: 8,
  draw: (pen) =>
    [
      [-108, 112, 30, 0.5, -8],
      [-74, 130, 30, 0.45, 6],
      [98, 120, 32, 0.5, 10],
      [66, 134, 28, 0.42, -5],
      [-112, 92, 24, 0.6, 12],
    ]
      .map(([x = 0, y = 0, r = 1, aspect = 1, rotation = 0]) => coin(pen, x, y, r, aspect, rotation))
      .join('') +
    pen.body(symmetricShape('0,26 56,30 86,66 92,110 76,136 0,140'), fur, { depth: 15, shine: 0.35 }) +
    pen.body(shape('74,70! 112,52 124,4 122,-34 106,-50 88,-42 84,-4 66,38!'), fur, { depth: 11, shine: 0.35 }) +
    pen.body(oval(105, -34, 12, 13), ramp('#ffb3bd'), { depth: 4 }) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('34,-84! 58,-116 88,-136! 98,-96 88,-62!')), fur, { depth: 6 }) +
        pen.body(shape(mirror('52,-88! 68,-108 84,-120! 88,-94 82,-74!')), red, { depth: 4 }),
    ) +
    pen.body(symmetricShape('0,-98 44,-94 82,-70 98,-34 90,6 58,32 0,40'), fur, { depth: 16, shine: 0.35 }) +
    pen.path(shape('-96,-46! -78,-72 -48,-90! -46,-62 -66,-44'), '#f2a23a', { opacity: 0.9 }) +
    pen.path(shape('24,-96! 60,-90 84,-68! 62,-60 36,-70'), '#3b2a2c', { opacity: 0.85 }) +
    mirrored((_, side) => pen.glow(62 * side, 2, 22, '#ff7f8f', 0.8, 15)) +
    mirrored(
      (mirror, side) =>
        pen.path(oval(40 * side, -26, 17, 19), '#20130f') +
        pen.path(oval(40 * side, -24, 14.5, 16), pen.radial(['#ffe27a', '#f0a81c 60', '#a05a08'], 0.5, 0.6, 0.6)) +
        pen.path(oval(40 * side, -26, 7, 13), '#120806') +
        pen.path(oval(40 * side - 6, -34, 5), '#ffffff') +
        pen.stroke(curve(mirror('62,-4 96,-10 128,-12')), '#8a7a6c', 1.8) +
        pen.stroke(curve(mirror('62,4 94,6 122,14')), '#8a7a6c', 1.8),
    ) +
    pen.body(symmetricShape('0,-8 9,-9 10,-3 0,5'), ramp('#ff7f95'), { depth: 3 }) +
    pen.stroke('M0 4C0 14-14 18-20 10M0 4C0 14 14 18 20 10', '#5a2a20', 2.6) +
    pen.body(shape('-78,30! -40,44 0,48 40,44 78,30! 76,46 40,60 0,64 -40,60 -76,46'), red, { depth: 5 }) +
    pen.body(oval(0, 64, 17), gold, { depth: 8, shine: 1 }) +
    pen.stroke('M-12 66H12M0 68V77', gold.deep, 2.6) +
    pen.body(shape('-58,94! -24,82 20,84 58,100! 62,132 0,138 -62,128'), gold, { depth: 8, shine: 0.9 }) +
    pen.path(star(0, 110, 5, 17, 7.5), gold.bright, { stroke: gold.dark, 'stroke-width': 2 }) +
    pen.body(shape('-84,74 -64,66 -50,82 -52,108 -72,114 -86,98'), fur, { depth: 8 }) +
    pen.body(shape('-76,124 -50,122 -44,138 -60,144 -80,142') + shape('76,124 50,122 44,138 60,144 80,142'), fur, { depth: 6 }) +
    sparkle(pen, 118, -92, 16) +
    sparkle(pen, -108, 62, 12),
}
