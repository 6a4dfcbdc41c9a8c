import { mix } from '../kit/colour.ts'
import { ball, sparkle } from '../kit/parts.ts'
import { symmetricShape, oval, polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const piece = (pen: Pen, x: number, y: number, scale: number, shades: Ramp, head: string): string =>
  pen.group(
    pen.path(oval(0, 58, 44, 14), '#000000', { opacity: 0.4 }) +
      pen.body(shape('-40,46! 40,46! 44,58 30,66 -30,66 -44,58'), shades, { depth: 6, shine: 0.9 }) +
      pen.body(symmetricShape('0,-20 18,-18 14,10 30,44! 0,48'), shades, { depth: 8, shine: 0.9 }) +
      pen.body(oval(0, -18, 24, 8), gold, { depth: 4, shine: 1 }) +
      head +
      pen.stroke('M-38 50H38', gold.light, 3),
    { x, y, scale },
  )

export const hexTactics: Subject = {
  scene: 'cosmos',
  sceneColours: { deep: '#021a1f', mid: '#0a6a6a', glow: '#5affc8', spark: '#ffd05a' },
  y: 6,
  draw: (pen) => {
    const cell = (x: number, y: number, shades: Ramp, highlight: number): string => {
      const hexagon = (ratio: number, dy: number): readonly (readonly [number, number])[] =>
        [0, 1, 2, 3, 4, 5].map(
          (i) => [x + 50 * ratio * Math.cos((i * Math.PI) / 3), y + dy + 25 * ratio * Math.sin((i * Math.PI) / 3)] as const,
        )
      return (
        pen.path(polygon(hexagon(1, 12)), shades.deep) +
        pen.path(polygon(hexagon(1, 0)), pen.linear([mix(shades.light, '#ffffff', highlight), shades.mid, shades.dark])) +
        pen.stroke(polygon(hexagon(0.84, 0)), shades.bright, 1.8, { opacity: 0.7 })
      )
    }
    const [a, b, c] = [ramp('#12807a'), ramp('#2a4aa8'), ramp('#8a3fb0')]
    const orb = (colour: string): string => ball(pen, 0, -46, 25, ramp(colour))
    return (
      cell(0, 18, b, 0) +
      cell(-78, 44, a, 0) +
      cell(78, 44, c, 0) +
      cell(0, 72, c, 0.3) +
      cell(-78, 98, b, 0) +
      cell(78, 98, a, 0) +
      cell(0, 126, a, 0) +
      piece(
        pen,
        -78,
        6,
        0.84,
        ramp('#e0404f'),
        pen.body('M-20-24V-56H-10V-46H-4V-56H4V-46H10V-56H20V-24Z', ramp('#e0404f'), { depth: 4, shine: 0.9 }),
      ) +
      piece(pen, 80, 6, 0.84, ramp('#f2b02a'), orb('#f2b02a')) +
      piece(
        pen,
        0,
        6,
        1.3,
        ramp('#3f9af0'),
        pen.body(shape('-26,-26! -32,-62! -14,-48! 0,-74! 14,-48! 32,-62! 26,-26!'), gold, { depth: 5, shine: 1 }) +
          pen.body(oval(0, -38, 7), ramp('#ff3f6a'), { depth: 3, shine: 1 }),
      ) +
      sparkle(pen, 0, -92, 20)
    )
  },
}
