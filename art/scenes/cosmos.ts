import { motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { Ground, Scenery } from '../kit/ground.ts'
import { oval, star } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Stars, a cloud of gas, the limb of a world. */
export function cosmos(pen: Pen, { deep, mid, glow, spark }: Ground): Scenery {
  const c = pen.chance
  const gas = (x: number, y: number, r: number, colour: string, o: number): string => pen.glow(x, y, r, colour, o, r * c.next(0.5, 0.9))
  const clouds = Array.from({ length: 9 }, () =>
    gas(c.next(-20, 380), c.next(40, 420), c.next(80, 170), c.pick([mid, glow, spark]), c.next(0.2, 0.5)),
  ).join('')
  const stars =
    motes(pen, 90, '#ffffff', 0.4, 1.4) +
    Array.from({ length: 6 }, () => {
      const [x, y, s] = [c.next(10, 350), c.next(10, 470), c.next(4, 10)]
      return pen.path(star(x, y, 4, s, s * 0.12, 0), '#ffffff', { opacity: 0.9 })
    }).join('')
  const side = c.pick([-1, 1])
  const x = side > 0 ? 330 : 30
  const world =
    pen.path(
      oval(x, 470, 150),
      pen.radial([mix(mid, deep, 0.7), mix(mid, deep, 0.35), mix(mid, glow, 0.5), mix(glow, '#ffffff', 0.5)], 0.5 + side * 0.08, 0.58, 0.6),
    ) + pen.stroke(oval(x, 470, 150), mix(glow, '#ffffff', 0.6), 1.6, { opacity: 0.8 })
  const back =
    sky(pen, deep, mix(deep, mid, 0.55), deep) +
    pen.group(clouds, { filter: pen.blur(10), blend: 'screen' }) +
    stars +
    pen.glow(180, 226, 190, glow, 0.7) +
    world
  return { back, front: motes(pen, 14, spark, 0.6, 1.8) }
}
