import { motes, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, curve, oval, polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A theatre stage with curtains and two spotlights. */
export function stage(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const fold = (x: number, w: number, lean: number): string =>
    pen.path(
      shape(`${x},-10! ${x + w},-10! ${x + w + lean * 0.3},200 ${x + w + lean},420! ${x + lean},430! ${x + lean * 0.3},200`),
      pen.linear([mix(mid, deep, 0.75), mid, mix(mid, glow, 0.35), mix(mid, deep, 0.5)], 0),
    )
  const left = [92, 64, 36, 8, -20].map((x, i) => fold(x, 30, -34 + i * 7)).join('')
  const right = [238, 266, 294, 322, 350].map((x, i) => fold(x, 30, 34 - i * 7)).join('')
  const beam = (x: number, floorX: number): string =>
    pen.path(
      polygon([
        [x - 6, -10],
        [x + 6, -10],
        [floorX + 92, 430],
        [floorX - 92, 430],
      ]),
      pen.linear([`${glow}cc`, `${glow}10`]),
      { filter: pen.blur(5) },
    )
  const back =
    spotlight(pen, [mix(glow, mid, 0.25), mix(mid, deep, 0.25), deep], 180, 210, 0.6) +
    left +
    right +
    pen.path(box(-10, 372, 380, 120), pen.linear([mix(mid, deep, 0.3), deep])) +
    pen.path(oval(180, 398, 168, 32), pen.radial([mix(glow, '#ffffff', 0.4), `${glow}aa 50`, `${glow}00`]), { opacity: 0.85 }) +
    beam(60, 150) +
    beam(300, 210)
  const swag = shape('-10,-10! 370,-10! 370,34! 330,58 290,36! 250,66 180,70 110,66 70,36! 30,58 -10,34!')
  const front =
    pen.path(swag, pen.linear([mix(mid, glow, 0.2), mix(mid, deep, 0.6)])) +
    pen.stroke(curve('-10,34 30,58 70,36! 110,66 180,70 250,66 290,36! 330,58 370,34'), spark, 3, { opacity: 0.85 }) +
    motes(pen, 18, spark, 0.8, 2, 60, 380)
  return { back, front }
}
