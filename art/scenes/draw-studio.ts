import { motes, rays, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A television studio for lottery draws: rings of lamps above a round stage. */
export function drawStudio(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const ring = (r: number, count: number, size: number, colour: string): string =>
    pen.stroke(oval(180, 206, r), mix(colour, deep, 0.35), size * 2.6, { opacity: 0.55 }) +
    pen.path(
      Array.from({ length: count }, (_, i) =>
        oval(180 + r * Math.cos((i * Math.PI * 2) / count), 206 + r * Math.sin((i * Math.PI * 2) / count), size),
      ).join(''),
      mix(colour, '#ffffff', 0.65),
    )
  const steps = [0, 1, 2]
    .map(
      (i) =>
        pen.path(
          oval(180, 404 + i * 16, 150 + i * 34, 26 + i * 5),
          pen.linear([mix(mid, glow, 0.5 - i * 0.14), mix(deep, mid, 0.5 - i * 0.12)]),
        ) + pen.stroke(oval(180, 404 + i * 16, 150 + i * 34, 26 + i * 5), spark, 1.6, { opacity: 0.7 - i * 0.15 }),
    )
    .reverse()
    .join('')
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.3), glow, mid, deep], 180, 206, 0.58) +
    rays(pen, 180, 206, '#ffffff', 0.25, 20) +
    ring(196, 44, 3.4, spark) +
    ring(164, 36, 2.6, glow) +
    pen.path(box(-10, 384, 380, 110), pen.linear([mix(deep, mid, 0.6), deep])) +
    steps +
    pen.path(oval(180, 400, 120, 18), pen.radial(['#ffffffcc', '#ffffff00']))
  return { back, front: motes(pen, 24, spark, 0.8, 2.2, 30, 440) }
}
