import { cloud, mist, motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A large moon above roofs, with clouds in front of it. */
export function moonNight(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const moon = mix(glow, '#ffffff', 0.55)
  const roof = (x: number, y: number, scale: number, colour: string): string =>
    pen.group(
      pen.path(shape('-70,0! -48,-12 -30,-34 -6,-44! 6,-44! 30,-34 48,-12 70,0! 56,6 0,2 -56,6'), colour) +
        pen.path(box(-40, 0, 80, 200), colour) +
        pen.path(shape('-46,-44! -30,-52 -18,-66 -4,-74! 4,-74! 18,-66 30,-52 46,-44! 0,-46'), colour) +
        pen.path([-24, -4, 16].map((wx) => box(wx, 18, 8, 13, 2)).join(''), spark, { opacity: 0.85 }),
      { x, y, scale },
    )
  const back =
    sky(pen, deep, mid, mix(mid, glow, 0.45)) +
    motes(pen, 60, '#ffffff', 0.4, 1.3, 0, 260) +
    pen.glow(180, 196, 230, glow, 0.65) +
    pen.path(oval(180, 196, 128), pen.linear([moon, mix(moon, glow, 0.8)])) +
    pen.path(oval(136, 150, 20) + oval(230, 232, 28) + oval(214, 128, 11) + oval(120, 236, 14), glow, { opacity: 0.28 }) +
    cloud(pen, 52, 120, 0.9, mix(mid, glow, 0.5), mid, 0.9) +
    cloud(pen, 318, 178, 1.1, mix(mid, glow, 0.4), mid, 0.95) +
    mist(pen, 280, 140, glow, 0.35) +
    roof(52, 396, 1.05, mix(deep, mid, 0.5)) +
    roof(312, 380, 1.15, mix(deep, mid, 0.4)) +
    roof(190, 478, 1.5, mix(deep, mid, 0.18))
  return {
    back,
    front: cloud(pen, 20, 446, 1.5, mix(mid, glow, 0.3), deep, 0.95) + cloud(pen, 346, 462, 1.4, mix(mid, glow, 0.2), deep, 0.95),
  }
}
