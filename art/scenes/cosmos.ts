import { motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { oval, star } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Stars, nebulae and the edge of a planet. */
export function cosmos(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const gas = (x: number, y: number, r: number, colour: string, opacity: number): string =>
    pen.glow(x, y, r, colour, opacity, r * random.next(0.5, 0.9))
  const clouds = Array.from({ length: 9 }, () =>
    gas(random.next(-20, 380), random.next(40, 420), random.next(80, 170), random.pick([mid, glow, spark]), random.next(0.2, 0.5)),
  ).join('')
  const stars =
    motes(pen, 90, '#ffffff', 0.4, 1.4) +
    Array.from({ length: 6 }, () => {
      const [x, y, size] = [random.next(10, 350), random.next(10, 470), random.next(4, 10)]
      return pen.path(star(x, y, 4, size, size * 0.12, 0), '#ffffff', { opacity: 0.9 })
    }).join('')
  const side = random.pick([-1, 1])
  const x = side > 0 ? 330 : 30
  const planet =
    pen.path(
      oval(x, 470, 150),
      pen.radial([mix(mid, deep, 0.7), mix(mid, deep, 0.35), mix(mid, glow, 0.5), mix(glow, '#ffffff', 0.5)], 0.5 + side * 0.08, 0.58, 0.6),
    ) + pen.stroke(oval(x, 470, 150), mix(glow, '#ffffff', 0.6), 1.6, { opacity: 0.8 })
  const back =
    sky(pen, deep, mix(deep, mid, 0.55), deep) +
    pen.group(clouds, { filter: pen.blur(10), blend: 'screen' }) +
    stars +
    pen.glow(180, 226, 190, glow, 0.7) +
    planet
  return { back, front: motes(pen, 14, spark, 0.6, 1.8) }
}
