import { ball, sparkle } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'
import { dragon } from './dragon.ts'
import { tiger } from './tiger.ts'

/** A dragon and a tiger on the two halves of a yin-yang wheel. */
export const dragonPearl: Subject = {
  scene: 'moonNight',
  sceneColours: { deep: '#04121f', mid: '#0d4a6a', glow: '#ffdf9a', spark: '#ff9a5a' },
  draw: (pen) => {
    const red = ramp('#c8182c')
    const amber = ramp('#f09a1f')
    const left = 'M0-118A118 118 0 0 0 0 118A59 59 0 0 0 0 0A59 59 0 0 1 0-118Z'
    const right = 'M0-118A118 118 0 0 1 0 118A59 59 0 0 0 0 0A59 59 0 0 1 0-118Z'
    const scales = Array.from({ length: 14 }, (_, r) =>
      Array.from({ length: 12 }, (_, c) => `M${-132 + c * 22 + (r % 2) * 11} ${-124 + r * 18}a11 12 0 0 0 22 0`).join(''),
    ).join('')
    const stripes = [
      [-96, 40, -60, 20],
      [-58, 74, -16, 40],
      [-20, 108, 22, 64],
      [20, 112, 60, 82],
      [60, 110, 98, 92],
      [-104, 20, -80, 60],
    ]
      .map(([y0, x0, y1, x1]) =>
        shape(`${x0},${y0}! ${Number(x0) + 14},${Number(y0) + 12} ${Number(x1) + 4},${Number(y1)}! ${Number(x1) - 8},${Number(y0) + 24}`),
      )
      .join('')
    return (
      pen.body(oval(0, 0, 138), gold, { depth: 10, shine: 1 }) +
      pen.path(oval(0, 0, 124), '#1a0c08') +
      pen.body(left, red, { depth: 9, shine: 0.6 }) +
      pen.clipTo(left, pen.stroke(scales, gold.light, 2, { opacity: 0.6 })) +
      pen.body(right, amber, { depth: 9, shine: 0.6 }) +
      pen.clipTo(right, pen.path(stripes, '#2a100a')) +
      pen.body(oval(0, -59, 34), gold, { depth: 5, shine: 1 }) +
      pen.path(oval(0, -59, 29), amber.light) +
      pen.group(tiger.draw(pen), { y: -59, scale: 0.24 }) +
      pen.body(oval(0, 59, 34), gold, { depth: 5, shine: 1 }) +
      pen.path(oval(0, 59, 29), red.dark) +
      pen.group(dragon.draw(pen), { y: 59, scale: 0.24 }) +
      Array.from({ length: 24 }, (_, i) =>
        ball(pen, 131 * Math.cos((i * Math.PI) / 12), 131 * Math.sin((i * Math.PI) / 12), 4, i % 2 ? ramp('#e0203a') : ivory),
      ).join('') +
      sparkle(pen, -86, -92, 20)
    )
  },
}
