import { sparkle } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const wood = ramp('#d89a4f')

const piece = (pen: Pen, x: number, y: number, r: number, colour: string, emblem: string): string =>
  pen.group(
    pen.body(oval(0, r * 0.24, r, r * 0.94), ramp('#7a4218'), { depth: 4 }) +
      pen.body(oval(0, 0, r, r * 0.94), wood, { depth: 6, shine: 0.7 }) +
      pen.path(oval(0, 0, r * 0.82, r * 0.77), pen.radial([wood.bright, wood.light, wood.mid], 0.4, 0.35, 0.8)) +
      pen.stroke(oval(0, 0, r * 0.76, r * 0.71), colour, r * 0.06) +
      pen.group(pen.path(emblem, colour), { scale: r / 60 }),
    { x, y },
  )

const horse = shape('-8,34! -10,14 -20,6 -26,-6! -16,-12 -6,-28 6,-34! 10,-28! 24,-18 28,4 22,34!')
const tower = 'M-24 32V20H-18V-10H-26V-30H-14V-22H-6V-30H6V-22H14V-30H26V-10H18V20H24V32Z'
const crown = 'M-28 24L-32-20L-14-4L0-30L14-4L32-20L28 24Z'
const cannon = 'M-30 14A14 14 0 1 0-4 14L30-8L24-22L-12 0A14 14 0 0 0-30 14Z'

/** Pieces of xiangqi (Chinese chess) with pictures instead of characters, on a board. */
export const xiangqi: Subject = {
  scene: 'karst',
  sceneColours: { deep: '#1f1208', mid: '#8a5a2f', glow: '#ffdca0', spark: '#ff9a5a' },
  y: 4,
  draw: (pen) => {
    const grid =
      Array.from({ length: 8 }, (_, i) => `M${-150 + i * 43} 40L${-220 + i * 63} 150`).join('') +
      [52, 74, 102, 134].map((y) => `M-230 ${y}H230`).join('')
    return (
      pen.body('M-116 28H116L146 134H-146Z', ramp('#e2b26a'), { depth: 5 }) +
      pen.clipTo('M-116 28H116L146 134H-146Z', pen.stroke(grid, '#6a3a14', 2.4)) +
      piece(pen, -70, 78, 40, '#1a1a24', tower) +
      piece(pen, 76, 84, 40, '#c8142e', cannon) +
      piece(pen, 2, 96, 44, '#1a1a24', horse) +
      piece(pen, -42, -18, 54, '#c8142e', horse) +
      piece(pen, 58, -10, 50, '#1a1a24', cannon) +
      piece(pen, 6, -84, 62, '#c8142e', crown) +
      sparkle(pen, 48, -120, 16)
    )
  },
}
