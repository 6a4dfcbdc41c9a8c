import { ball, leaf, sparkle } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const red = ramp('#e0122c')
const green = ramp('#4cae2f')

const fruit = (pen: Pen, x: number, y: number, r: number): string =>
  pen.group(
    pen.body(shape('0,-58 30,-66 60,-44 66,0 48,44 0,62 -48,44 -66,0 -60,-44 -30,-66'), red, {
      depth: 17,
      shine: 1,
      fill: pen.radial(['#ff8a7a', '#f2203a 30', '#b5081f 70', '#5a0214'], 0.36, 0.3, 0.8),
    }) +
      pen.path(oval(-24, -30, 17, 11), '#ffffff', { opacity: 0.85, transform: 'rotate(-32 -24 -30)' }) +
      pen.path(oval(-38, -6, 5, 8), '#ffffff', { opacity: 0.5 }) +
      pen.stroke('M-40 36A58 58 0 0 0 44 34', '#ff6a5a', 4, { opacity: 0.6 }),
    { x, y, scale: r / 64 },
  )

export const cherry: Subject = {
  scene: 'sunburst',
  sceneColours: { deep: '#3a0a5a', mid: '#9a1f9a', glow: '#ff7fc8', spark: '#fff0a0' },
  y: 8,
  draw: (pen) =>
    pen.stroke('M-58 40C-60-30-20-90 44-128M64 58C70-10 66-80 44-128', '#2a5a12', 11) +
    pen.stroke('M-60 40C-62-30-22-90 43-130M62 58C68-10 64-80 43-130', '#8ad04a', 4.5) +
    leaf(pen, 40, -124, 168, 118, green) +
    leaf(pen, 46, -126, 34, 92, ramp('#6cc63c')) +
    pen.body(oval(44, -128, 9, 8), ramp('#7a4a20'), { depth: 4 }) +
    fruit(pen, -58, 66, 72) +
    fruit(pen, 66, 82, 66) +
    [
      [-92, 96, 5],
      [-30, 112, 4],
      [92, 108, 4.5],
    ]
      .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, ramp('#bfe8ff')))
      .join('') +
    sparkle(pen, -82, 36, 17) +
    sparkle(pen, 48, 56, 13),
}
