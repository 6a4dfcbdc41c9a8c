import { mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const paint = ramp('#e0202f')

export const motorsport: Subject = {
  scene: 'rush',
  sceneColours: { deep: '#14060a', mid: '#8a1a1f', glow: '#ffb45a', spark: '#ffffff' },
  y: 12,
  draw: (pen) => {
    const tyre = (side: number): string =>
      pen.body(box(side > 0 ? 84 : -140, 6, 56, 106, 20), ramp('#2a2c36'), { depth: 11, shine: 0.5 }) +
      pen.stroke([22, 40, 58, 76, 94].map((y) => `M${side > 0 ? 86 : -138} ${y}H${side > 0 ? 138 : -86}`).join(''), '#0a0a10', 2.4, {
        opacity: 0.7,
      }) +
      pen.stroke(`M${side > 0 ? 92 : -132} 14V104`, '#f2c23a', 4)
    return (
      pen.body(box(-96, -92, 192, 26, 6), ramp('#23283a'), { depth: 5, shine: 0.8 }) +
      pen.body(box(-100, -98, 16, 60, 4) + box(84, -98, 16, 60, 4), paint, { depth: 4, shine: 0.9 }) +
      pen.stroke('M-60-66V-20M60-66V-20', '#1a1c28', 8) +
      mirrored((_, side) => pen.body(box(side > 0 ? 62 : -94, -26, 32, 60, 10), ramp('#2a2c36'), { depth: 7 })) +
      pen.stroke('M-90 50L-30 40M90 50L30 40M-90 70L-30 64M90 70L30 64', '#1a1c28', 7) +
      mirrored((_, side) => tyre(side)) +
      pen.body(symmetricShape('0,-60 26,-56 44,-20 62,20 56,66 34,90! 0,92'), paint, { depth: 13, shine: 1 }) +
      pen.clipTo(
        symmetricShape('0,-60 26,-56 44,-20 62,20 56,66 34,90! 0,92'),
        pen.path(box(-9, -70, 18, 170), '#ffffff', { opacity: 0.95 }),
      ) +
      pen.body(symmetricShape('0,-86 16,-82 22,-60! 0,-56'), ramp('#1a1c28'), { depth: 4 }) +
      pen.path(symmetricShape('0,-46 24,-42 32,-14 0,-8'), '#0c0e18') +
      pen.body(oval(0, -34, 21, 20), ramp('#ffc83a'), { depth: 8, shine: 1 }) +
      pen.path('M-18-32C-10-26 10-26 18-32L16-22C8-17-8-17-16-22Z', pen.linear(['#5ad0ff', '#0a2a6a'])) +
      pen.stroke('M-34-24C-30-54 30-54 34-24', '#1a1c28', 6) +
      pen.body(symmetricShape('0,60 20,62 26,92 18,116 0,120'), paint, { depth: 8, shine: 1 }) +
      pen.body('M-140 112H140L146 132C100 124 60 128 34 132L20 120H-20L-34 132C-60 128-100 124-146 132Z', ramp('#23283a'), {
        depth: 5,
        shine: 0.9,
      }) +
      pen.body('M-146 100H-128V136H-146ZM146 100H128V136H146Z', paint, { depth: 3, shine: 0.9 }) +
      mirrored((_, side) => pen.stroke(`M${104 * side} 118L${60 * side} 122`, '#ffffff', 3)) +
      sparkle(pen, -30, -4, 16)
    )
  },
}
