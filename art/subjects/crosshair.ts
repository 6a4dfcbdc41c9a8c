import { mirrored } from '../kit/parts.ts'
import { box, symmetricShape, fixed, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** A crosshair over a masked soldier's head. */
export const crosshair: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#0a0c10', mid: '#3a3f4a', glow: '#ff8a4a', spark: '#ffb07a' },
  y: 2,
  draw: (pen) => {
    const helm = ramp('#4a5a4a')
    const ticks = Array.from({ length: 24 }, (_, i) => {
      const a = (i * Math.PI) / 12
      const r = i % 6 === 0 ? 100 : 114
      return `M${fixed(r * Math.cos(a))} ${fixed(r * Math.sin(a))}L${fixed(124 * Math.cos(a))} ${fixed(124 * Math.sin(a))}`
    }).join('')
    return (
      pen.body(symmetricShape('0,60 56,64 100,88 112,130! 0,132'), ramp('#3a463c'), { depth: 10 }) +
      pen.body(symmetricShape('0,40 50,46 60,86 0,96'), ramp('#23282a'), { depth: 6 }) +
      pen.body(symmetricShape('0,-88 50,-80 80,-40 84,10! 60,24 0,26'), helm, { depth: 14, shine: 0.6 }) +
      pen.body(symmetricShape('0,-8 60,-8 72,10 64,56 36,76 0,80'), ramp('#2a2f34'), { depth: 9, shine: 0.5 }) +
      pen.body(symmetricShape('0,-14 62,-16 74,2 62,26 20,28 12,20 0,18'), ramp('#ff7a2a'), {
        depth: 5,
        shine: 1,
        fill: pen.linear(['#ffe08a', '#ff7a1f 40', '#8a1f0a'], 100),
      }) +
      pen.path(shape('-60,-8! -20,-10! -38,22! -58,20!'), '#ffffff', { opacity: 0.45 }) +
      mirrored(
        (_, side) =>
          pen.body(oval(34 * side, 58, 16), ramp('#4a5258'), { depth: 5, shine: 0.9 }) +
          pen.stroke(oval(34 * side, 58, 9), '#0c0e10', 3) +
          pen.body(box(side > 0 ? 76 : -94, -16, 18, 48, 6), ramp('#3a4248'), { depth: 4 }),
      ) +
      pen.stroke('M0-86V-24M-30-80Q-40-50-36-20M30-80Q40-50 36-20', helm.deep, 3, { opacity: 0.6 }) +
      pen.body(box(-18, -92, 36, 26, 5), ramp('#2a2f34'), { depth: 4 }) +
      pen.stroke(oval(0, 0, 124), '#ff3a2a', 5) +
      pen.stroke(oval(0, 0, 88), '#ff3a2a', 2, { opacity: 0.8 }) +
      pen.stroke(ticks, '#ff3a2a', 3) +
      pen.stroke('M0-140V-62M0 62V140M-140 0H-62M62 0H140', '#ff5a3a', 6) +
      pen.stroke('M0-138V-64M0 64V138M-138 0H-64M64 0H138', '#ffd0b0', 1.8) +
      pen.path(oval(0, 0, 4), '#ff3a2a')
    )
  },
}
