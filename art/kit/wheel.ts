import { mirrored } from './parts.ts'
import { fixed, oval, polygon, star } from './path.ts'
import type { Pen } from './pen.ts'
import { gold } from './ramp.ts'
import type { Ramp } from './ramp.ts'

/** A roulette wheel seen from the front, 132 units in radius: rim, pockets, cone and turret, without numbers. */
export function wheelFace(pen: Pen, wood: Ramp, red = '#c8142e', black = '#16141c', rotation = 0): string {
  const count = 37
  const pockets = Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i * 2 * Math.PI) / count, ((i + 1) * 2 * Math.PI) / count]
    const pointAt = (r: number, angle: number): string => `${fixed(r * Math.sin(angle))} ${fixed(-r * Math.cos(angle))}`
    const colour = i === 0 ? '#0f9a4f' : i % 2 ? red : black
    return (
      pen.path(`M${pointAt(104, a)}A104 104 0 0 1 ${pointAt(104, b)}L${pointAt(70, b)}A70 70 0 0 0 ${pointAt(70, a)}Z`, colour, {
        stroke: gold.light,
        'stroke-width': 1,
      }) + pen.path(oval(94 * Math.sin((a + b) / 2), -94 * Math.cos((a + b) / 2), 2.6), '#ffffff', { opacity: 0.75 })
    )
  }).join('')
  const deflectors = Array.from({ length: 8 }, (_, i) =>
    pen.group(
      pen.body(
        polygon([
          [0, -124],
          [6, -116],
          [0, -108],
          [-6, -116],
        ]),
        gold,
        { depth: 2, shine: 1 },
      ),
      { rotation: i * 45 + 22 },
    ),
  ).join('')
  const spokes = Array.from({ length: 4 }, (_, i) =>
    pen.group(pen.body('M-5 0L-3-40H3L5 0Z', gold, { depth: 2, shine: 1 }) + pen.body(oval(0, -43, 7), gold, { depth: 3, shine: 1 }), {
      rotation: i * 90 + 45,
    }),
  ).join('')
  return (
    pen.body(oval(0, 0, 132), wood, { depth: 10, shine: 0.9 }) +
    pen.stroke(oval(0, 0, 126), gold.light, 2.4) +
    deflectors +
    pen.group(
      pen.path(oval(0, 0, 106), gold.dark) +
        pockets +
        pen.path(oval(0, 0, 104), pen.radial(['#00000000 64', '#00000055 70', '#00000000 84', '#00000066']), {}) +
        pen.body(oval(0, 0, 70), wood, { depth: 9, shine: 0.8 }) +
        pen.stroke(oval(0, 0, 70), gold.mid, 3) +
        pen.path(star(0, 0, 12, 62, 26), pen.radial([gold.light, wood.mid]), { opacity: 0.5 }) +
        spokes,
      { rotation },
    ) +
    pen.body(oval(0, 0, 20), gold, { depth: 8, shine: 1 }) +
    mirrored((_, side) => pen.path(oval(6 * side, -6, 2), '#ffffff', { opacity: 0.7 })) +
    pen.path(oval(0, 0, 132), pen.linear(['#ffffff44', '#ffffff00 40', '#00000055'], 60))
  )
}
