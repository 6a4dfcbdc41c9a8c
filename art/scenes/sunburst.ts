import { motes, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { oval, polygon } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Rays and dots in the style of a fairground sign. */
export function sunburst(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const count = 18
  const beams = Array.from({ length: count }, (_, i) => {
    const a = ((i * 360) / count) * (Math.PI / 180)
    const w = Math.PI / count / 2
    return polygon([
      [180, 230],
      [180 + 460 * Math.cos(a - w), 230 + 460 * Math.sin(a - w)],
      [180 + 460 * Math.cos(a + w), 230 + 460 * Math.sin(a + w)],
    ])
  }).join('')
  const dots = Array.from({ length: 13 * 17 }, (_, i) => {
    const [cx, cy] = [(i % 13) * 30 + (Math.floor(i / 13) % 2) * 15, Math.floor(i / 13) * 30]
    const r = Math.max(0, (Math.hypot(cx - 180, cy - 230) - 120) / 34)
    return r > 0.5 ? oval(cx, cy, Math.min(6, r)) : ''
  }).join('')
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.35), glow, mid, mix(mid, deep, 0.55)], 180, 230, 0.72) +
    pen.path(beams, pen.radial([`${mix(glow, '#ffffff', 0.5)}cc`, `${glow}55 60`, `${glow}22`]), { opacity: 0.75 }) +
    pen.path(dots, deep, { opacity: 0.2 }) +
    pen.glow(180, 230, 190, mix(glow, '#ffffff', 0.6), 0.8)
  return { back, front: motes(pen, 12, spark, 1.2, 3) }
}
