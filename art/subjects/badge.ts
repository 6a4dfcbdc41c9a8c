import { ball, mirrored, sparkle } from '../kit/parts.ts'
import { curve, oval, polygon, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const badge: Subject = {
  scene: 'mesaSunset',
  sceneColours: { deep: '#2a0c0a', mid: '#b5421f', glow: '#ffae5a', spark: '#ffe09a' },
  y: 2,
  draw: (pen) => {
    const points = Array.from({ length: 6 }, (_, i) => {
      const a = ((-90 + i * 60) * Math.PI) / 180
      return [118 * Math.cos(a), 118 * Math.sin(a)] as const
    })
    const bolts = (r: number): string =>
      Array.from({ length: 18 }, (_, i) => ball(pen, r * Math.cos((i * Math.PI) / 9), r * Math.sin((i * Math.PI) / 9), 2.6, gold)).join('')
    return (
      pen.body(star(0, 0, 6, 120, 68), gold, { depth: 11, shine: 1 }) +
      points.map(([x, y]) => pen.body(oval(x, y, 18), gold, { depth: 8, shine: 1 })).join('') +
      points
        .map(([x, y], i) =>
          pen.path(
            polygon([
              [0, 0],
              [x * 0.92, y * 0.92],
              [62 * Math.cos(((-60 + i * 60) * Math.PI) / 180), 62 * Math.sin(((-60 + i * 60) * Math.PI) / 180)],
            ]),
            gold.deep,
            { opacity: 0.16 },
          ),
        )
        .join('') +
      pen.body(oval(0, 0, 66), ramp('#8a4a1a'), { depth: 8, shine: 0.7 }) +
      pen.body(oval(0, 0, 58), gold, { depth: 5, shine: 1 }) +
      pen.path(oval(0, 0, 50), pen.radial(['#a8622a', '#5a2a0e'])) +
      bolts(62) +
      pen.group(
        pen.body(shape('-48,10! -30,2 -20,-22 -10,-34 0,-26 10,-34 20,-22 30,2 48,10! 26,18 0,20 -26,18'), ramp('#e2b06a'), {
          depth: 5,
          shine: 0.5,
        }) + pen.stroke('M-24-2Q0 8 24-2', '#c8202a', 6),
        { y: -2 },
      ) +
      mirrored((mirror) => pen.stroke(curve(mirror('-30,34 0,40 30,34')), gold.light, 0)) +
      pen.path(star(0, 36, 5, 9, 4), gold.bright) +
      pen.path(star(-24, 31, 5, 6, 2.6) + star(24, 31, 5, 6, 2.6), gold.light) +
      pen.body(shape('-70,108! -40,90 40,90 70,108! 62,130 0,140 -62,130'), ramp('#c8202f'), { depth: 7 }) +
      pen.path(star(-34, 112, 5, 7, 3) + star(0, 116, 5, 9, 4) + star(34, 112, 5, 7, 3), gold.light) +
      sparkle(pen, -42, -72, 22) +
      sparkle(pen, 92, -58, 14)
    )
  },
}
