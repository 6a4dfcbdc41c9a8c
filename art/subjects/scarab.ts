import { mirrored } from '../kit/parts.ts'
import { symmetricShape, curve, oval, polygon, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const shell = ramp('#1590b5')
const lapis = ramp('#1f3fa8')

export const scarab: Subject = {
  scene: 'desert',
  sceneColours: { deep: '#1a0f3a', mid: '#6a3a9a', glow: '#ffb56a', spark: '#ffd75e' },
  y: 0,
  draw: (pen) =>
    mirrored(
      (mirror) =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            pen.group(
              pen.body(
                shape(mirror(`14,0! 60,${-26 + i * 3} 116,${-34 + i * 8} 146,${-22 + i * 12}! 120,${2 + i * 6} 64,${10 + i * 2}`)),
                [gold, lapis, gold, ramp('#d8402a'), gold][i] ?? gold,
                { depth: 4, shine: 0.9 },
              ),
              { y: -44 + i * 19 },
            ),
          )
          .reverse()
          .join('') +
        pen.stroke(curve(mirror('44,66 78,84 84,118! 96,128')), gold.dark, 10) +
        pen.stroke(curve(mirror('44,64 78,82 84,116! 96,126')), gold.light, 4) +
        pen.stroke(curve(mirror('26,-60 52,-84 46,-112! 58,-122')), gold.dark, 9) +
        pen.stroke(curve(mirror('26,-62 52,-86 46,-114! 58,-124')), gold.light, 4),
    ) +
    pen.glow(0, -116, 60, '#ffd75e', 0.9) +
    pen.body(oval(0, -112, 31), ramp('#ff6a1f'), { depth: 12, shine: 1 }) +
    pen.stroke(oval(0, -112, 35), gold.light, 4) +
    pen.body(symmetricShape('0,-78 26,-72 40,-52 34,-34 0,-30'), gold, { depth: 8, shine: 1 }) +
    mirrored((_, side) => pen.body(oval(26 * side, -58, 8), ramp('#0c1a3a'), { depth: 4, shine: 1 })) +
    pen.body(symmetricShape('0,-40 44,-36 58,-14 52,4 0,8'), lapis, { depth: 9, shine: 1 }) +
    pen.stroke('M-52-2Q0 10 52-2', gold.light, 4) +
    pen.body(symmetricShape('0,4 56,0 68,40 56,86 28,116 0,124'), shell, { depth: 16, shine: 1 }) +
    pen.stroke('M0 6V122', gold.dark, 6) +
    pen.stroke('M-1 6V122', gold.light, 2.5) +
    mirrored(
      (mirror) =>
        pen.stroke(curve(mirror('14,14 34,50 24,104')), gold.light, 2.5, { opacity: 0.85 }) +
        pen.stroke(curve(mirror('30,10 52,48 40,92')), gold.light, 2.5, { opacity: 0.85 }),
    ) +
    pen.group(
      pen.body(
        polygon([
          [0, -18],
          [14, 0],
          [0, 18],
          [-14, 0],
        ]),
        ramp('#e0203a'),
        { depth: 4, shine: 1 },
      ),
      { y: 46 },
    ) +
    pen.stroke(symmetricShape('0,4 56,0 68,40 56,86 28,116 0,124'), gold.mid, 4),
}
