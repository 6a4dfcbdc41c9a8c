import { both, sparkle } from '../kit/parts.ts'
import { half, n, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const pink = ramp('#f25a92')
const inner = ramp('#ff9cbc')

const petal = (pen: Pen, turn: number, length: number, wide: number, of: Ramp): string =>
  pen.group(
    pen.body(
      shape(
        `0,0! ${wide * 0.8},${-length * 0.3} ${wide},${-length * 0.62} 0,${-length}! ${-wide},${-length * 0.62} ${-wide * 0.8},${-length * 0.3}`,
      ),
      of,
      { depth: 7, angle: 90, fill: pen.linear(['#fff4f4', `${of.light} 30`, of.mid, of.dark], 90) },
    ) +
      pen.stroke(
        `M0 ${n(-length * 0.12)}V${n(-length * 0.8)}M0 ${n(-length * 0.14)}Q${n(wide * 0.6)} ${n(-length * 0.4)} ${n(wide * 0.3)} ${n(-length * 0.74)}M0 ${n(-length * 0.14)}Q${n(-wide * 0.6)} ${n(-length * 0.4)} ${n(-wide * 0.3)} ${n(-length * 0.74)}`,
        of.dark,
        1.1,
        { opacity: 0.4 },
      ),
    { turn },
  )

export const lotus: Subject = {
  scene: 'moonNight',
  ground: { deep: '#07123a', mid: '#1c3f9a', glow: '#ffb7d0', spark: '#ffd98a' },
  y: 40,
  draw: (pen) =>
    both((_, s) => pen.body(oval(s * 88, 66, 66, 22), ramp('#2f9a5a'), { depth: 6 })) +
    pen.body(oval(0, 78, 88, 24), ramp('#258a4e'), { depth: 6 }) +
    pen.glow(0, -10, 150, '#ffd27a', 0.8) +
    pen.group(
      [-84, 84, -62, 62].map((t) => petal(pen, t, 124, 34, pink)).join('') +
        [-42, 42, -20, 20, 0].map((t) => petal(pen, t, 140, 34, pink)).join(''),
      { y: 48 },
    ) +
    pen.group([-58, 58, -34, 34, -12, 12].map((t) => petal(pen, t, 102, 28, inner)).join(''), { y: 56 }) +
    pen.glow(0, -2, 70, '#fff2b0', 0.95) +
    pen.body(half('0,-58! 14,-36 19,-16 12,2 0,8'), ramp('#ffb52e'), { depth: 5, fill: pen.linear(['#fffbe0', '#ffd34a', '#ff8a1f']) }) +
    pen.group([-76, 76, -50, 50, -24, 24, 0].map((t) => petal(pen, t, 74 - Math.abs(t) * 0.1, 24, t === 0 ? inner : pink)).join(''), {
      y: 70,
    }) +
    sparkle(pen, -70, -70, 13) +
    sparkle(pen, 82, -44, 10),
}
