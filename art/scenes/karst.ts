import { mist, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Limestone towers in the mist, a low sun and calm water. */
export function karst(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const tower = (x: number, y: number, w: number, h: number, topColour: string, baseColour: string): string => {
    const random = pen.random
    const tipOffset = random.next(-0.12, 0.12) * w
    return pen.path(
      shape(
        `${fixed(x - w / 2)},${fixed(y)}! ${fixed(x - w * 0.46)},${fixed(y - h * random.next(0.3, 0.45))} ${fixed(x - w * 0.3)},${fixed(y - h * random.next(0.7, 0.85))} ${fixed(x + tipOffset)},${fixed(y - h)} ${fixed(x + w * 0.3)},${fixed(y - h * random.next(0.66, 0.9))} ${fixed(x + w * 0.45)},${fixed(y - h * random.next(0.3, 0.5))} ${fixed(x + w / 2)},${fixed(y)}!`,
      ),
      pen.linear([topColour, baseColour]),
    )
  }
  const tint = (t: number): string => mix(glow, mix(deep, mid, 0.4), t)
  const row = (y: number, count: number, t: number, h: number): string =>
    Array.from({ length: count }, (_, i) =>
      tower(
        ((i + pen.random.next(0.1, 0.9)) * 380) / count - 10,
        y,
        pen.random.next(60, 120),
        pen.random.next(0.55, 1.15) * h,
        tint(t),
        tint(t * 0.45),
      ),
    ).join('')
  const water = mix(mid, deep, 0.35)
  const ripples = Array.from({ length: 26 }, () => {
    const [x, y, w] = [pen.random.next(0, 360), pen.random.next(350, 478), pen.random.next(14, 60)]
    return `M${fixed(x - w)} ${fixed(y)}H${fixed(x + w)}`
  }).join('')
  const back =
    sky(pen, mix(mid, deep, 0.2), mix(mid, glow, 0.6), mix(glow, '#ffffff', 0.3), water) +
    pen.glow(180, 190, 220, '#ffffff', 0.55) +
    pen.path(oval(180, 178, 92), pen.linear([mix(spark, '#ffffff', 0.35), spark])) +
    row(338, 4, 0.35, 190) +
    mist(pen, 260, 110, glow, 0.7) +
    row(346, 3, 0.66, 170) +
    mist(pen, 290, 90, glow, 0.55) +
    `<rect y="340" width="360" height="140" fill="${pen.linear([mix(glow, water, 0.4), water, deep])}"/>` +
    pen.stroke(ripples, mix(glow, '#ffffff', 0.4), 1.3, { opacity: 0.4 })
  return { back, front: '' }
}
