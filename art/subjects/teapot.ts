import { flower } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const clay = ramp('#1d7f9e')
const white = ramp('#f6f2e8')

const steam = (pen: Pen): string =>
  pen.group(
    pen.stroke(
      curve('-18,-92 -34,-112 -10,-128 -22,-150') + curve('16,-92 4,-110 26,-126 14,-148') + curve('44,-86 36,-100 52,-114 46,-128'),
      '#ffffff',
      9,
      { opacity: 0.55 },
    ),
    { filter: pen.blur(4) },
  )

export const teapot: Subject = {
  scene: 'karst',
  sceneColours: { deep: '#08352f', mid: '#1f8a78', glow: '#ffe0a8', spark: '#ff9b5c' },
  y: 14,
  draw: (pen) => {
    const belly = symmetricShape('0,-62 44,-58 84,-30 98,12 84,58 48,88 0,94')
    return (
      steam(pen) +
      pen.body(shape('74,-24! 110,-34 126,-70 148,-82! 152,-66 138,-40 124,4 92,34!'), clay, { depth: 9, shine: 0.9 }) +
      pen.stroke('M-84-20C-148-52-158 40-82 48', clay.dark, 22) +
      pen.stroke('M-84-22C-146-52-154 36-82 46', clay.mid, 16) +
      pen.stroke('M-90-28C-134-44-146 8-120 34', clay.light, 4, { opacity: 0.8 }) +
      pen.body(belly, clay, { depth: 18, shine: 0.95 }) +
      pen.clipTo(
        belly,
        pen.path(oval(0, 14, 62, 56), white.light, { opacity: 0.95 }) +
          pen.stroke(oval(0, 14, 62, 56), gold.light, 4) +
          pen.stroke(curve('-54,44 -20,30 6,8 34,-28'), '#5a3320', 6) +
          pen.stroke(curve('-8,20 12,24 34,18'), '#5a3320', 3.5),
      ) +
      [
        [34, -26, 15],
        [12, 0, 13],
        [36, 16, 12],
        [-22, 30, 12],
        [-2, 44, 9],
      ]
        .map(([x = 0, y = 0, r = 1], i) => flower(pen, x, y, r, ramp(i % 2 ? '#ffd5dc' : '#f2607f'), i * 31))
        .join('') +
      pen.body(symmetricShape('0,-96 30,-92 62,-70 70,-58! 40,-50 0,-48'), clay, { depth: 9, shine: 0.9 }) +
      pen.stroke('M-68-58Q0-40 68-58', gold.light, 5) +
      pen.body(oval(0, -104, 15, 14), gold, { depth: 7, shine: 1 }) +
      pen.body(symmetricShape('0,90 46,86 54,100 0,106'), gold, { depth: 4, shine: 0.8 }) +
      pen.body(shape('76,92! 132,92! 128,118 114,132 94,132 80,118'), white, { depth: 8, shine: 0.8 }) +
      pen.path(oval(104, 93, 28, 7), '#a85a1c') +
      pen.stroke(oval(104, 93, 28, 7), clay.mid, 4) +
      pen.path(oval(98, 91, 12, 2.4), '#ffd08a', { opacity: 0.8 })
    )
  },
}
