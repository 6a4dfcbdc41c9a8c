import { mist, motes, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { fixed, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Fir trees in the snow under northern lights. */
export function snowNight(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const fir = (x: number, y: number, scale: number, dark: string, snow: string): string => {
    const tiers = [0, 1, 2, 3]
      .map((i) =>
        shape(
          `0,${-92 + i * 20}! ${14 + i * 7},${-58 + i * 22} ${24 + i * 9},${-44 + i * 22}! 0,${-52 + i * 22} ${-24 - i * 9},${-44 + i * 22}! ${-14 - i * 7},${-58 + i * 22}`,
        ),
      )
      .join('')
    return pen.group(pen.path(tiers, dark) + pen.path(tiers, pen.linear([snow, `${snow}00 34`, `${snow}00`], 60), { opacity: 0.75 }), {
      x,
      y,
      scale,
    })
  }
  const aurora = (y: number, colour: string, opacity: number): string => {
    const top = Array.from({ length: 7 }, (_, i) => `${-20 + i * 66},${fixed(y + random.next(-34, 34))}`)
    const bottom = top
      .map((p) => p.split(','))
      .reverse()
      .map(([x, v]) => `${x},${fixed(Number(v) + random.next(70, 130))}`)
    return pen.path(shape([...top, ...bottom].join(' ')), pen.linear([`${colour}00`, `${colour}dd 40`, `${colour}00`]), {
      opacity,
      filter: pen.blur(8),
    })
  }
  const row = (y: number, count: number, scale: number, dark: string, snow: string): string =>
    Array.from({ length: count }, (_, i) =>
      fir(((i + random.next(0.2, 0.8)) * 400) / count - 20, y + random.next(-8, 8), scale * random.next(0.8, 1.2), dark, snow),
    ).join('')
  const back =
    sky(pen, deep, mix(deep, mid, 0.7), mid, mix(mid, glow, 0.5)) +
    motes(pen, 70, '#ffffff', 0.4, 1.3, 0, 280) +
    aurora(60, glow, 0.75) +
    aurora(110, spark, 0.55) +
    aurora(20, mix(glow, spark, 0.5), 0.5) +
    pen.glow(180, 226, 190, mix(glow, '#ffffff', 0.4), 0.6) +
    row(350, 9, 0.8, mix(mid, deep, 0.2), '#ffffff') +
    mist(pen, 300, 90, glow, 0.45) +
    row(396, 6, 1.25, mix(mid, deep, 0.6), '#ffffff') +
    pen.path(ridge(pen, 402, 10, 5), pen.linear(['#ffffff', mix(glow, '#ffffff', 0.5), mid])) +
    pen.path(ridge(pen, 442, 8, 4), pen.linear([mix(glow, '#ffffff', 0.7), mix(mid, glow, 0.4), mix(mid, deep, 0.5)]))
  const flakes = motes(pen, 46, '#ffffff', 0.8, 3)
  return { back, front: flakes }
}
