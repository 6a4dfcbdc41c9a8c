import { n, oval, star } from './path.ts'
import type { Pen } from './pen.ts'
import { ramp } from './ramp.ts'
import type { Ramp } from './ramp.ts'

export const lottoColours: readonly Ramp[] = ['#e8202f', '#ffb41f', '#1fa84f', '#1f6fe8', '#9a3fe8', '#ff6f1f', '#12b5c8'].map((hex) =>
  ramp(hex),
)

/** A lottery ball: coloured, with a star on a white disc in place of the number. */
export function lottoBall(pen: Pen, x: number, y: number, r: number, of: Ramp, turn = 0): string {
  const k = (v: number): number => v * r
  return pen.group(
    pen.path(oval(0, 0, r), pen.radial([of.bright, `${of.light} 18`, `${of.mid} 52`, `${of.dark} 84`, of.deep], 0.36, 0.3, 0.74)) +
      pen.group(
        pen.path(oval(k(0.06), k(0.02), k(0.5)), pen.radial(['#ffffff', '#fbf6ea 62', '#d8cfc0'], 0.4, 0.35, 0.7)) +
          pen.path(star(k(0.06), k(0.03), 5, k(0.3), k(0.13)), of.mid),
        { turn },
      ) +
      pen.path(oval(k(-0.34), k(-0.5), k(0.3), k(0.17)), pen.linear(['#fffffff2', '#ffffff22'])) +
      pen.stroke(`M${n(k(-0.7))} ${n(k(0.52))}A${n(k(0.88))} ${n(k(0.88))} 0 0 0 ${n(k(0.7))} ${n(k(0.52))}`, of.bright, k(0.05), {
        opacity: 0.6,
      }),
    { x, y },
  )
}
