import { mirrored, sparkle } from '../kit/parts.ts'
import { symmetricShape, fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const pink = ramp('#f25a92')
const inner = ramp('#ff9cbc')

const petal = (pen: Pen, rotation: number, length: number, halfWidth: number, shades: Ramp): string =>
  pen.group(
    pen.body(
      shape(
        `0,0! ${halfWidth * 0.8},${-length * 0.3} ${halfWidth},${-length * 0.62} 0,${-length}! ${-halfWidth},${-length * 0.62} ${-halfWidth * 0.8},${-length * 0.3}`,
      ),
      shades,
      { depth: 7, angle: 90, fill: pen.linear(['#fff4f4', `${shades.light} 30`, shades.mid, shades.dark], 90) },
    ) +
      pen.stroke(
        `M0 ${fixed(-length * 0.12)}V${fixed(-length * 0.8)}M0 ${fixed(-length * 0.14)}Q${fixed(halfWidth * 0.6)} ${fixed(-length * 0.4)} ${fixed(halfWidth * 0.3)} ${fixed(-length * 0.74)}M0 ${fixed(-length * 0.14)}Q${fixed(-halfWidth * 0.6)} ${fixed(-length * 0.4)} ${fixed(-halfWidth * 0.3)} ${fixed(-length * 0.74)}`,
        shades.dark,
        1.1,
        { opacity: 0.4 },
      ),
    { rotation },
  )

export const lotus: Subject = {
  scene: 'moonNight',
  sceneColours: { deep: '#07123a', mid: '#1c3f9a', glow: '#ffb7d0', spark: '#ffd98a' },
  y: 40,
  draw: (pen) =>
    mirrored((_, side) => pen.body(oval(side * 88, 66, 66, 22), ramp('#2f9a5a'), { depth: 6 })) +
    pen.body(oval(0, 78, 88, 24), ramp('#258a4e'), { depth: 6 }) +
    pen.glow(0, -10, 150, '#ffd27a', 0.8) +
    pen.group(
      [-84, 84, -62, 62].map((angle) => petal(pen, angle, 124, 34, pink)).join('') +
        [-42, 42, -20, 20, 0].map((angle) => petal(pen, angle, 140, 34, pink)).join(''),
      { y: 48 },
    ) +
    pen.group([-58, 58, -34, 34, -12, 12].map((angle) => petal(pen, angle, 102, 28, inner)).join(''), { y: 56 }) +
    pen.glow(0, -2, 70, '#fff2b0', 0.95) +
    pen.body(symmetricShape('0,-58! 14,-36 19,-16 12,2 0,8'), ramp('#ffb52e'), {
      depth: 5,
      fill: pen.linear(['#fffbe0', '#ffd34a', '#ff8a1f']),
    }) +
    pen.group(
      [-76, 76, -50, 50, -24, 24, 0].map((angle) => petal(pen, angle, 74 - Math.abs(angle) * 0.1, 24, angle === 0 ? inner : pink)).join(''),
      {
        y: 70,
      },
    ) +
    sparkle(pen, -70, -70, 13) +
    sparkle(pen, 82, -44, 10),
}
