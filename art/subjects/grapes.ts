import { ball, sparkle } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const violet = ramp('#6a22b0')

export const grapes: Subject = {
  scene: 'terraces',
  sceneColours: { deep: '#3a1a0c', mid: '#d86a3a', glow: '#ffd9a0', spark: '#8a9a3a' },
  y: 12,
  draw: (pen) => {
    const rows = [[-60, -20, 20, 60], [-84, -42, 0, 42, 84], [-62, -20, 22, 62], [-42, 0, 42], [-22, 22], [0]]
    const bunch = rows
      .flatMap((row, r) => row.map((x) => [x, -42 + r * 33] as const))
      .map(([x, y]) =>
        pen.group(ball(pen, 0, 0, 26, (x + y) % 4 > 1 ? violet : ramp('#8a2fc8')) + pen.glow(8, 10, 18, '#ff6fd0', 0.35), { x, y }),
      )
      .join('')
    return (
      pen.stroke('M-6-150C4-120-8-100 2-72M0-112C30-128 60-124 82-108', '#5a3418', 11) +
      pen.stroke('M-8-150C2-120-10-100 0-72', '#a06a3a', 4) +
      pen.stroke('M-40-98C-76-104-84-132-64-138C-50-142-44-128-54-124', '#6a9a2a', 4) +
      pen.body(shape('10,-84! 34,-118 66,-138! 74,-116! 108,-122! 104,-94! 130,-74! 98,-62! 84,-40! 60,-62 30,-66'), ramp('#5aae2f'), {
        depth: 6,
      }) +
      pen.stroke('M16-82Q60-90 100-96M44-88L66-118M50-86L76-60', '#2a6a14', 2.5) +
      pen.body(shape('-14,-82! -40,-110 -82,-112! -80,-92! -110,-80! -92,-62! -100,-40! -66,-46 -30,-62'), ramp('#7ac23a'), { depth: 6 }) +
      pen.stroke('M-18-80Q-54-78-84-68M-42-80L-60-100', '#2a6a14', 2.5) +
      bunch +
      sparkle(pen, -50, -34, 18) +
      sparkle(pen, 40, 44, 14)
    )
  },
}
