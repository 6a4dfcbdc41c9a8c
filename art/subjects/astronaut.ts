import { ball, mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape, star } from '../kit/path.ts'
import { ramp, silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const spacesuit = ramp('#eef1f8')

export const astronaut: Subject = {
  scene: 'cosmos',
  sceneColours: { deep: '#020818', mid: '#0d3a4a', glow: '#3fd8c8', spark: '#ff9a5a' },
  y: 8,
  draw: (pen) => {
    const glass = symmetricShape('0,-74 52,-68 80,-30 78,18 48,48 0,56')
    return (
      pen.body(symmetricShape('0,58 60,60 112,88 128,142! 0,146'), spacesuit, { depth: 14 }) +
      pen.body(box(-34, 92, 68, 46, 8), ramp('#3a4256'), { depth: 6 }) +
      [
        [-20, 106, '#ff4f5a'],
        [0, 106, '#ffd24a'],
        [20, 106, '#3fd07a'],
      ]
        .map(([x, y, colour]) => ball(pen, Number(x), Number(y), 6, ramp(String(colour))))
        .join('') +
      pen.stroke('M-24 124H24', '#7ad8ff', 5) +
      mirrored((mirror) => pen.body(shape(mirror('70,92! 100,96 112,118! 78,118!')), ramp('#ff7a2a'), { depth: 4 })) +
      mirrored((_, side) => pen.body(box(side > 0 ? 92 : -116, -36, 24, 56, 9), ramp('#9aa6bc'), { depth: 6, shine: 0.9 })) +
      pen.stroke('M-104-36V-92', silver.mid, 4) +
      ball(pen, -104, -96, 8, ramp('#ff5a3a')) +
      pen.body(oval(0, -14, 108, 102), spacesuit, { depth: 17, shine: 0.7 }) +
      pen.stroke('M-70-92Q0-124 70-92', ramp('#ff7a2a').mid, 9) +
      pen.body(symmetricShape('0,-90 62,-82 96,-36 92,24 56,62 0,70'), ramp('#7a869e'), { depth: 7, shine: 1 }) +
      pen.path(glass, pen.linear(['#0a1c3a', '#123f6a 40', '#1a0f3a'], 70)) +
      pen.clipTo(
        glass,
        pen.glow(-20, 46, 90, '#ff8a4a', 0.9, 50) +
          pen.path(oval(30, 70, 70, 54), pen.radial(['#7affea', '#1f8ab0 55', '#0a2a5a'], 0.4, 0.2, 0.7)) +
          pen.stroke(oval(30, 70, 70, 54), '#d8fff8', 2) +
          [
            [-50, -40],
            [-20, -56],
            [36, -44],
            [60, -14],
            [-62, 4],
            [4, -22],
            [-34, -10],
          ]
            .map(([x = 0, y = 0], i) => pen.path(oval(x, y, 1 + (i % 3) * 0.7), '#ffffff'))
            .join('') +
          pen.path(star(50, -36, 4, 9, 1), '#ffffff') +
          pen.path(shape('-70,-30 -52,-60 -14,-72! -40,-50 -58,-14'), '#ffffff', { opacity: 0.75 }) +
          pen.path(shape('60,30 70,10 66,34 50,46!'), '#ffffff', { opacity: 0.4 }),
      ) +
      pen.body('M-84 56C-40 78 40 78 84 56L92 76C40 100-40 100-92 76Z', ramp('#9aa6bc'), { depth: 6, shine: 0.9 }) +
      sparkle(pen, -40, -52, 16)
    )
  },
}
