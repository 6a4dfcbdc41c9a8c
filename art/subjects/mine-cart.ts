import { ball, mirrored, gem, sparkle } from '../kit/parts.ts'
import { fixed, oval } from '../kit/path.ts'
import { gold, ramp, silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const wood = ramp('#9a5f2e')
const iron = ramp('#56607a')

export const mineCart: Subject = {
  scene: 'cavern',
  sceneColours: { deep: '#160c20', mid: '#4a2f6a', glow: '#ffb04a', spark: '#ffd75e' },
  y: 6,
  castsShadow: true,
  draw: (pen) => {
    const random = pen.random
    const nugget = (x: number, y: number, r: number): string =>
      pen.group(
        gem(
          pen,
          Array.from({ length: 7 }, (_, i) => {
            const [a, d] = [(i * 2 * Math.PI) / 7, random.next(0.78, 1.12)]
            return [d * Math.cos(a), d * Math.sin(a) * 0.86] as const
          }).map(([a, b]) => [a * 20, b * 20] as const),
          gold,
          0.5,
        ),
        { x, y, scale: r / 20, rotation: random.next(0, 360) },
      )
    const heap = [
      [-70, -12, 22],
      [-34, -18, 26],
      [4, -16, 26],
      [44, -18, 26],
      [74, -10, 20],
      [-52, -44, 22],
      [-14, -50, 26],
      [28, -48, 25],
      [58, -38, 20],
      [-30, -76, 20],
      [10, -82, 24],
      [38, -72, 17],
      [-4, -106, 15],
    ]
      .map(([x = 0, y = 0, r = 1]) => nugget(x, y, r))
      .join('')
    const stone = (x: number, y: number, scale: number, colour: string): string =>
      pen.group(
        gem(
          pen,
          Array.from(
            { length: 8 },
            (_, i) => [20 * Math.cos(((i + 0.5) * Math.PI) / 4), 20 * Math.sin(((i + 0.5) * Math.PI) / 4)] as const,
          ),
          ramp(colour),
        ),
        { x, y, scale },
      )
    const tub = 'M-112-14H112L88 84H-88Z'
    return (
      pen.stroke('M-150 132H150', iron.dark, 8) +
      pen.stroke('M-150 130H150', iron.light, 2.4) +
      heap +
      stone(-60, -66, 0.8, '#e0204a') +
      stone(64, -62, 0.75, '#1fc88a') +
      stone(-86, -34, 0.6, '#3f8aff') +
      pen.body(tub, wood, { depth: 8 }) +
      pen.clipTo(
        tub,
        pen.stroke('M-120 18H120M-120 50H120', wood.deep, 4) + pen.stroke('M-40-14L-36 84M30-14L26 84', wood.deep, 3, { opacity: 0.7 }),
      ) +
      pen.body('M-120-22H120V2H-120Z', iron, { depth: 5, shine: 0.8 }) +
      pen.body('M-92 74H92V92H-92Z', iron, { depth: 5, shine: 0.8 }) +
      pen.body('M-104-10H-84L-68 90H-88ZM104-10H84L68 90H88Z', iron, { depth: 4, shine: 0.8 }) +
      [-100, -50, 0, 50, 100].map((x) => ball(pen, x, -10, 5, silver)).join('') +
      mirrored(
        (_, side) =>
          pen.body(oval(56 * side, 106, 30), iron, { depth: 8, shine: 0.9 }) +
          pen.path(oval(56 * side, 106, 17), iron.deep) +
          pen.stroke(
            [0, 60, 120]
              .map(
                (a) =>
                  `M${fixed(56 * side - 22 * Math.cos((a * Math.PI) / 180))} ${fixed(106 - 22 * Math.sin((a * Math.PI) / 180))}L${fixed(56 * side + 22 * Math.cos((a * Math.PI) / 180))} ${fixed(106 + 22 * Math.sin((a * Math.PI) / 180))}`,
              )
              .join(''),
            iron.light,
            4,
          ) +
          ball(pen, 56 * side, 106, 7, silver),
      ) +
      sparkle(pen, -20, -76, 22) +
      sparkle(pen, 60, -22, 14)
    )
  },
}
