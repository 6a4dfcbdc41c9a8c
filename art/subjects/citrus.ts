import { ball, leaf, sparkle } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const halfFruit = (pen: Pen, x: number, y: number, r: number, rotation: number, peel: Ramp, flesh: Ramp): string => {
  const wedges = Array.from({ length: 9 }, (_, i) =>
    pen.group(
      pen.body(shape('0,-8! 17,-52 24,-72 12,-80 -12,-80 -24,-72 -17,-52'), flesh, {
        depth: 4,
        shine: 0.8,
        fill: pen.linear([flesh.light, flesh.mid, flesh.bright], 90),
      }) + pen.stroke('M0-20V-64M-6-40V-70M7-36V-68', flesh.bright, 1.6, { opacity: 0.7 }),
      { rotation: i * 40 },
    ),
  ).join('')
  return pen.group(
    pen.body(oval(0, 0, 100), peel, { depth: 9, shine: 0.7 }) +
      pen.path(oval(0, 0, 90), '#fff8dc') +
      wedges +
      pen.path(oval(0, 0, 9), '#fff8dc'),
    { x, y, scale: r / 100, rotation },
  )
}

export const citrus: Subject = {
  scene: 'sunburst',
  sceneColours: { deep: '#0a5a3a', mid: '#1fae6a', glow: '#c2f58a', spark: '#ffffff' },
  y: 6,
  draw: (pen) => {
    const splash = Array.from({ length: 22 }, () => {
      const [a, d] = [pen.random.next(0, 6.3), pen.random.next(96, 150)]
      return ball(pen, d * Math.cos(a), d * Math.sin(a), pen.random.next(2, 7), ramp('#ffb52e'))
    }).join('')
    return (
      splash +
      leaf(pen, -40, -84, 212, 90, ramp('#3fae3a')) +
      leaf(pen, 60, -80, -34, 86, ramp('#5cc24a')) +
      halfFruit(pen, -62, 62, 68, 12, ramp('#6cc22a'), ramp('#a8e04a')) +
      halfFruit(pen, 74, 58, 70, 30, ramp('#f2d01f'), ramp('#ffe45a')) +
      halfFruit(pen, 4, -32, 92, 0, ramp('#ff8a1a'), ramp('#ffa62e')) +
      sparkle(pen, -40, -84, 20) +
      sparkle(pen, 104, 26, 14)
    )
  },
}
