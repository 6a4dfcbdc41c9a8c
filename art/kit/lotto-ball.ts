import { fixed, oval, star } from './path.ts'
import type { Pen } from './pen.ts'
import { ramp } from './ramp.ts'
import type { Ramp } from './ramp.ts'

export const lottoColours: readonly Ramp[] = ['#e8202f', '#ffb41f', '#1fa84f', '#1f6fe8', '#9a3fe8', '#ff6f1f', '#12b5c8'].map((hex) =>
  ramp(hex),
)

/** A lottery ball: coloured, with a star on a white disc in place of the number. */
export function lottoBall(pen: Pen, x: number, y: number, r: number, shades: Ramp, rotation = 0): string {
  const scaled = (v: number): number => v * r
  return pen.group(
    pen.path(
      oval(0, 0, r),
      pen.radial([shades.bright, `${shades.light} 18`, `${shades.mid} 52`, `${shades.dark} 84`, shades.deep], 0.36, 0.3, 0.74),
    ) +
      pen.group(
        pen.path(oval(scaled(0.06), scaled(0.02), scaled(0.5)), pen.radial(['#ffffff', '#fbf6ea 62', '#d8cfc0'], 0.4, 0.35, 0.7)) +
          pen.path(star(scaled(0.06), scaled(0.03), 5, scaled(0.3), scaled(0.13)), shades.mid),
        { rotation },
      ) +
      pen.path(oval(scaled(-0.34), scaled(-0.5), scaled(0.3), scaled(0.17)), pen.linear(['#fffffff2', '#ffffff22'])) +
      pen.stroke(
        `M${fixed(scaled(-0.7))} ${fixed(scaled(0.52))}A${fixed(scaled(0.88))} ${fixed(scaled(0.88))} 0 0 0 ${fixed(scaled(0.7))} ${fixed(scaled(0.52))}`,
        shades.bright,
        scaled(0.05),
        {
          opacity: 0.6,
        },
      ),
    { x, y },
  )
}
