import { mirrored, flower, leaf } from '../kit/parts.ts'
import { box, symmetricShape, curve, oval, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const bone = ramp('#fdf3e4')
const petals = ['#ff3f7f', '#ffb01f', '#2fc8b0', '#a84aff']

export const skull: Subject = {
  scene: 'festival',
  sceneColours: { deep: '#16042a', mid: '#5a0f7a', glow: '#ff5ab0', spark: '#ffd75e' },
  y: 4,
  draw: (pen) => {
    const petalShades = (i: number): Ramp => ramp(petals[i % 4] ?? '#ff3f7f')
    const bloom = (x: number, y: number, r: number, count: number): string =>
      Array.from({ length: count }, (_, i) => {
        const a = (i * 2 * Math.PI) / count
        return pen.body(oval(x + r * Math.cos(a), y + r * Math.sin(a), r * 0.4), petalShades(i), { depth: 2 })
      }).join('')
    return (
      pen.body(symmetricShape('0,-116 56,-110 98,-70 108,-14 92,30 70,46 62,84 44,122 0,128'), bone, { depth: 18, shine: 0.3 }) +
      bloom(-44, -8, 36, 12) +
      bloom(44, -8, 36, 12) +
      mirrored(
        (_, side) =>
          pen.path(oval(44 * side, -8, 30), '#1a0620') +
          pen.glow(44 * side, -4, 26, '#ff3f9a', 0.8) +
          pen.path(oval(44 * side, -6, 9), '#ffe27a') +
          pen.path(oval(44 * side - 3, -9, 3), '#ffffff'),
      ) +
      pen.path('M0 14C12 18 18 38 14 46C8 52 3 42 0 42C-3 42-8 52-14 46C-18 38-12 18 0 14Z', '#2a0a2a') +
      pen.path(box(-46, 70, 92, 34, 10), '#2a0a2a') +
      [-36, -18, 0, 18, 36]
        .map((x) => pen.body(box(x - 8, 68, 16, 20, 4), bone, { depth: 2 }) + pen.body(box(x - 8, 88, 16, 18, 4), bone, { depth: 2 }))
        .join('') +
      pen.body('M0-96C14-82 30-78 30-62C30-48 14-46 0-60C-14-46-30-48-30-62C-30-78-14-82 0-96Z', ramp('#ff3f7f'), {
        depth: 5,
        shine: 0.8,
      }) +
      pen.body(oval(0, -66, 7), gold, { depth: 3, shine: 1 }) +
      mirrored(
        (mirror, side) =>
          pen.stroke(curve(mirror('34,-74 58,-86 76,-66 66,-52')), '#1fa8a0', 5) +
          pen.stroke(curve(mirror('64,40 78,56 66,74')), '#a84aff', 4.5) +
          pen.path(oval(84 * side, -34, 4.5) + oval(88 * side, -18, 3.5) + oval(84 * side, 14, 4), '#ff7a1f') +
          pen.path(oval(24 * side, 118, 4) + oval(40 * side, 114, 3), '#2fc8b0'),
      ) +
      pen.path(star(0, 116, 6, 9, 4), '#ff3f7f') +
      [
        [-84, -92, 34, 0],
        [-46, -122, 30, 1],
        [46, -122, 30, 2],
        [84, -92, 34, 3],
      ]
        .map(([x = 0, y = 0, r = 1, i = 0]) => flower(pen, x, y, r, petalShades(i), i * 30))
        .join('') +
      flower(pen, 0, -130, 40, ramp('#ff4a3a'), 0) +
      mirrored((_, side) => leaf(pen, 104 * side, -66, side > 0 ? 40 : 140, 50, ramp('#2fa84a')))
    )
  },
}
