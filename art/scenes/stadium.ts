import { motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, oval, polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A stadium with floodlights, a full stand and a pitch. */
export function stadium(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const crowd = Array.from({ length: 300 }, () => {
    const x = random.next(0, 360)
    return oval(x, random.next(190, 300) - Math.abs(x - 180) * 0.26 + 20, random.next(1, 2.2))
  }).join('')
  const floodlight = (x: number, y: number, side: number): string =>
    pen.path(
      polygon([
        [x, y],
        [x + side * 300, 480],
        [x + side * 120, 480],
      ]),
      pen.linear(['#ffffffaa', '#ffffff00']),
      { opacity: 0.5, filter: pen.blur(6) },
    ) +
    pen.glow(x, y, 80, '#ffffff', 0.8) +
    pen.path([0, 1, 2, 3, 4, 5].map((i) => oval(x - 20 + (i % 3) * 20, y - 8 + Math.floor(i / 3) * 16, 7)).join(''), '#ffffff')
  const stripes = Array.from({ length: 8 }, (_, i) =>
    polygon([
      [180 + (i - 4) * 44, 318],
      [180 + (i - 3.5) * 44, 318],
      [180 + (i - 3.5) * 150, 490],
      [180 + (i - 4) * 150, 490],
    ]),
  ).join('')
  const stand = shape('-20,250! 60,214 180,196 300,214 380,250! 380,330! 180,318 -20,330!')
  const back =
    sky(pen, deep, mix(deep, mid, 0.7), mid, glow) +
    pen.glow(180, 230, 250, glow, 0.7) +
    pen.path(stand, pen.linear([mix(mid, deep, 0.5), deep])) +
    pen.clipTo(stand, pen.path(crowd, mix(spark, '#ffffff', 0.4), { opacity: 0.6 })) +
    pen.stroke('M-20 250Q180 150 380 250', mix(mid, '#ffffff', 0.5), 3, { opacity: 0.7 }) +
    pen.path(box(-20, 316, 400, 180), pen.linear([mix(spark, mid, 0.35), mix(spark, deep, 0.55), deep])) +
    pen.path(stripes, '#ffffff', { opacity: 0.07 }) +
    pen.stroke('M-20 330H380M180 330V318M96 500L120 332M264 500L240 332', '#ffffff', 2, { opacity: 0.35 }) +
    pen.path(oval(180, 400, 130, 26), pen.radial(['#ffffff88', '#ffffff00'])) +
    floodlight(44, 74, 1) +
    floodlight(316, 74, -1)
  return { back, front: motes(pen, 24, '#ffffff', 0.5, 1.6, 60, 420) }
}
