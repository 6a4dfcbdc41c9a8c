import { mist, motes, rays, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { curve, fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Rice terraces at sunrise: bands of water and green that follow the hill. */
export function terraces(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const band = (i: number): string => {
    const y = 300 + i * 24
    const sway = (k: number): number => random.next(-12, 12) + k
    const top = `-20,${fixed(sway(y))} 60,${fixed(sway(y - 14))} 150,${fixed(sway(y + 6))} 240,${fixed(sway(y - 8))} 380,${fixed(sway(y))}`
    const d = shape(`-20,500! ${top} 380,500!`)
    const isWater = i % 2 === 0
    const light = isWater ? mix(glow, '#ffffff', 0.35) : mix(spark, glow, 0.35)
    return (
      pen.path(d, pen.linear([light, isWater ? mix(mid, glow, 0.4) : mix(spark, deep, 0.25), mix(spark, deep, 0.65)])) +
      pen.stroke(curve(top), mix(spark, '#ffffff', 0.45), 2, { opacity: 0.6 })
    )
  }
  const sunHalo = [150, 132, 116]
    .map((r, i) =>
      pen.path(oval(180, 214, r), [mix(glow, '#ffffff', 0.15), mix(glow, '#ffffff', 0.4), '#ffffff'][i] ?? glow, { opacity: 0.4 }),
    )
    .join('')
  const back =
    sky(pen, mid, mix(mid, glow, 0.5), glow, mix(glow, '#ffffff', 0.5)) +
    rays(pen, 180, 214, '#ffffff', 0.35, 20) +
    sunHalo +
    pen.path(ridge(pen, 264, 34, 5), mix(mid, deep, 0.25), { opacity: 0.75 }) +
    mist(pen, 230, 90, glow, 0.7) +
    pen.path(ridge(pen, 292, 18, 5), mix(spark, deep, 0.55)) +
    [0, 1, 2, 3, 4, 5, 6].map(band).join('')
  return { back, front: motes(pen, 16, '#ffffff', 0.6, 1.6, 60, 300) }
}
