import { mirrored, eyes } from '../kit/parts.ts'
import { box, symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#e02a22')

/** The face of an oni, a horned demon of Japanese folklore. */
export const oni: Subject = {
  scene: 'paperCut',
  sceneColours: { deep: '#0a1440', mid: '#2344b8', glow: '#8ad0ff', spark: '#ffe066' },
  y: 6,
  draw: (pen) =>
    mirrored((mirror) =>
      ['20,-90! 60,-128 100,-118! 86,-104 84,-92! 118,-92 136,-68! 116,-66 104,-54! 128,-36 130,-10! 108,-20 86,-18!']
        .map((d) => pen.body(shape(mirror(d)), ramp('#1c1822'), { depth: 6 }))
        .join(''),
    ) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('24,-76! 30,-108 44,-134 40,-158! 66,-138 72,-104 60,-68!')), ramp('#f0c46a'), { depth: 8, shine: 0.8 }) +
        pen.stroke(curve(mirror('31,-98 50,-106 68,-100')), '#8a5a1c', 2.4) +
        pen.stroke(curve(mirror('38,-120 52,-126 64,-122')), '#8a5a1c', 2.2),
    ) +
    pen.body(symmetricShape('0,-88 48,-84 86,-52 96,-6 104,26 84,64 62,102 30,122 0,126'), skin, { depth: 16, shine: 0.6 }) +
    pen.path(symmetricShape('0,58 40,50 70,38! 66,84 36,108 0,110'), pen.linear(['#20030a', '#6a0a18'])) +
    pen.body(symmetricShape('0,84 26,86 22,106 0,108'), ramp('#ff6f8a'), { depth: 5, shine: 0.8 }) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('40,50! 58,46! 58,22 50,6! 40,24')), ivory, { depth: 4, shine: 0.9 }) +
        pen.body(shape(mirror('30,106! 46,100! 46,78 40,66! 30,82')), ivory, { depth: 4, shine: 0.9 }),
    ) +
    [-24, -8, 8, 24].map((x) => pen.body(box(x - 7, 55, 14, 13, 3), ivory, { depth: 2 })).join('') +
    pen.body(symmetricShape('0,-12 18,-6 34,20 28,40 10,46 0,46'), skin, { depth: 10, shine: 0.7 }) +
    mirrored((_, side) => pen.path(oval(15 * side, 34, 7, 5), '#4a0508')) +
    mirrored((mirror) => pen.body(shape(mirror('46,30! 70,10 92,24 80,50 60,52')), skin, { depth: 8, shine: 0.7 })) +
    eyes(pen, {
      lids: '16,-20! 40,-40 72,-40 80,-28! 62,-6 34,-4',
      x: 50,
      y: -24,
      r: 15,
      iris: '#ffd21f',
      pupil: [4, 5],
      white: '#fffbe0',
    }) +
    mirrored((mirror) =>
      pen.body(shape(mirror('6,-22! 28,-48 58,-60 96,-56! 82,-44 58,-38 34,-24 16,-10!')), ramp('#2a1f2a'), { depth: 5 }),
    ) +
    pen.body(symmetricShape('0,-72 10,-58 8,-40 0,-28'), skin, { depth: 5 }) +
    mirrored((mirror) => pen.stroke(curve(mirror('10,-66 30,-62 46,-66')), skin.deep, 4, { opacity: 0.6 })) +
    pen.body(symmetricShape('0,-94! 20,-84 0,-72'), gold, { depth: 4, shine: 1 }) +
    mirrored((_, side) => pen.stroke(oval(104 * side, 28, 9, 12), gold.dark, 5) + pen.stroke(oval(104 * side, 28, 9, 12), gold.light, 2.4)),
}
