import { motes, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Layers of leaves with beams of light between them. */
export function jungle(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const leaf = (x: number, y: number, rotation: number, scale: number, light: string, dark: string): string =>
    pen.group(
      pen.path(shape('0,0! 22,-30 30,-74 0,-128! -30,-74 -22,-30'), pen.linear([light, dark], 70)) +
        pen.stroke('M0-4L0-116M0-30L16-52M0-30L-16-52M0-58L17-80M0-58L-17-80', dark, 2, { opacity: 0.7 }),
      { x, y, rotation, scale },
    )
  const beam = (x: number, w: number, opacity: number): string =>
    pen.path(
      polygon([
        [x, -20],
        [x + w, -20],
        [x + w - 90, 480],
        [x - 190, 480],
      ]),
      pen.linear([`${glow}ff`, `${glow}00`]),
      { opacity, filter: pen.blur(7) },
    )
  const leafGroup = (
    y0: number,
    scale: number,
    light: string,
    dark: string,
    placements: readonly (readonly [number, number, number])[],
  ): string => placements.map(([x, y, rotation]) => leaf(x, y + y0, rotation, scale * pen.random.next(0.85, 1.15), light, dark)).join('')
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.3), mix(glow, mid, 0.5), mix(mid, deep, 0.4), deep], 190, 180, 0.66) +
    leafGroup(0, 1.1, mix(mid, glow, 0.35), mix(mid, deep, 0.3), [
      [40, 330, -30],
      [330, 330, 28],
      [90, 150, -62],
      [300, 130, 60],
      [20, 220, 60],
      [350, 230, -58],
    ]) +
    beam(200, 60, 0.6) +
    beam(300, 40, 0.5) +
    beam(120, 34, 0.4) +
    leafGroup(0, 1.35, mid, mix(mid, deep, 0.75), [
      [-6, 90, 118],
      [366, 80, -120],
      [20, 460, 28],
      [344, 462, -30],
      [180, 506, 4],
      [110, 492, -22],
      [256, 494, 20],
    ])
  const front = pen.group(
    leafGroup(0, 1.15, mix(mid, deep, 0.6), deep, [
      [-34, -6, 128],
      [394, -12, -128],
      [-30, 500, 42],
      [390, 500, -44],
      [60, -30, 168],
      [306, -34, -170],
    ]),
    { filter: pen.blur(2.2) },
  )
  return { back, front: front + motes(pen, 26, spark, 0.8, 2.2, 40, 440) }
}
