import { flame } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const red = ramp('#e81f12')
const green = ramp('#3f9a2a')

const pod = (pen: Pen, x: number, y: number, scale: number, rotation: number, shades: Ramp): string =>
  pen.group(
    pen.stroke('M-2-86C-10-110 6-124 22-128', green.deep, 15) +
      pen.stroke('M-4-86C-12-108 4-122 20-128', green.light, 7) +
      pen.body(shape('-34,-76 0,-88 34,-76 46,-40 42,6 26,56 -6,104 -44,132! -30,92 -30,50 -44,4 -48,-40'), shades, {
        depth: 15,
        shine: 1,
      }) +
      pen.path(shape('-26,-56 -16,-60 -18,-6 -10,44 -20,70! -28,30 -32,-20'), '#ffffff', { opacity: 0.55 }) +
      pen.body(shape('-38,-72! -24,-96 2,-102 28,-94 40,-70! 26,-78 14,-62! 2,-76 -12,-60! -24,-76'), green, { depth: 7 }),
    { x, y, scale, rotation },
  )

export const chili: Subject = {
  scene: 'emberField',
  sceneColours: { deep: '#240408', mid: '#a3140f', glow: '#ff7a1f', spark: '#ffe05a' },
  y: 6,
  draw: (pen) =>
    pen.group(
      [
        [-84, 130, 210],
        [84, 130, 200],
        [-40, 140, 260],
        [44, 140, 250],
        [0, 142, 290],
      ]
        .map(([x = 0, y = 0, h = 1]) => flame(pen, x, y, h))
        .join(''),
      { opacity: 0.85, filter: pen.blur(1) },
    ) +
    pod(pen, -66, 16, 0.86, 24, ramp('#ffab1f')) +
    pod(pen, 74, 14, 0.84, -30, ramp('#4fb52e')) +
    pod(pen, 6, 2, 1.08, -6, red) +
    pen.group(
      [
        [-96, 144, 80],
        [-52, 146, 104],
        [0, 148, 84],
        [54, 146, 110],
        [98, 144, 76],
      ]
        .map(([x = 0, y = 0, h = 1]) => flame(pen, x, y, h))
        .join(''),
      {},
    ),
}
