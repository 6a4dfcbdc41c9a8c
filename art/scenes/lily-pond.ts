import { motes, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { fixed, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A calm pond seen from above, with lily pads, ripples and reflections. */
export function lilyPond(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const pad = (x: number, y: number, r: number): string => {
    const a = random.next(0, 360)
    const d = `M0 0L${fixed(r * Math.cos(0.2))} ${fixed(r * Math.sin(0.2))}A${r} ${r} 0 1 1 ${fixed(r * Math.cos(-0.2))} ${fixed(r * Math.sin(-0.2))}Z`
    const veins = Array.from(
      { length: 11 },
      (_, i) => `M0 0L${fixed(r * 0.9 * Math.cos(0.45 + i * 0.54))} ${fixed(r * 0.9 * Math.sin(0.45 + i * 0.54))}`,
    ).join('')
    return (
      pen.path(oval(x + 5, y + 9, r * 0.98), deep, { opacity: 0.4 }) +
      pen.group(
        pen.path(d, pen.linear([mix(spark, '#ffffff', 0.25), spark, mix(spark, deep, 0.55)], 60)) +
          pen.stroke(veins, mix(spark, '#ffffff', 0.4), 1.2, { opacity: 0.45 }) +
          pen.stroke(d, mix(spark, '#ffffff', 0.5), 1.2, { opacity: 0.6 }),
        { x, y, rotation: a },
      )
    )
  }
  const rings = (x: number, y: number, r: number): string =>
    pen.stroke([1, 0.72, 0.46].map((k) => oval(x, y, r * k, r * k * 0.9)).join(''), '#ffffff', 1.4, { opacity: 0.3 })
  const glints = Array.from({ length: 40 }, () => {
    const [x, y, w] = [random.next(0, 360), random.next(0, 480), random.next(5, 22)]
    return `M${fixed(x - w)} ${fixed(y)}Q${fixed(x)} ${fixed(y - 3)} ${fixed(x + w)} ${fixed(y)}`
  }).join('')
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.2), glow, mid, deep], 180, 220, 0.68) +
    pen.stroke(glints, '#ffffff', 1.5, { opacity: 0.16 }) +
    rings(180, 226, 170) +
    rings(40, 260, 40) +
    rings(330, 300, 46) +
    pad(52, 66, 50) +
    pad(318, 92, 42) +
    pad(22, 372, 58) +
    pad(336, 414, 64) +
    pad(124, 26, 28) +
    pad(246, 458, 34) +
    pad(348, 210, 26)
  return { back, front: pad(-4, 478, 74) + motes(pen, 12, '#ffffff', 0.8, 1.8) }
}
