import { mist, motes, rays, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { oval, polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Dunes under a low sun, with pyramids in the distance. */
export function desert(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const pyramid = (x: number, y: number, w: number, h: number): string =>
    pen.path(
      polygon([
        [x, y - h],
        [x + w * 0.3, y],
        [x - w, y],
      ]),
      mix(mid, glow, 0.5),
    ) +
    pen.path(
      polygon([
        [x, y - h],
        [x + w, y],
        [x + w * 0.3, y],
      ]),
      mix(mid, deep, 0.35),
    )
  const dune = (y: number, crestHeight: number, light: string, dark: string): string => {
    const d = shape(
      `-20,500! -20,${y + 20} 70,${y - crestHeight} 170,${y + crestHeight * 0.5} 280,${y - crestHeight * 0.6} 380,${y + 10} 380,500!`,
    )
    return pen.path(d, pen.linear([light, dark])) + pen.stroke(d, mix(light, '#ffffff', 0.4), 1.2, { opacity: 0.5 })
  }
  const back =
    sky(pen, mix(deep, mid, 0.35), mid, mix(mid, glow, 0.65), mix(glow, '#ffffff', 0.3), glow) +
    motes(pen, 30, '#ffffff', 0.3, 1, 0, 140) +
    pen.glow(180, 210, 240, glow, 0.9) +
    rays(pen, 180, 205, '#ffffff', 0.22, 20) +
    pen.path(oval(180, 205, 118), pen.linear([mix(spark, '#ffffff', 0.7), spark])) +
    pyramid(74, 356, 76, 96) +
    pyramid(292, 356, 62, 74) +
    mist(pen, 310, 70, glow, 0.7) +
    dune(368, 16, mix(glow, mid, 0.3), mid) +
    dune(408, 14, mix(glow, mid, 0.6), mix(mid, deep, 0.5)) +
    dune(448, 12, mix(mid, deep, 0.25), deep)
  return { back, front: motes(pen, 22, spark, 0.6, 1.7, 260, 470) }
}
