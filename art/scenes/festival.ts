import { bokeh, motes, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, fixed, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A festival at night: strings of lanterns, fireworks and the lights of a crowd. */
export function festival(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const burst = (x: number, y: number, r: number, colour: string): string => {
    const trails = Array.from({ length: 22 }, (_, i) => {
      const a = (i * Math.PI * 2) / 22
      const length = r * random.next(0.75, 1.05)
      return `M${fixed(x + r * 0.25 * Math.cos(a))} ${fixed(y + r * 0.25 * Math.sin(a))}L${fixed(x + length * Math.cos(a))} ${fixed(y + length * Math.sin(a))}`
    })
    const tips = Array.from({ length: 22 }, (_, i) =>
      oval(x + r * 1.08 * Math.cos((i * Math.PI * 2) / 22), y + r * 1.08 * Math.sin((i * Math.PI * 2) / 22), 1.7),
    ).join('')
    return pen.glow(x, y, r * 1.2, colour, 0.5) + pen.stroke(trails.join(''), colour, 1.6, { opacity: 0.9 }) + pen.path(tips, '#ffffff')
  }
  const lamp = (x: number, y: number, scale: number): string =>
    pen.group(
      pen.glow(0, 0, 38, glow, 0.8) +
        pen.path(oval(0, 0, 13, 16), pen.radial([mix(spark, '#ffffff', 0.5), spark, glow, mid], 0.45, 0.45, 0.6)) +
        pen.path(box(-6, -19, 12, 4, 1) + box(-6, 15, 12, 4, 1), mix(deep, spark, 0.4)) +
        pen.stroke('M0 19V30', spark, 2),
      { x, y, scale },
    )
  const cord = (y: number, sag: number, scale: number): string => {
    const dip = (x: number): number => y + sag * (1 - ((x - 180) / 190) ** 2)
    return (
      pen.stroke(`M-10 ${y}Q180 ${y + sag * 2} 370 ${y}`, mix(deep, spark, 0.25), 1.6) +
      [22, 92, 268, 338].map((x) => lamp(x, dip(x) + 20 * scale, scale)).join('')
    )
  }
  const back =
    sky(pen, mix(deep, '#000000', 0.2), deep, mid, mix(mid, glow, 0.5)) +
    motes(pen, 40, '#ffffff', 0.3, 1, 0, 240) +
    burst(76, 132, 62, spark) +
    burst(292, 98, 70, glow) +
    burst(180, 190, 128, mix(glow, spark, 0.5)) +
    pen.glow(180, 240, 200, glow, 0.7) +
    pen.path(ridge(pen, 400, 16, 12, 1), mix(deep, mid, 0.35)) +
    bokeh(pen, 26, [spark, glow, mix(spark, '#ffffff', 0.4)], 380, 470, 5, 15, 0.75)
  return { back: back + cord(-8, 34, 0.9), front: cord(-34, 60, 1.25) + motes(pen, 20, spark, 0.8, 2, 60, 470) }
}
