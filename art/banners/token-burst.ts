import { mix, shade } from '../kit/colour.ts'
import { sparkle } from '../kit/parts.ts'
import { fixed, oval, polygon, star } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { type Ramp, ramp } from '../kit/ramp.ts'
import { type BannerCanvas, fillBanner, sparks } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'

/**
 * Tokens that fly out of a ring of light. They are near the vertical centre, so that a crop to a narrow strip contains
 * them.
 */
export function tokenBurst(canvas: BannerCanvas, { ink, accent, secondary }: BannerColours): string {
  const { pen, w, x, h } = canvas
  const y = h / 2
  const violet = mix(mix(ink, secondary, 0.3), '#5a2bff', 0.5)
  return (
    fillBanner(canvas, pen.linear([ink, `${mix(ink, violet, 0.5)} 34`, violet, mix(violet, secondary, 0.45)], 0)) +
    pen.glow(x, y, 520, secondary, 0.75, 380) +
    rays(canvas, y, mix(secondary, '#ffffff', 0.4)) +
    ring(pen, x, y, 168, secondary) +
    ring(pen, x, y, 132, accent) +
    pen.path(oval(x, y, 112), pen.radial([mix(accent, '#ffffff', 0.5), `${accent} 22`, `${secondary} 62`, violet])) +
    confetti(canvas, [accent, secondary, '#7a5bff', '#ffffff']) +
    tokens(canvas, y, [ramp(accent), ramp(secondary), ramp('#7a5bff'), ramp('#ffcf3d')]) +
    sparks(canvas, 90, '#ffffff', 20, h - 20, 0.6, 2) +
    sparkle(pen, Math.min(w - 60, x + 190), y - 62, 22) +
    sparkle(pen, x - 170, y + 54, 17)
  )
}

function rays({ pen, x }: BannerCanvas, y: number, colour: string): string {
  const count = 30
  const d = Array.from({ length: count }, (_, i) => {
    const a = ((360 / count) * i * Math.PI) / 180
    const halfAngle = (Math.PI / count) * (i % 3 === 0 ? 0.7 : 0.34)
    const pointAt = (angle: number): readonly [number, number] => [x + 900 * Math.cos(angle), y + 900 * Math.sin(angle)]
    return polygon([[x, y], pointAt(a - halfAngle), pointAt(a + halfAngle)])
  }).join('')
  return pen.path(d, pen.radial([`${colour}ff`, `${colour}44 44`, `${colour}00`]), { opacity: 0.24 })
}

const ring = (pen: Pen, x: number, y: number, r: number, colour: string): string =>
  pen.stroke(oval(x, y, r), colour, 16, { opacity: 0.5, filter: pen.blur(9) }) +
  pen.stroke(oval(x, y, r), colour, 6) +
  pen.stroke(oval(x, y, r), '#ffffff', 1.8, { opacity: 0.9 })

function confetti({ pen, x, h }: BannerCanvas, colours: readonly string[]): string {
  const random = pen.random
  return Array.from({ length: 54 }, () => {
    const [a, r] = [random.next(0, Math.PI * 2), random.next(120, 440)]
    const [px, py] = [x + r * Math.cos(a) * 1.3, h / 2 + r * Math.sin(a) * 0.6]
    return pen.path('M-5-2.4H5V2.4H-5Z', random.pick(colours), {
      transform: `translate(${fixed(px)} ${fixed(py)}) rotate(${fixed(random.next(0, 180))}) scale(${fixed(random.next(0.7, 1.5))})`,
      opacity: 0.9,
    })
  }).join('')
}

/** A token: a thick disc with a star. `aspect` is its height relative to its width. */
function token(pen: Pen, r: number, aspect: number, metal: Ramp): string {
  const ry = r * aspect
  const thickness = r * 0.24
  return (
    pen.path(oval(0, thickness, r, ry), shade(metal.deep, -0.1)) +
    pen.path(`M${fixed(-r)} 0V${fixed(thickness)}H${fixed(r)}V0Z`, pen.linear([metal.deep, metal.dark, metal.deep, metal.dark], 0)) +
    pen.path(oval(0, 0, r, ry), pen.linear([metal.bright, `${metal.light} 30`, metal.mid, metal.dark], 55)) +
    pen.stroke(oval(0, 0, r * 0.8, ry * 0.8), metal.dark, r * 0.07) +
    pen.path(oval(0, 0, r * 0.74, ry * 0.74), pen.linear([metal.dark, metal.mid, metal.light], 60)) +
    `<g transform="scale(1 ${fixed(aspect)})">${pen.path(star(0, 0, 5, r * 0.52, r * 0.23), pen.linear([metal.bright, metal.light], 70))}</g>` +
    pen.path(oval(-r * 0.42, -ry * 0.5, r * 0.24, ry * 0.13), '#ffffff', { opacity: 0.7 })
  )
}

function tokens({ pen, x, subjectScale }: BannerCanvas, y: number, metals: readonly Ramp[]): string {
  const placements: readonly (readonly [number, number, number, number, number, number])[] = [
    [-392, 26, 22, 0.7, 20, 2],
    [-300, -52, 30, 0.8, -24, 1],
    [-250, 62, 38, 0.66, 16, 0],
    [-150, -88, 34, 0.5, -34, 3],
    [330, -66, 34, 0.76, 28, 0],
    [262, 64, 44, 0.6, -18, 1],
    [180, -96, 30, 0.46, 30, 2],
    [398, 40, 26, 0.8, 12, 3],
    [-116, 98, 40, 0.5, 12, 1],
    [112, 104, 46, 0.54, -14, 3],
    [0, -4, 92, 0.9, -12, 0],
  ]
  return placements
    .map(([dx, dy, r, aspect, rotation, metal]) =>
      pen.group(token(pen, r, aspect, metals[metal] ?? ramp('#ffcf3d')), { x: x + dx * Math.max(subjectScale, 0.7), y: y + dy, rotation }),
    )
    .join('')
}
