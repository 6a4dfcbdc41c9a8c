import { motes, rays, ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { curve, fixed, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Black rock in front of a fire, with rising sparks. */
export function emberField(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const flame = (x: number, y: number, h: number, colour: string, opacity: number): string =>
    pen.path(
      shape(
        `${x},${y}! ${fixed(x - h * 0.24)},${fixed(y - h * 0.25)} ${fixed(x - h * 0.1)},${fixed(y - h * 0.55)} ${fixed(x + random.next(-0.1, 0.1) * h)},${fixed(y - h)}! ${fixed(x + h * 0.16)},${fixed(y - h * 0.5)} ${fixed(x + h * 0.22)},${fixed(y - h * 0.22)}`,
      ),
      pen.linear([`${colour}00`, `${colour}dd 40`, colour]),
      { opacity },
    )
  const fire = (y: number, count: number, h: number, colour: string, opacity: number): string =>
    Array.from({ length: count }, (_, i) =>
      flame(((i + random.next(0, 1)) * 380) / count, y, h * random.next(0.6, 1.2), colour, opacity),
    ).join('')
  const cracks = Array.from({ length: 8 }, (_, i) =>
    curve(
      `${i * 52 - 10},480! ${fixed(i * 52 + random.next(-20, 20))},${fixed(450 + random.next(-8, 8))}! ${fixed(i * 52 + random.next(-30, 30))},${fixed(420 + random.next(-10, 10))}!`,
    ),
  ).join('')
  const back =
    sky(pen, deep, mix(deep, mid, 0.6), mid, mix(mid, glow, 0.6)) +
    pen.group(
      Array.from({ length: 8 }, () =>
        pen.glow(random.next(0, 360), random.next(0, 150), random.next(60, 120), mix(deep, '#000000', 0.4), 0.7, random.next(26, 50)),
      ).join(''),
    ) +
    pen.glow(180, 260, 240, glow, 0.85) +
    rays(pen, 180, 400, spark, 0.4, 15) +
    fire(440, 9, 240, mix(mid, glow, 0.5), 0.6) +
    fire(450, 10, 170, glow, 0.65) +
    fire(460, 12, 100, spark, 0.7) +
    pen.path(ridge(pen, 420, 20, 12, 1), pen.linear([mix(mid, deep, 0.5), mix(deep, '#000000', 0.4)])) +
    pen.stroke(cracks, glow, 4, { opacity: 0.5, filter: pen.blur(2) }) +
    pen.stroke(cracks, spark, 1.6)
  return { back, front: motes(pen, 50, spark, 0.6, 2.2, 20, 460) + pen.path(ridge(pen, 470, 14, 9, 1), mix(deep, '#000000', 0.5)) }
}
