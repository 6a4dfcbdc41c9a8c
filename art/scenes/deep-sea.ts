import { ridge, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { Ground, Scenery } from '../kit/ground.ts'
import { line, n, oval, polygon } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** Under water: light from above, weed and coral below, bubbles. */
export function deepSea(pen: Pen, { deep, mid, glow, spark }: Ground): Scenery {
  const c = pen.chance
  const beams = Array.from({ length: 7 }, (_, i) => {
    const x = 20 + i * 52 + c.next(-16, 16)
    const w = c.next(8, 26)
    return pen.path(
      polygon([
        [x - w / 3, -10],
        [x + w / 3, -10],
        [x + w + (x - 180) * 0.7, 420],
        [x - w + (x - 180) * 0.7, 420],
      ]),
      pen.linear([`${glow}ee`, `${glow}00`]),
      { opacity: c.next(0.25, 0.7) },
    )
  }).join('')
  const coral = (x: number, y: number, s: number, colour: string): string =>
    pen.group(
      pen.stroke(
        'M0 40V-6M0 14C-20 8-28-10-26-34M0 4C18 0 28-14 26-40M-24-12C-36-18-40-26-40-38M24-16C34-22 40-26 42-40M0-6C-8-20-8-34-4-50M0-10C8-24 12-30 12-52',
        colour,
        10,
      ),
      { x, y, scale: s },
    )
  const weed = (x: number, h: number, colour: string): string => {
    const bend = c.next(-24, 24)
    return pen.stroke(
      line(`${x},490 ${n(x + bend)},${n(480 - h * 0.35)} ${n(x - bend)},${n(480 - h * 0.7)} ${n(x + bend * 0.5)},${n(480 - h)}`),
      colour,
      c.next(5, 9),
    )
  }
  const bubbles = (count: number): string =>
    Array.from({ length: count }, () => {
      const [x, y, r] = [c.next(6, 354), c.next(20, 460), c.next(2, 9)]
      return (
        pen.path(oval(x, y, r), pen.radial(['#ffffff00', '#ffffff11 60', '#ffffffaa'], 0.42, 0.4, 0.6)) +
        pen.path(oval(x - r * 0.35, y - r * 0.35, r * 0.22), '#ffffff', { opacity: 0.9 })
      )
    }).join('')
  const shoal = Array.from({ length: 16 }, () => {
    const [x, y, s] = [c.next(10, 350), c.next(110, 330), c.next(0.4, 0.9)]
    return `M${n(x)} ${n(y)}q${n(9 * s)} ${n(-6 * s)} ${n(18 * s)} 0l${n(6 * s)} ${n(-4 * s)}v${n(8 * s)}l${n(-6 * s)} ${n(-4 * s)}q${n(-9 * s)} ${n(6 * s)} ${n(-18 * s)} 0Z`
  }).join('')
  const far = mix(mid, deep, 0.35)
  const back =
    sky(pen, mix(glow, '#ffffff', 0.25), mix(glow, mid, 0.55), mid, deep) +
    pen.glow(180, 30, 260, '#ffffff', 0.5, 150) +
    beams +
    pen.path(shoal, far, { opacity: 0.6 }) +
    pen.path(ridge(pen, 390, 26, 7), far, { opacity: 0.7 }) +
    [30, 110, 250, 334].map((x) => weed(x, c.next(90, 190), far)).join('') +
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
