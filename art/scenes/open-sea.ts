import { cloud, motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { curve, fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** The open sea with a low sun or moon, clouds and waves. */
export function openSea(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const wave = (y: number, height: number, light: string, dark: string): string => {
    const step = random.next(46, 66)
    const shift = random.next(-30, 0)
    const crests: string[] = []
    for (let x = -40 + shift; x < 400; x += step)
      crests.push(`${fixed(x)},${fixed(y + height)}`, `${fixed(x + step * 0.62)},${fixed(y - height)}!`)
    const d = shape(['-40,520!', ...crests, '420,520!'].join(' '))
    return (
      pen.path(d, pen.linear([light, `${mix(light, dark, 0.6)} 24`, dark])) +
      pen.stroke(curve(crests.join(' ')), mix(light, '#ffffff', 0.6), 2.4, { opacity: 0.75 })
    )
  }
  const reflection = Array.from({ length: 16 }, (_, i) => {
    const w = random.next(10, 46)
    return `M${fixed(180 - w + random.next(-20, 20))} ${318 + i * 6}h${fixed(w * 2)}`
  }).join('')
  const back =
    sky(pen, mix(deep, mid, 0.35), mid, mix(mid, glow, 0.6), glow, mix(glow, deep, 0.5)) +
    motes(pen, 36, '#ffffff', 0.4, 1.1, 0, 150) +
    pen.glow(180, 206, 230, glow, 0.8) +
    pen.path(oval(180, 206, 104), pen.linear([mix(spark, '#ffffff', 0.6), spark])) +
    cloud(pen, 40, 150, 1, mix(mid, glow, 0.6), mix(mid, glow, 0.2), 0.9) +
    cloud(pen, 326, 196, 1.15, mix(mid, glow, 0.5), mix(mid, glow, 0.15), 0.9) +
    cloud(pen, 292, 84, 0.7, mix(mid, glow, 0.5), mid, 0.7) +
    `<rect y="306" width="360" height="180" fill="${pen.linear([mix(glow, mid, 0.5), mid, deep])}"/>` +
    pen.stroke(reflection, mix(spark, '#ffffff', 0.4), 2, { opacity: 0.6 }) +
    wave(346, 5, mix(mid, glow, 0.45), mix(mid, deep, 0.3)) +
    wave(376, 8, mix(mid, glow, 0.3), mix(mid, deep, 0.5))
  return { back, front: wave(440, 11, mix(mid, glow, 0.2), deep) + motes(pen, 14, '#ffffff', 0.8, 2, 340, 450) }
}
