import { mirrored } from '../kit/parts.ts'
import { box, symmetricShape, curve, oval, polygon, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const wood = ramp('#b0632f')
const teal = ramp('#17a8a0')
const red = ramp('#d83a2a')

export const totem: Subject = {
  scene: 'jungle',
  sceneColours: { deep: '#06121f', mid: '#135a6a', glow: '#5ae8b0', spark: '#b8ffce' },
  y: 2,
  draw: (pen) =>
    mirrored(
      (mirror) =>
        ['26,-92! 60,-132 96,-136! 84,-112 90,-104! 118,-112 128,-88! 104,-84 98,-74! 122,-70 126,-48! 96,-50 62,-50!']
          .map((d) => pen.body(shape(mirror(d)), teal, { depth: 5, shine: 0.6 }))
          .join('') + pen.body(shape(mirror('20,-90! 36,-140 58,-146! 54,-112 44,-76!')), red, { depth: 4, shine: 0.6 }),
    ) +
    pen.body(symmetricShape('0,-152! 16,-136 18,-104 12,-78 0,-74'), gold, { depth: 5, shine: 0.9 }) +
    pen.body(symmetricShape('0,-88 56,-84 78,-58 80,24 72,92 52,136! 0,140'), wood, { depth: 14, shine: 0.35 }) +
    pen.stroke(
      Array.from({ length: 9 }, (_, i) => `M${-64 + i * 16} -70Q${-60 + i * 15} 30 ${-54 + i * 13.5} 130`).join(''),
      wood.deep,
      1.6,
      { opacity: 0.4 },
    ) +
    pen.body(symmetricShape('0,-84 58,-78 80,-50! 60,-44 0,-54'), red, { depth: 6 }) +
    [-44, -22, 0, 22, 44]
      .map((x) =>
        pen.body(
          polygon([
            [x, -80],
            [x + 8, -66],
            [x, -54],
            [x - 8, -66],
          ]),
          gold,
          { depth: 2, shine: 1 },
        ),
      )
      .join('') +
    mirrored(
      (mirror, side) =>
        pen.body(shape(mirror('8,-30! 36,-54 78,-42 82,-24! 54,-6 26,-6')), teal, { depth: 5 }) +
        pen.path(oval(46 * side, -28, 20, 19), '#120806') +
        pen.glow(46 * side, -28, 34, '#9dff6a', 1) +
        pen.path(oval(46 * side, -28, 14), pen.radial(['#ffffff', '#d2ff7a 40', '#4fc82a'])) +
        pen.path(oval(46 * side, -28, 4, 11), '#123008'),
    ) +
    pen.body(symmetricShape('0,-40 12,-30 22,16 30,30 14,42 0,44'), gold, { depth: 9, shine: 0.9 }) +
    mirrored((_, side) => pen.path(oval(14 * side, 34, 6, 5), '#3a1408')) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('40,6! 74,2 78,30 52,40!')), red, { depth: 5 }) +
        pen.stroke(curve(mirror('46,16 72,14')) + curve(mirror('50,26 74,24')), gold.light, 3),
    ) +
    pen.path(box(-54, 58, 108, 46, 14), '#1c0806') +
    [-40, -20, 0, 20, 40]
      .map((x) => pen.body(box(x - 9, 58, 18, 18, 4), ivory, { depth: 2 }) + pen.body(box(x - 9, 86, 18, 18, 4), ivory, { depth: 2 }))
      .join('') +
    pen.stroke(box(-56, 56, 112, 50, 15), red.mid, 6) +
    pen.body(box(-60, 116, 120, 22, 8), teal, { depth: 5 }) +
    [-36, 0, 36].map((x) => pen.body(oval(x, 127, 7), gold, { depth: 3, shine: 1 })).join(''),
}
