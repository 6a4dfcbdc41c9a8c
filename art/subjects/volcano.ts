import { ball, flame, sparkle } from '../kit/parts.ts'
import { fixed, oval, polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const cone = shape('-158,134! -112,74 -70,10 -46,-34! -20,-24 20,-24 46,-34! 72,12 114,76 158,134!')
const rivers = [
  '-14,-34! 14,-34! 18,-6 8,24 22,56 10,92 26,134! -18,134! -10,96 -22,60 -8,26 -16,-4',
  '-40,-36! -26,-30! -36,4 -60,34 -62,70 -92,104 -100,134! -124,134! -112,96 -84,66 -74,30',
  '26,-30! 40,-36! 66,22 64,52 92,84 98,134! 76,134! 74,94 44,62 46,26',
]

/** Lava bombs that fly out of the crater in arcs. */
function fountain(pen: Pen): string {
  const random = pen.random
  return Array.from({ length: 22 }, () => {
    const [range, height] = [random.next(-118, 118), random.next(60, 128)]
    const tip = random.next(0.5, 0.92)
    const [x, y] = [range * tip, -34 - 4 * height * tip * (1 - tip * 0.56)]
    return (
      pen.stroke(
        `M${fixed(range * 0.06)} -38Q${fixed(range * 0.4)} ${fixed(-42 - height * 1.15)} ${fixed(x)} ${fixed(y * 0.62 - 20)}`,
        random.pick(['#ff6a1f', '#ffab2e', '#ffe27a']),
        random.next(2, 5),
        { opacity: 0.9 },
      ) + ball(pen, x, y * 0.62 - 20, random.next(3, 7), ramp('#ff6a1f'))
    )
  }).join('')
}

export const volcano: Subject = {
  scene: 'emberField',
  sceneColours: { deep: '#1c0418', mid: '#6a1450', glow: '#ff8a4a', spark: '#ffc85a' },
  y: 6,
  aura: 1.1,
  draw: (pen) => {
    const smoke = [
      [-78, -104, 34],
      [-44, -132, 38],
      [2, -140, 42],
      [50, -130, 38],
      [84, -100, 32],
      [-30, -96, 32],
      [34, -94, 32],
    ]
      .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, ramp('#5a3a5f')) + pen.glow(x, y + r * 0.6, r * 0.9, '#ff7a3a', 0.7))
      .join('')
    return (
      smoke +
      pen.glow(0, -60, 100, '#ffb04a', 0.9) +
      flame(pen, -16, -30, 92, -8) +
      flame(pen, 18, -30, 96, 8) +
      flame(pen, 0, -28, 124) +
      fountain(pen) +
      pen.body(cone, ramp('#6a4458'), { depth: 11 }) +
      pen.clipTo(
        cone,
        pen.path(shape('46,-34! 72,12 114,76 158,134! 60,134! 50,60'), '#1c0a1c', { opacity: 0.38 }) +
          pen.path(rivers.map(shape).join(''), '#ff6a1f', { opacity: 0.75, filter: pen.blur(7) }) +
          rivers
            .map((d) =>
              pen.body(shape(d), ramp('#ff7a1f'), {
                depth: 4,
                shine: 0.9,
                fill: pen.linear(['#fff6b0', '#ffc23a 25', '#ff6a1f 65', '#d8241a']),
              }),
            )
            .join(''),
      ) +
      pen.path(oval(0, -33, 46, 9), pen.radial(['#ffffff', '#ffe88a 55', '#ff8a1f'])) +
      pen.body(
        polygon([
          [0, 20],
          [17, 38],
          [0, 64],
          [-17, 38],
        ]),
        ramp('#ff1f4a'),
        { depth: 5, shine: 1 },
      ) +
      sparkle(pen, -5, 34, 16)
    )
  },
}
