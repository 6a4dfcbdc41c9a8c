import { motes, rays, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { polygon } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A cave with a bright opening behind the subject. */
export function cavern(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const wall = (r: number, roughness: number, colour: string, litColour: string): string => {
    const count = 22
    const points = Array.from({ length: count }, (_, i): [number, number] => {
      const a = (i * Math.PI * 2) / count
      const d = r * (1 + random.next(-roughness, roughness))
      return [180 + d * Math.cos(a), 222 + d * 1.2 * Math.sin(a)]
    })
    const facets = points
      .map(([x, y], i) => {
        const [nx, ny] = points[(i + 1) % count] as [number, number]
        const outward = (px: number, py: number, k: number): [number, number] => [180 + (px - 180) * k, 222 + (py - 222) * k]
        return pen.path(
          polygon([[x, y], [nx, ny], outward(nx, ny, random.next(1.15, 1.4)), outward(x, y, random.next(1.15, 1.4))]),
          mix(colour, litColour, random.next(0, 0.55)),
        )
      })
      .join('')
    return pen.path(`M-10-10H370V490H-10Z${polygon(points)}`, colour, { 'fill-rule': 'evenodd' }) + facets
  }
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.55), glow, mid, mix(mid, deep, 0.5)], 180, 214, 0.5) +
    rays(pen, 180, 214, '#ffffff', 0.35, 13) +
    wall(128, 0.1, mix(mid, deep, 0.25), mix(mid, glow, 0.6)) +
    wall(168, 0.09, mix(mid, deep, 0.62), mid) +
    pen.glow(180, 226, 170, glow, 0.5)
  return { back, front: wall(224, 0.09, mix(mid, deep, 0.9), mix(mid, deep, 0.4)) + motes(pen, 26, spark, 0.8, 2.2) }
}
