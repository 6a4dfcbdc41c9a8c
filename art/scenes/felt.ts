import { bokeh, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import type { Pen } from '../kit/pen.ts'

/** A card table under a lamp, with a padded rail and lights in the background. */
export function felt(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const back =
    sky(pen, mix(deep, '#000000', 0.35), mix(deep, mid, 0.35), mix(deep, mid, 0.2)) +
    pen.glow(180, 90, 230, mix(glow, spark, 0.4), 0.5, 150) +
    bokeh(pen, 26, [spark, mix(spark, '#ffffff', 0.4), glow], 0, 190, 5, 24, 0.62)
  const cloth = 'M-60 500V250Q180 150 420 250V500Z'
  const rail = 'M-60 262Q180 160 420 262'
  const table =
    pen.path(cloth, pen.radial([mix(glow, '#ffffff', 0.15), glow, mid, mix(mid, deep, 0.7)], 0.5, 0.42, 0.62)) +
    pen.stroke('M-60 306Q180 204 420 306M-60 316Q180 214 420 316', spark, 2, { opacity: 0.55 }) +
    pen.stroke('M30 500Q180 366 330 500', spark, 2, { opacity: 0.35 }) +
    pen.stroke(rail, mix(deep, '#000000', 0.5), 30) +
    pen.stroke(rail, mix(deep, spark, 0.28), 22) +
    pen.stroke('M-60 256Q180 154 420 256', mix(spark, '#ffffff', 0.3), 2.5, { opacity: 0.8 })
  return { back: back + table, front: '' }
}
