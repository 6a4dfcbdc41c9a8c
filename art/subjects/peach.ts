import { flower, leaf } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const flesh = ramp('#ff8f86')
const green = ramp('#4fae3f')

const fruit = (pen: Pen, x: number, y: number, scale: number, rotation: number): string =>
  pen.group(
    pen.body(shape('0,-92! 36,-86 76,-56 90,-6 74,48 38,78 0,88 -38,78 -74,48 -90,-6 -76,-56 -36,-86'), flesh, {
      depth: 18,
      shine: 0.35,
      fill: pen.radial(['#fff0c2', '#ffc99a 26', '#ff8f7a 60', '#e2405a 92'], 0.36, 0.62, 0.78),
    }) +
      pen.stroke('M0-90C-26-50-28 20-4 86', '#c2304a', 5, { opacity: 0.5, filter: pen.blur(1.5) }) +
      pen.glow(34, -30, 46, '#ff4a6a', 0.5) +
      pen.glow(-38, -34, 22, '#ffffff', 0.55),
    { x, y, scale, rotation },
  )

export const peach: Subject = {
  scene: 'blossom',
  sceneColours: { deep: '#0a3a3a', mid: '#2a9a8f', glow: '#ffe9c2', spark: '#ffb3c2' },
  y: 8,
  draw: (pen) =>
    pen.stroke('M-130-118C-80-122-20-110 40-116C70-118 100-130 134-126', '#5a3420', 12) +
    pen.stroke('M-128-121C-80-125-20-113 40-119', '#9a6a44', 4) +
    pen.stroke('M-4-112Q0-100-6-84M66-118Q70-86 74-66M-80-120Q-84-90-82-62', '#6a4024', 6) +
    leaf(pen, -76, -116, 150, 74, green) +
    leaf(pen, 72, -114, 20, 70, green) +
    fruit(pen, -78, 0, 0.68, -8) +
    fruit(pen, 82, 2, 0.66, 10) +
    fruit(pen, 0, 44, 1.06, 0) +
    leaf(pen, -2, -56, 205, 92, green) +
    leaf(pen, 2, -58, -24, 96, ramp('#6cc24a')) +
    leaf(pen, 0, -56, 262, 50, green) +
    flower(pen, -106, -112, 22, ramp('#ffd5e2'), 10) +
    flower(pen, 112, -120, 20, ramp('#ffc2d6'), 40) +
    flower(pen, 34, -112, 16, ramp('#ffe2ec'), 22),
}
