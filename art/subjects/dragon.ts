import { mirrored, eyes, flame } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#d4231f')
const horn = gold
const mane = ramp('#f2a41c')

export const dragon: Subject = {
  scene: 'palace',
  sceneColours: { deep: '#26060a', mid: '#8f1620', glow: '#ffb04a', spark: '#f2c14e' },
  y: 4,
  draw: (pen) =>
    mirrored((mirror) =>
      [
        '40,-60! 92,-92 134,-84! 112,-66 96,-52! 128,-50 148,-30! 116,-30 96,-18! 130,-4 142,22! 110,8 90,16! 116,40 118,66! 92,44 70,44!',
        '30,40! 70,60 96,96! 70,88 58,88! 66,112 56,134! 42,108 20,96!',
      ]
        .map((d) => pen.body(shape(mirror(d)), mane, { depth: 5 }))
        .join(''),
    ) +
    mirrored((mirror) =>
      pen.body(shape(mirror('26,-78! 34,-112 62,-128 70,-150! 84,-124 76,-100! 92,-108 106,-126! 106,-98 84,-80 56,-72 44,-60!')), horn, {
        depth: 6,
        shine: 0.8,
      }),
    ) +
    pen.body(symmetricShape('0,-104 26,-98 52,-78 66,-46 78,-14 70,22 54,44 62,76 48,104 24,118 0,120'), skin, { depth: 14, shine: 0.5 }) +
    mirrored((mirror) => pen.body(shape(mirror('56,-44! 92,-58 118,-48! 98,-34 104,-18! 82,-16 66,-20')), skin, { depth: 5 })) +
    pen.clipTo(
      symmetricShape('0,-104 26,-98 52,-78 66,-46 78,-14 70,22 54,44 62,76 48,104 24,118 0,120'),
      pen.stroke(
        Array.from({ length: 5 }, (_, r) =>
          Array.from({ length: 9 }, (_, c) => `M${-72 + c * 16 + (r % 2) * 8} ${-92 + r * 11}a8 7 0 0 0 16 0`).join(''),
        ).join(''),
        skin.deep,
        1.5,
        { opacity: 0.5 },
      ),
    ) +
    pen.path(symmetricShape('0,62 30,58 50,66 44,90 26,108 0,112'), pen.linear(['#1f0206', '#8d0d18'])) +
    flame(pen, 0, 112, 46, 180) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('40,62! 52,60! 50,82 44,96! 40,80')), ivory, { depth: 2.5 }) +
        pen.body(shape(mirror('20,62! 30,62! 28,76 24,82! 20,74')), ivory, { depth: 2 }) +
        pen.body(shape(mirror('30,106! 40,100! 38,90 34,82! 30,92')), ivory, { depth: 2 }),
    ) +
    pen.body(symmetricShape('0,10 24,6 52,18 64,40 54,62 28,66 0,64'), ramp('#e8392b'), { depth: 12, shine: 0.6 }) +
    mirrored(
      (mirror, side) =>
        pen.path(oval(24 * side, 38, 8, 6), '#3a0409') + pen.stroke(curve(mirror('14,30 24,24 36,32')), skin.bright, 2.4, { opacity: 0.7 }),
    ) +
    pen.body(symmetricShape('0,-86 10,-70 12,-40 18,8 0,20'), mane, { depth: 5 }) +
    pen.body(symmetricShape('0,-66 12,-54 0,-42'), ramp('#16b38a'), { depth: 4, shine: 1 }) +
    eyes(pen, {
      lids: '18,-18! 38,-36 62,-34 70,-24! 54,-8 32,-6',
      x: 46,
      y: -21,
      r: 13,
      iris: '#8dff5a',
      pupil: [3.2, 10],
      white: '#fff7c2',
    }) +
    mirrored((mirror) => pen.body(shape(mirror('12,-24! 30,-48 58,-56 88,-64! 76,-46 54,-36 34,-28 20,-12!')), mane, { depth: 5 })) +
    mirrored(
      (mirror) =>
        pen.stroke(curve(mirror('54,40 92,44 112,80 96,108 116,132')), gold.dark, 7) +
        pen.stroke(curve(mirror('54,40 92,44 112,80 96,108 116,132')), gold.light, 4),
    ) +
    pen.body(symmetricShape('0,112 14,116 18,128 0,146!'), mane, { depth: 4 }),
}
