import { mirrored, sparkle } from '../kit/parts.ts'
import { box, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ivory, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const swirl = (pen: Pen, x: number, y: number, r: number, a: string, b: string): string => {
  const arms = Array.from({ length: 8 }, (_, i) =>
    pen.group(pen.path('M0 0C26-22 62-34 70-70.700A100 100 0 0 1 100 0C70-12 34 8 0 0Z', i % 2 ? a : b), { rotation: i * 45 }),
  ).join('')
  return pen.group(
    pen.body(oval(0, 0, 100), ramp(a), { depth: 12 }) +
      pen.clipTo(oval(0, 0, 98), arms) +
      pen.path(oval(0, 0, 100), pen.radial(['#ffffff66', '#ffffff00 50', '#3a004055'], 0.34, 0.28, 0.8)) +
      pen.stroke('M-72-40A84 84 0 0 1-20-80', '#ffffff', 11, { opacity: 0.75 }),
    { x, y, scale: r / 100 },
  )
}
const wrappedCandy = (pen: Pen, x: number, y: number, scale: number, rotation: number, shades: Ramp): string =>
  pen.group(
    mirrored((mirror) => pen.body(shape(mirror('24,-6! 60,-30 54,-8 62,0 54,10 58,30 24,8!')), shades, { depth: 4, shine: 0.8 })) +
      pen.body(oval(0, 0, 32, 27), shades, { depth: 11, shine: 1 }) +
      pen.stroke('M-14-24Q0 0-14 24M6-26Q20 0 6 26', '#ffffff', 6, { opacity: 0.7 }),
    { x, y, scale, rotation },
  )

export const candy: Subject = {
  scene: 'meadow',
  sceneColours: { deep: '#e05aa8', mid: '#8a5ae8', glow: '#ffd2f2', spark: '#ffffff' },
  y: 4,
  draw: (pen) =>
    pen.body(box(-7, -20, 14, 168, 6), ivory, { depth: 5, shine: 0.8, angle: 0 }) +
    pen.clipTo(box(-7, -20, 14, 168, 6), pen.stroke('M-20 80L20 60M-20 110L20 90M-20 140L20 120', '#ff4f8f', 7)) +
    pen.body(box(-106, 30, 12, 110, 5), ivory, { depth: 4, angle: 0 }) +
    pen.body(box(94, 34, 12, 106, 5), ivory, { depth: 4, angle: 0 }) +
    swirl(pen, -100, 14, 44, '#3fd0c8', '#ffffff') +
    swirl(pen, 100, 20, 44, '#ffb52e', '#ffffff') +
    swirl(pen, 0, -44, 88, '#ff3f8a', '#ffffff') +
    pen.body(shape('-12,50! -52,30 -62,66 -14,62!') + shape('12,50! 52,30 62,66 14,62!'), ramp('#7a3ff2'), { depth: 8, shine: 0.7 }) +
    pen.body(oval(0, 56, 14, 12), ramp('#7a3ff2'), { depth: 6, shine: 1 }) +
    wrappedCandy(pen, -60, 116, 0.9, -14, ramp('#ff8a1f')) +
    wrappedCandy(pen, 62, 118, 0.86, 18, ramp('#2fb54a')) +
    sparkle(pen, -52, -96, 20) +
    sparkle(pen, 82, -6, 12),
}
