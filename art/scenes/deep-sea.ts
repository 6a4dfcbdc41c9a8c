import { ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { curve, fixed, oval, polygon } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Under water: light from above, seaweed, coral, a shoal of fish and bubbles. */
export function deepSea(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const beams = Array.from({ length: 7 }, (_, i) => {
    const x = 20 + i * 52 + random.next(-16, 16)
    const w = random.next(8, 26)
    return pen.path(
      polygon([
        [x - w / 3, -10],
        [x + w / 3, -10],
        [x + w + (x - 180) * 0.7, 420],
        [x - w + (x - 180) * 0.7, 420],
      ]),
      pen.linear([`${glow}ee`, `${glow}00`]),
      { opacity: random.next(0.25, 0.7) },
    )
  }).join('')
  const coral = (x: number, y: number, scale: number, colour: string): string =>
    pen.group(
      pen.stroke(
        'M0 40V-6M0 14C-20 8-28-10-26-34M0 4C18 0 28-14 26-40M-24-12C-36-18-40-26-40-38M24-16C34-22 40-26 42-40M0-6C-8-20-8-34-4-50M0-10C8-24 12-30 12-52',
        colour,
        10,
      ),
      { x, y, scale },
    )
  const weed = (x: number, h: number, colour: string): string => {
    const bend = random.next(-24, 24)
    return pen.stroke(
      curve(
        `${x},490 ${fixed(x + bend)},${fixed(480 - h * 0.35)} ${fixed(x - bend)},${fixed(480 - h * 0.7)} ${fixed(x + bend * 0.5)},${fixed(480 - h)}`,
      ),
      colour,
      random.next(5, 9),
    )
  }
  const bubbles = (count: number): string =>
    Array.from({ length: count }, () => {
      const [x, y, r] = [random.next(6, 354), random.next(20, 460), random.next(2, 9)]
      return (
        pen.path(oval(x, y, r), pen.radial(['#ffffff00', '#ffffff11 60', '#ffffffaa'], 0.42, 0.4, 0.6)) +
        pen.path(oval(x - r * 0.35, y - r * 0.35, r * 0.22), '#ffffff', { opacity: 0.9 })
      )
    }).join('')
  const shoal = Array.from({ length: 16 }, () => {
    const [x, y, size] = [random.next(10, 350), random.next(110, 330), random.next(0.4, 0.9)]
    return `M${fixed(x)} ${fixed(y)}q${fixed(9 * size)} ${fixed(-6 * size)} ${fixed(18 * size)} 0l${fixed(6 * size)} ${fixed(-4 * size)}v${fixed(8 * size)}l${fixed(-6 * size)} ${fixed(-4 * size)}q${fixed(-9 * size)} ${fixed(6 * size)} ${fixed(-18 * size)} 0Z`
  }).join('')
  const far = mix(mid, deep, 0.35)
  const back =
    sky(pen, mix(glow, '#ffffff', 0.25), mix(glow, mid, 0.55), mid, deep) +
    pen.glow(180, 30, 260, '#ffffff', 0.5, 150) +
    beams +
    pen.path(shoal, far, { opacity: 0.6 }) +
    pen.path(ridge(pen, 390, 26, 7), far, { opacity: 0.7 }) +
    [30, 110, 250, 334].map((x) => weed(x, random.next(90, 190), far)).join('') +
    pen.glow(180, 240, 180, glow, 0.45) +
    coral(56, 430, 1.1, mix(spark, mid, 0.55)) +
    coral(312, 420, 1.2, mix(spark, mid, 0.65)) +
    pen.path(ridge(pen, 444, 14, 6), mix(mid, deep, 0.72)) +
    coral(330, 462, 0.9, mix(spark, deep, 0.45)) +
    coral(22, 464, 0.85, mix(spark, deep, 0.4))
  return {
    back: back + bubbles(12),
    front:
      bubbles(7) +
      pen.group(weed(-4, 230, deep) + weed(16, 150, deep) + weed(352, 210, deep) + weed(366, 260, deep), { filter: pen.blur(1.6) }),
  }
}
