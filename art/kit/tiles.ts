import { box, fixed } from './path.ts'
import type { Pen } from './pen.ts'
import { ivory, ramp } from './ramp.ts'
import type { Ramp } from './ramp.ts'

/** A mahjong tile, 64 by 88 units, with a thick back. `face` is the drawing on its front. */
export function tile(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  rotation: number,
  face: string,
  back: Ramp = ramp('#1f9a63'),
  front: Ramp = ivory,
): string {
  return pen.group(
    pen.path(box(-30, -38, 72, 96, 10), '#000000', { opacity: 0.35, filter: pen.blur(5) }) +
      pen.body(box(-22, -50, 64, 88, 9), back, { depth: 4, shine: 0.7 }) +
      pen.body(box(-28, -46, 64, 88, 9), ramp('#e9dcc0'), { depth: 4 }) +
      pen.body(box(-34, -42, 64, 88, 9), front, { depth: 4, shine: 0.6 }) +
      pen.group(face, { x: -2, y: 2 }),
    { x, y, scale, rotation },
  )
}

/** The face of a mahjong tile of the dots suit. */
export function dots(pen: Pen, count: 1 | 3 | 5 | 9): string {
  const positions = {
    1: [[0, 0]],
    3: [
      [-16, -24],
      [0, 0],
      [16, 24],
    ],
    5: [
      [-15, -24],
      [15, -24],
      [0, 0],
      [-15, 24],
      [15, 24],
    ],
    9: [-18, 0, 18].flatMap((y) => [-18, 0, 18].map((x) => [x, y * 1.45])),
  }[count]
  const colours = ['#d81f2f', '#1f6fae', '#1f9a55']
  const r = count === 1 ? 24 : count === 9 ? 8 : 11
  return positions
    .map(([x = 0, y = 0], i) => {
      const shades = ramp(colours[i % 3] ?? '#d81f2f')
      const ring = (k: number, fill: string): string => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r * k)}" fill="${fill}"/>`
      return (
        ring(1, shades.mid) +
        ring(0.74, '#fbf5e6') +
        ring(0.55, shades.dark) +
        ring(0.2, '#fbf5e6') +
        (count === 1
          ? pen.stroke(
              Array.from(
                { length: 12 },
                (_, k) =>
                  `M${fixed(15 * Math.cos(k * 0.524))} ${fixed(15 * Math.sin(k * 0.524))}L${fixed(20 * Math.cos(k * 0.524))} ${fixed(20 * Math.sin(k * 0.524))}`,
              ).join(''),
              '#1f9a55',
              2.4,
            )
          : '')
      )
    })
    .join('')
}

/** The face of a mahjong tile of the bamboo suit. `rows` is the number of sticks in each row. */
export const sticks = (pen: Pen, rows: readonly number[]): string =>
  rows
    .map((count, r) =>
      Array.from({ length: count }, (_, i) => {
        const [x, y] = [(i - (count - 1) / 2) * 18, (r - (rows.length - 1) / 2) * 30]
        return (
          pen.body(box(x - 5, y - 13, 10, 26, 5), ramp((r + i) % 3 === 0 ? '#d81f2f' : '#1f9a55'), { depth: 2, shine: 0.7 }) +
          pen.stroke(`M${x - 5} ${y}H${x + 5}`, '#fbf5e6', 2)
        )
      }).join(''),
    )
    .join('')
