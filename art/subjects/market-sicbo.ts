import { die, flower, sparkle } from '../kit/parts.ts'
import { box, oval } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** A bowl with three dice above it. */
export const marketSicbo: Subject = {
  scene: 'festival',
  sceneColours: { deep: '#120822', mid: '#4a1c7a', glow: '#ff9a4a', spark: '#ffd05a' },
  y: 6,
  draw: (pen) => {
    const bowl = ramp('#2a5ab0')
    return (
      die(pen, 4, -86, 46, 14, [6, 4, 5], ramp('#f2303f'), '#ffffff') +
      die(pen, -64, -42, 44, -16, [3, 6, 2]) +
      die(pen, 68, -38, 44, 12, [1, 2, 6], ramp('#ffc23a'), '#7a1414') +
      pen.path(oval(0, 26, 118, 34), '#0c1a3a') +
      pen.body('M-122 24C-118 92-64 132 0 132C64 132 118 92 122 24C60 52-60 52-122 24Z', ramp('#f4f1e8'), { depth: 16, shine: 0.8 }) +
      pen.clipTo(
        'M-122 24C-118 92-64 132 0 132C64 132 118 92 122 24C60 52-60 52-122 24Z',
        pen.stroke('M-124 44C-60 74 60 74 124 44', bowl.mid, 6) +
          pen.stroke('M-112 92C-50 118 50 118 112 92', bowl.mid, 4) +
          [-74, -37, 0, 37, 74].map((x) => flower(pen, x, 82 - Math.abs(x) * 0.14, 20, bowl, x)).join(''),
      ) +
      pen.stroke('M-122 24C-60 52 60 52 122 24', bowl.light, 5) +
      pen.stroke('M-122 24C-60-4 60-4 122 24', bowl.dark, 4) +
      pen.body(box(-36, 126, 72, 16, 5), ramp('#f4f1e8'), { depth: 4 }) +
      sparkle(pen, 36, -112, 16) +
      sparkle(pen, -84, 60, 14)
    )
  },
}
