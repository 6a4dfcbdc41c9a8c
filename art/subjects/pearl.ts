import { ball, sparkle } from '../kit/parts.ts'
import { fixed, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const shell = ramp('#ff8fa8')
const lining = ramp('#ffd9e2')

export const pearl: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#08203a', mid: '#1a8aa0', glow: '#a8ffe6', spark: '#ff8f9a' },
  y: 10,
  draw: (pen) => {
    const ribs = (r: number, y: number, direction: number): string =>
      [-58, -38, -19, 0, 19, 38, 58]
        .map(
          (a) => `M0 ${y}L${fixed(r * Math.sin((a * Math.PI) / 180))} ${fixed(y - direction * r * 0.94 * Math.cos((a * Math.PI) / 180))}`,
        )
        .join('')
    const upper = shape(
      '-128,6! -134,-46 -112,-84 -92,-84! -78,-114 -46,-120! -22,-142 22,-142 46,-120! 78,-114 92,-84! 112,-84 134,-46 128,6! 60,30 0,34 -60,30',
    )
    const lower = shape('-134,42! -80,30 80,30 134,42! 128,84 100,98! 74,124 44,120! 18,134 -18,134 -44,120! -74,124 -100,98! -128,84')
    return (
      pen.body(upper, shell, { depth: 14, shine: 0.7 }) +
      pen.group(pen.path(upper, pen.radial([lining.bright, '#ffc0d2 50', '#c86fa8'], 0.5, 0.85, 0.8)), { scale: 0.9, y: 4 }) +
      pen.stroke(ribs(118, 26, 1), '#ffffff', 4, { opacity: 0.55 }) +
      pen.glow(0, 18, 100, '#ffffff', 0.9) +
      pen.path(shape('-120,46! -60,26 60,26 120,46! 60,66 -60,66'), pen.linear(['#e88aa8', '#ffd2de'])) +
      pen.body(oval(0, 14, 50), ramp('#f4ecf2'), {
        depth: 4,
        fill: pen.radial(['#ffffff', '#fdeef6 30', '#d8c8e8 62', '#9fb0d8 84', '#f2d8e8'], 0.36, 0.3, 0.74),
      }) +
      pen.path(oval(-17, -6, 13, 9), '#ffffff', { opacity: 0.95, transform: 'rotate(-30 -17 -6)' }) +
      pen.glow(18, 36, 22, '#ffb8d8', 0.8) +
      pen.body(lower, shell, { depth: 13, shine: 0.8 }) +
      pen.stroke(ribs(112, 20, -1), shell.dark, 4, { opacity: 0.5 }) +
      pen.stroke('M-132 44C-80 32 80 32 132 44', '#ffffff', 3, { opacity: 0.7 }) +
      sparkle(pen, -22, -14, 26) +
      sparkle(pen, 40, 30, 14) +
      ball(pen, -104, 10, 9, ramp('#e8f0f8')) +
      ball(pen, 108, 16, 7, ramp('#e8f0f8'))
    )
  },
}
