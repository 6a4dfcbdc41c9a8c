import { motes, rays, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { Ground, Scenery } from '../kit/ground.ts'
import { n, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Grass land at dusk: flat trees, birds, a sun on the horizon. */
export function savanna(pen: Pen, { deep, mid, glow, spark }: Ground): Scenery {
  const c = pen.chance
  const tree = (x: number, y: number, s: number, colour: string): string =>
    pen.group(
      pen.stroke('M0 0C-4-30 6-50-10-84M0-40C10-60 24-66 34-84M-4-56C-18-66-26-72-40-86', colour, 7) +
        pen.path(
          shape('-86,-88! -60,-106 -20,-104 -6,-112 30,-106 78,-102 92,-88! 50,-80 0,-86 -44,-80') +
            shape('-56,-112! -30,-126 10,-124 46,-122 62,-110! 20,-106 -20,-108'),
          colour,
        ),
      { x, y, scale: s },
    )
  const grass = (y: number, count: number, h: number, colour: string): string =>
    pen.path(
      Array.from({ length: count }, () => {
        const x = c.next(-10, 370)
        const l = c.next(-12, 12)
        return `M${n(x - 3)} ${y}Q${n(x)} ${n(y - h * 0.5)} ${n(x + l)} ${n(y - h * c.next(0.6, 1))}Q${n(x + 2)} ${n(y - h * 0.5)} ${n(x + 3)} ${y}Z`
      }).join(''),
      colour,
    )
  const birds = Array.from({ length: 7 }, () => {
    const [x, y, s] = [c.next(30, 330), c.next(40, 140), c.next(4, 9)]
    return `M${n(x - s)} ${n(y)}q${n(s / 2)} ${n(-s * 0.6)} ${n(s)} 0q${n(s / 2)} ${n(-s * 0.6)} ${n(s)} 0`
  }).join('')
  const back =
    sky(pen, mix(mid, deep, 0.4), mid, mix(mid, glow, 0.6), glow, mix(glow, '#ffffff', 0.35)) +
    rays(pen, 180, 230, spark, 0.3, 18) +
    pen.glow(180, 230, 240, glow, 0.9) +
    pen.path(oval(180, 226, 126), pen.linear([mix(spark, '#ffffff', 0.6), spark, glow])) +
    pen.stroke(birds, deep, 2, { opacity: 0.7 }) +
    pen.path(ridge(pen, 350, 12, 5), mix(mid, glow, 0.35)) +
    tree(70, 372, 0.9, mix(deep, mid, 0.35)) +
    tree(306, 366, 0.75, mix(deep, mid, 0.45)) +
    pen.path(ridge(pen, 378, 8, 5), pen.linear([mix(mid, glow, 0.1), mix(mid, deep, 0.6)])) +
    grass(420, 60, 50, mix(mid, deep, 0.5))
  return {
    back,
    front: tree(344, 486, 1.5, deep) + grass(490, 70, 64, mix(deep, '#000000', 0.2)) + motes(pen, 20, spark, 0.7, 1.8, 200, 440),
  }
}
