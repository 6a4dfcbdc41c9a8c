import { mist, motes, rays, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, oval, polygon } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A western desert at sunset, with mesas, cacti and dust. */
export function mesaSunset(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const mesa = (x: number, y: number, w: number, h: number, colour: string): string =>
    pen.path(
      polygon([
        [x - w * 0.72, y],
        [x - w * 0.5, y - h * 0.45],
        [x - w * 0.42, y - h],
        [x + w * 0.38, y - h],
        [x + w * 0.46, y - h * 0.5],
        [x + w * 0.74, y],
      ]),
      pen.linear([mix(colour, glow, 0.3), colour]),
    ) +
    pen.path(
      polygon([
        [x + w * 0.1, y - h],
        [x + w * 0.38, y - h],
        [x + w * 0.46, y - h * 0.5],
        [x + w * 0.74, y],
        [x + w * 0.2, y],
      ]),
      deep,
      { opacity: 0.3 },
    )
  const cactus = (x: number, y: number, scale: number, colour: string): string =>
    pen.group(pen.stroke('M0 20V-92M0-26H-26Q-34-26-34-36V-56M0-42H22Q32-42 32-54V-76', colour, 17), { x, y, scale })
  const stripes = Array.from({ length: 6 }, (_, i) => box(60, 250 + i * 16, 240, 2 + i * 1.6)).join('')
  const back =
    sky(pen, deep, mid, mix(mid, glow, 0.5), glow, mix(glow, '#ffffff', 0.3)) +
    rays(pen, 180, 250, spark, 0.3, 16) +
    pen.path(oval(180, 240, 124), pen.linear([mix(spark, '#ffffff', 0.5), spark, glow])) +
    pen.path(stripes, mix(glow, mid, 0.4), { opacity: 0.7 }) +
    mesa(52, 372, 120, 120, mix(mid, glow, 0.2)) +
    mesa(320, 372, 130, 160, mix(mid, glow, 0.05)) +
    mist(pen, 320, 80, glow, 0.6) +
    pen.path(ridge(pen, 378, 8, 6), pen.linear([mix(mid, deep, 0.3), deep])) +
    cactus(38, 398, 0.8, mix(deep, '#000000', 0.2))
  return { back, front: cactus(346, 470, 1.25, mix(deep, '#000000', 0.5)) + motes(pen, 20, spark, 0.6, 1.8, 200, 460) }
}
