import { mirrored } from '../kit/parts.ts'
import { box, symmetricShape, curve, fixed, oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const iron = ramp('#2f3550')
const lace = ramp('#c81f2e')

export const samurai: Subject = {
  scene: 'blossom',
  sceneColours: { deep: '#240a0c', mid: '#b5402a', glow: '#ffc27a', spark: '#ff7a3a' },
  y: 10,
  draw: (pen) => {
    const bowl = symmetricShape('0,-92 46,-86 80,-56 90,-14! 40,-26 0,-30')
    return (
      mirrored((mirror) =>
        [0, 1, 2, 3]
          .map((i) =>
            pen.body(
              shape(
                mirror(
                  `${78 - i * 2},${-22 + i * 26}! ${116 + i * 6},${-8 + i * 26} ${128 + i * 5},${14 + i * 26}! ${96 + i * 2},${12 + i * 26} ${74 - i * 4},${8 + i * 26}!`,
                ),
              ),
              i % 2 ? iron : lace,
              { depth: 4, shine: 0.6 },
            ),
          )
          .reverse()
          .join(''),
      ) +
      mirrored((mirror) =>
        pen.body(shape(mirror('10,-72! 40,-104 60,-138 62,-164! 84,-128 84,-94 56,-62 24,-52!')), gold, { depth: 7, shine: 1 }),
      ) +
      pen.body(symmetricShape('0,-12 56,-10 76,20 70,64 46,102 22,122 0,128'), ramp('#1d1a26'), { depth: 8 }) +
      pen.body(symmetricShape('0,20 30,14 66,24 70,58 48,96 24,112 0,116'), ramp('#b5202a'), { depth: 12, shine: 0.7 }) +
      pen.path(symmetricShape('0,64 22,60 40,66 34,86 0,90'), '#1a0408') +
      [-26, -13, 0, 13, 26].map((x) => pen.path(box(x - 5, 63, 10, 11, 2) + box(x - 4.5, 78, 9, 9, 2), '#f6ead0')).join('') +
      mirrored(
        (mirror) =>
          pen.stroke(curve(mirror('22,28 40,36 58,34')), '#5a0a10', 4) +
          pen.stroke(curve(mirror('44,52 52,72 44,96')), '#5a0a10', 3.5) +
          pen.body(shape(mirror('6,50! 30,46 58,62 66,78! 40,60 12,60')), ramp('#f2ede4'), { depth: 3 }),
      ) +
      pen.body(symmetricShape('0,2 11,10 18,42 8,52 0,53'), ramp('#b5202a'), { depth: 7, shine: 0.7 }) +
      pen.path(symmetricShape('0,-22 70,-16 76,6 40,18 12,16 0,20'), '#0c0810') +
      mirrored(
        (mirror, side) =>
          pen.glow(40 * side, 2, 22, '#ffb13d', 0.9, 12) + pen.path(shape(mirror('22,8! 36,-6 60,-8! 52,6 36,10')), '#ffdf7a'),
      ) +
      pen.body(bowl, iron, { depth: 13, shine: 0.9 }) +
      pen.clipTo(
        bowl,
        pen.stroke(
          [-66, -44, -22, 0, 22, 44, 66].map((x) => `M${fixed(x * 0.2)} -96Q${fixed(x)} -70 ${fixed(x * 1.15)} -18`).join(''),
          gold.mid,
          2.4,
          {
            opacity: 0.85,
          },
        ),
      ) +
      pen.body(symmetricShape('0,-38 50,-34 92,-18 106,0! 56,-10 0,-14'), iron, { depth: 5, shine: 0.9 }) +
      pen.stroke('M-104-1Q0-34 104-1', gold.light, 3.4) +
      pen.body(oval(0, -58, 24), gold, { depth: 7, shine: 1 }) +
      pen.path(star(0, -58, 8, 17, 8), '#c81f2e') +
      pen.body(oval(0, -58, 6), gold, { depth: 3, shine: 1 }) +
      mirrored((_, side) => pen.stroke(`M${66 * side} 34C${70 * side} 84 ${42 * side} 118 ${10 * side} 134`, '#d8353f', 6)) +
      pen.body(shape('-14,126! 0,120 14,126! 10,148 0,142 -10,148'), lace, { depth: 4 })
    )
  },
}
