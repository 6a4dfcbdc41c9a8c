import { spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { oval, polygon } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A speed tunnel: streaks that converge on a vanishing point. */
export function rush(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const streak = (colour: string, count: number, widthFactor: number): string =>
    pen.path(
      Array.from({ length: count }, () => {
        const a = random.next(0, Math.PI * 2)
        const [r0, r1, w] = [random.next(70, 190), random.next(240, 420), random.next(0.004, 0.018) * widthFactor]
        return polygon([
          [180 + r0 * Math.cos(a), 220 + r0 * Math.sin(a)],
          [180 + r1 * Math.cos(a - w), 220 + r1 * Math.sin(a - w)],
          [180 + r1 * Math.cos(a + w), 220 + r1 * Math.sin(a + w)],
        ])
      }).join(''),
      colour,
      { opacity: 0.8 },
    )
  const hoops = [300, 246, 200, 164]
    .map((r, i) => pen.stroke(oval(180, 220, r * 0.92, r), mix(glow, mid, i * 0.2), 5 - i, { opacity: 0.5 }))
    .join('')
  const road = polygon([
    [150, 330],
    [210, 330],
    [420, 500],
    [-60, 500],
  ])
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.7), glow, mid, deep], 180, 220, 0.6) +
    hoops +
    streak(spark, 46, 1) +
    streak('#ffffff', 24, 0.7) +
    streak(mix(mid, deep, 0.5), 30, 1.8) +
    pen.path(road, pen.linear([`${deep}88`, deep])) +
    pen.stroke('M150 330L-60 500M210 330L420 500', spark, 4) +
    pen.path(
      [0, 1, 2, 3]
        .map((i) =>
          polygon([
            [179 - i, 336 + i * i * 11],
            [181 + i, 336 + i * i * 11],
            [182 + i * 2, 350 + i * i * 14 + i * 6],
            [178 - i * 2, 350 + i * i * 14 + i * 6],
          ]),
        )
        .join(''),
      '#ffffff',
      { opacity: 0.7 },
    )
  return { back, front: streak(mix(spark, '#ffffff', 0.4), 12, 1.2) }
}
