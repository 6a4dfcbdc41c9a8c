import { mist, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Flowering branches, with petals in the wind. */
export function blossom(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const flower = (x: number, y: number, r: number): string =>
    pen.group(
      [0, 72, 144, 216, 288]
        .map((a) => pen.group(pen.path(shape('0,0! 6,-5 7,-12 0,-10! -7,-12 -6,-5'), pen.linear(['#ffffff', spark])), { rotation: a }))
        .join('') + pen.path(oval(0, 0, 2.2), mix(spark, deep, 0.4)),
      { x, y, scale: r / 9, rotation: random.next(0, 72) },
    )
  const branch = (d: string, ends: readonly (readonly [number, number])[]): string =>
    pen.stroke(d, mix(deep, '#2a1410', 0.5), 7) +
    pen.stroke(d, mix(deep, mid, 0.5), 2, { opacity: 0.6 }) +
    ends
      .map(([x, y]) =>
        Array.from({ length: 5 }, () => flower(x + random.next(-20, 20), y + random.next(-16, 16), random.next(7, 13))).join(''),
      )
      .join('')
  const petals = (count: number, size: number): string =>
    Array.from({ length: count }, () =>
      pen.group(pen.path(shape('0,-6! 5,-1 3,6 0,5! -3,6 -5,-1'), pen.linear([mix(spark, '#ffffff', 0.6), spark])), {
        x: random.next(0, 360),
        y: random.next(60, 470),
        rotation: random.next(0, 360),
        scale: random.next(0.6, 1.3) * size,
      }),
    ).join('')
  const back =
    sky(pen, mix(mid, deep, 0.25), mid, mix(glow, mid, 0.3), mix(glow, '#ffffff', 0.4)) +
    pen.glow(180, 214, 230, '#ffffff', 0.6) +
    pen.path(oval(180, 210, 126), mix(glow, '#ffffff', 0.55), { opacity: 0.8 }) +
    pen.path(ridge(pen, 372, 30, 5), mix(mid, glow, 0.35), { opacity: 0.8 }) +
    mist(pen, 320, 90, glow, 0.7) +
    pen.path(ridge(pen, 420, 20, 5), pen.linear([mix(mid, deep, 0.35), mix(mid, deep, 0.7)])) +
    branch('M-10 30Q60 60 110 44Q150 34 176 52M60 52Q74 90 66 124', [
      [66, 128],
      [120, 44],
      [176, 54],
      [34, 46],
      [82, 70],
    ]) +
    branch('M370 60Q320 90 296 76Q268 62 250 84M318 84Q318 120 338 146', [
      [338, 148],
      [292, 78],
      [250, 88],
      [352, 76],
    ])
  return {
    back,
    front:
      petals(18, 1) +
      pen.group(petals(5, 2.6), { filter: pen.blur(1.6) }) +
      branch('M-20 470Q40 452 74 462', [
        [74, 460],
        [30, 458],
        [4, 470],
      ]),
  }
}
