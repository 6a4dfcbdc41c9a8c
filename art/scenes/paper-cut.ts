import { motes, rays, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { fixed, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Layers of cut paper around a bright opening; each layer casts a shadow on the one behind it. */
export function paperCut(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const shadow = pen.blur(5)
  const layer = (r: number, colour: string, amplitude: number, lobes: number): string => {
    const startAngle = pen.random.next(0, 6)
    const points = Array.from({ length: lobes }, (_, i) => {
      const a = startAngle + (i * Math.PI * 2) / lobes
      const d = r * (1 + pen.random.next(-amplitude, amplitude))
      return `${fixed(180 + d * Math.cos(a))},${fixed(226 + d * 1.16 * Math.sin(a))}`
    }).join(' ')
    const sheetWithHole = `M-40-40H400V520H-40Z${shape(points)}`
    return (
      pen.group(pen.path(sheetWithHole, '#000000', { 'fill-rule': 'evenodd', opacity: 0.5 }), { x: 3, y: 7, filter: shadow }) +
      pen.path(sheetWithHole, pen.linear([mix(colour, '#ffffff', 0.1), colour, mix(colour, deep, 0.5)], 70), { 'fill-rule': 'evenodd' }) +
      pen.stroke(shape(points), mix(colour, '#ffffff', 0.4), 1.1, { opacity: 0.55 })
    )
  }
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.6), glow, mix(glow, mid, 0.6)], 180, 226, 0.5) +
    rays(pen, 180, 226, '#ffffff', 0.4, 18) +
    layer(112, mix(glow, mid, 0.55), 0.1, 11) +
    layer(140, mix(glow, mid, 0.85), 0.09, 9) +
    layer(168, mid, 0.08, 10) +
    layer(196, mix(mid, deep, 0.4), 0.07, 9)
  return { back, front: layer(236, mix(mid, deep, 0.75), 0.06, 9) + motes(pen, 16, spark, 1, 2.4) }
}
