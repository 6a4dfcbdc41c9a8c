import { motes, rays, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { fixed, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Folded velvet, for jewellery and other shiny subjects. */
export function velvet(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const folds = Array.from({ length: 15 }, (_, i) => {
    const a = ((i * 24 + random.next(-5, 5)) * Math.PI) / 180
    const w = random.next(0.06, 0.13)
    const pointAt = (r: number, k: number): string => `${fixed(180 + r * Math.cos(a + k))},${fixed(236 + r * Math.sin(a + k))}`
    return pen.path(
      shape(`${pointAt(64, 0)}! ${pointAt(190, -w * 0.8)} ${pointAt(420, -w * 1.4)}! ${pointAt(420, w * 1.4)}! ${pointAt(190, w * 0.7)}`),
      pen.linear([mix(mid, glow, 0.5), mid, mix(mid, deep, 0.85)], random.next(0, 180)),
      { opacity: 0.85 },
    )
  }).join('')
  const back =
    spotlight(pen, [mix(mid, glow, 0.6), mid, mix(mid, deep, 0.5), deep], 180, 230, 0.7) +
    pen.group(folds, { filter: pen.blur(5) }) +
    pen.path('M-10-10H370V490H-10Z', pen.radial([`${deep}00 30`, `${deep}aa`, deep], 0.5, 0.48, 0.72)) +
    pen.glow(180, 230, 180, glow, 0.9) +
    rays(pen, 180, 226, mix(glow, '#ffffff', 0.5), 0.5, 22)
  return { back, front: motes(pen, 24, mix(spark, '#ffffff', 0.3), 0.6, 2.2) }
}
