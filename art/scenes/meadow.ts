import { motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Round hills and clouds under a rainbow. */
export function meadow(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const puffs = (x: number, y: number, scale: number, opacity: number): string =>
    pen.group(
      pen.path(
        [
          [-40, 6, 22],
          [-14, -10, 28],
          [18, -6, 26],
          [44, 8, 18],
          [0, 12, 30],
        ]
          .map(([a = 0, b = 0, r = 1]) => oval(a, b, r))
          .join(''),
        pen.linear(['#ffffff', mix('#ffffff', glow, 0.5)]),
      ),
      { x, y, scale, opacity },
    )
  const hill = (x: number, y: number, r: number, light: string, dark: string): string => {
    const d = oval(x, y + r, r * 1.25, r)
    const rows = Array.from({ length: 7 }, (_, i) => oval(x, y + r, r * (1.25 - i * 0.17), r * (1 - i * 0.03))).join('')
    return pen.path(d, pen.linear([light, dark, dark])) + pen.clipTo(d, pen.stroke(rows, light, 2.5, { opacity: 0.35 }))
  }
  const rainbow = ['#ff5d6c', '#ffa94d', '#ffe066', '#69db7c', '#4dabf7', '#9775fa']
    .map((colour, i) => pen.stroke(oval(180, 330, 236 - i * 11, 250 - i * 11), colour, 11))
    .join('')
  const flowers = Array.from({ length: 22 }, () => {
    const [x, y, r] = [random.next(0, 360), random.next(404, 474), random.next(2.2, 4.6)]
    return [0, 72, 144, 216, 288]
      .map((a) => oval(x + r * Math.cos((a * Math.PI) / 180), y + r * Math.sin((a * Math.PI) / 180), r * 0.62))
      .join('')
  }).join('')
  const back =
    sky(pen, mid, mix(mid, glow, 0.6), mix(glow, '#ffffff', 0.4), mix(glow, '#ffffff', 0.7)) +
    pen.glow(180, 220, 220, '#ffffff', 0.7) +
    pen.group(rainbow, { opacity: 0.42 }) +
    puffs(60, 96, 0.9, 0.95) +
    puffs(310, 150, 1.05, 0.95) +
    puffs(214, 50, 0.6, 0.8) +
    hill(60, 322, 150, mix(deep, glow, 0.55), deep) +
    hill(310, 312, 170, mix(deep, glow, 0.45), deep) +
    hill(170, 374, 200, mix(deep, glow, 0.3), mix(deep, '#000000', 0.25)) +
    pen.path(flowers, mix(spark, '#ffffff', 0.35), { opacity: 0.9 })
  return { back, front: motes(pen, 14, '#ffffff', 0.8, 2) }
}
