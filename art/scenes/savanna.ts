import { motes, rays, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Grassland at sunset, with acacias and birds. */
export function savanna(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const tree = (x: number, y: number, scale: number, colour: string): string =>
    pen.group(
      pen.stroke('M0 0C-4-30 6-50-10-84M0-40C10-60 24-66 34-84M-4-56C-18-66-26-72-40-86', colour, 7) +
        pen.path(
          shape('-86,-88! -60,-106 -20,-104 -6,-112 30,-106 78,-102 92,-88! 50,-80 0,-86 -44,-80') +
            shape('-56,-112! -30,-126 10,-124 46,-122 62,-110! 20,-106 -20,-108'),
          colour,
        ),
      { x, y, scale },
    )
  const grass = (y: number, count: number, h: number, colour: string): string =>
    pen.path(
      Array.from({ length: count }, () => {
        const x = random.next(-10, 370)
        const tipOffset = random.next(-12, 12)
        return `M${fixed(x - 3)} ${y}Q${fixed(x)} ${fixed(y - h * 0.5)} ${fixed(x + tipOffset)} ${fixed(y - h * random.next(0.6, 1))}Q${fixed(x + 2)} ${fixed(y - h * 0.5)} ${fixed(x + 3)} ${y}Z`
      }).join(''),
      colour,
    )
  const birds = Array.from({ length: 7 }, () => {
    const [x, y, size] = [random.next(30, 330), random.next(40, 140), random.next(4, 9)]
    return `M${fixed(x - size)} ${fixed(y)}q${fixed(size / 2)} ${fixed(-size * 0.6)} ${fixed(size)} 0q${fixed(size / 2)} ${fixed(-size * 0.6)} ${fixed(size)} 0`
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
