import { motes, rays, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { curve, fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Sea, sand and palms at noon. */
export function beach(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const palm = (x: number, y: number, scale: number, rotation: number): string =>
    pen.group(
      [-160, -125, -90, -55, -20, 12, 170]
        .map((a) =>
          pen.group(
            pen.path(shape('0,0! 34,-22 76,-20 120,8! 84,2 40,2'), pen.linear([mix(deep, '#7aff9a', 0.35), deep], 0)) +
              pen.stroke('M0 0Q60-22 116 6', mix(deep, '#d8ffb0', 0.4), 1.6, { opacity: 0.6 }),
            { rotation: a },
          ),
        )
        .join(''),
      { x, y, scale, rotation },
    )
  const foam = (y: number): string => {
    const top = Array.from({ length: 9 }, (_, i) => `${-20 + i * 50},${fixed(y + random.next(-7, 7))}`).join(' ')
    return pen.stroke(curve(top), '#ffffff', 5, { opacity: 0.8 })
  }
  const cloudPuff = (x: number, y: number, scale: number): string =>
    pen.group(
      pen.path(
        [
          [-34, 6, 18],
          [-10, -8, 24],
          [18, -2, 20],
          [38, 8, 14],
        ]
          .map(([a = 0, b = 0, r = 1]) => oval(a, b, r))
          .join(''),
        pen.linear(['#ffffff', mix('#ffffff', glow, 0.4)]),
      ),
      { x, y, scale },
    )
  const back =
    sky(pen, mid, mix(mid, glow, 0.6), mix(glow, '#ffffff', 0.5)) +
    pen.glow(180, 190, 220, '#ffffff', 0.8) +
    rays(pen, 180, 190, '#ffffff', 0.35, 18) +
    cloudPuff(70, 90, 1) +
    cloudPuff(300, 130, 1.1) +
    cloudPuff(210, 46, 0.6) +
    `<rect y="300" width="360" height="110" fill="${pen.linear([mix(mid, deep, 0.2), mid, mix(mid, glow, 0.7)])}"/>` +
    pen.stroke(
      Array.from({ length: 18 }, () => `M${fixed(random.next(0, 360))} ${fixed(random.next(306, 372))}h${fixed(random.next(10, 40))}`).join(
        '',
      ),
      '#ffffff',
      1.8,
      { opacity: 0.45 },
    ) +
    pen.path(
      shape('-20,500! -20,388 60,376 180,392 300,374 380,384 380,500!'),
      pen.linear([mix(spark, '#ffffff', 0.5), spark, mix(spark, '#8a5a2a', 0.4)]),
    ) +
    foam(384)
  return { back: back + palm(-16, 60, 1.3, 30) + palm(380, 40, 1.4, 150), front: motes(pen, 16, '#ffffff', 0.8, 2, 60, 300) }
}
