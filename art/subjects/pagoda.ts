import { mirrored } from '../kit/parts.ts'
import { box, symmetricShape, fixed, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const wall = ramp('#c8321f')
const tiles = ramp('#1f6f7a')

/** A storey: a wall with lit windows and a roof with upturned eaves. */
function storey(pen: Pen, y: number, w: number, h: number): string {
  const roof = symmetricShape(
    `0,${y - 20} ${w * 0.62},${y - 14} ${w * 0.98},${y + 2} ${w * 1.24},${y - 12}! ${w * 1.12},${y + 16} ${w * 0.8},${y + 20}! 0,${y + 16}`,
  )
  const wallPath = box(-w * 0.72, y + 8, w * 1.44, h)
  const windows = [-0.46, 0, 0.46].map((k) => box(k * w - w * 0.13, y + 22, w * 0.26, h - 22, 3)).join('')
  return (
    pen.body(wallPath, wall, { depth: 4, fill: pen.linear([wall.deep, wall.mid, wall.light, wall.mid, wall.deep], 0) }) +
    pen.path(windows, pen.radial(['#fff3b0', '#ffb33a'])) +
    pen.stroke(windows, wall.deep, 2) +
    pen.stroke(
      [-0.74, -0.25, 0.25, 0.74].map((k) => `M${fixed(k * w * 0.96)} ${fixed(y + 12)}V${fixed(y + h + 8)}`).join(''),
      gold.dark,
      4,
    ) +
    pen.body(roof, tiles, { depth: 6, shine: 0.4 }) +
    pen.clipTo(
      roof,
      pen.stroke(
        Array.from(
          { length: 25 },
          (_, i) => `M${fixed((i - 12) * w * 0.1)} ${fixed(y - 24)}L${fixed((i - 12) * w * 0.118)} ${fixed(y + 22)}`,
        ).join(''),
        tiles.deep,
        1.6,
        { opacity: 0.6 },
      ),
    ) +
    pen.stroke(`M${fixed(-w * 0.8)} ${fixed(y + 20)}Q0 ${fixed(y + 12)} ${fixed(w * 0.8)} ${fixed(y + 20)}`, gold.light, 3) +
    mirrored(
      (_, side) =>
        pen.glow(side * w * 1.14, y + 22, 12, '#ffb347', 0.9) +
        pen.body(oval(side * w * 1.14, y + 22, 5, 6.5), ramp('#ff4a2a'), { depth: 2 }),
    )
  )
}

export const pagoda: Subject = {
  scene: 'karst',
  sceneColours: { deep: '#1c1040', mid: '#6a3a9a', glow: '#ffb6a0', spark: '#ff7d5c' },
  y: 6,
  draw: (pen) =>
    pen.body(box(-112, 118, 224, 22, 4), ramp('#8a7f90'), { depth: 4 }) +
    pen.body(box(-96, 104, 192, 18, 3), ramp('#a59aa8'), { depth: 3 }) +
    storey(pen, 52, 92, 50) +
    storey(pen, 0, 76, 46) +
    storey(pen, -46, 60, 42) +
    storey(pen, -88, 44, 38) +
    pen.body(symmetricShape('0,-158! 3,-136 6,-124 5,-106 0,-104'), gold, { depth: 3, shine: 1 }) +
    pen.body(oval(0, -120, 9, 7), gold, { depth: 4, shine: 1 }) +
    pen.body(oval(0, -134, 6, 5), gold, { depth: 3, shine: 1 }),
}
