import { cloud } from '../kit/atmosphere.ts'
import { mix, shade } from '../kit/colour.ts'
import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { coin, sparkle } from '../kit/parts.ts'
import { fixed, oval, polygon } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import { type BannerCanvas, fillBanner, darkenTextSide, scallops, shadow, sparks } from '../kit/banner-canvas.ts'
import { lottoDrum } from '../subjects/lotto-drum.ts'
import type { BannerColours } from './colours.ts'

/** A hall for lottery draws: a lottery drum in front of a round gate, with balls flying around it. */
export function lotteryHall(canvas: BannerCanvas, { ink, accent, secondary }: BannerColours): string {
  const { pen, w, h, x, subjectScale } = canvas
  const midTone = mix(ink, secondary, 0.5)
  const gate = { x, y: 226, r: 206 * Math.max(subjectScale, 0.86) }
  return (
    fillBanner(canvas, pen.linear([mix(ink, secondary, 0.28), midTone, mix(ink, secondary, 0.3)], 70)) +
    pen.group(scallops(canvas, -40, 20, 46, Math.ceil(w / 90) + 1, 22, accent), { opacity: 0.1 }) +
    pen.glow(gate.x, gate.y, 470, secondary, 0.95, 400) +
    beams(canvas, gate.x, gate.y, mix(accent, '#ffffff', 0.25)) +
    drawGate(canvas, gate, accent, secondary) +
    clouds(canvas, accent, secondary) +
    darkenTextSide(canvas, ink, 0.66) +
    drawFlyingBalls(canvas, gate) +
    shadow(canvas, x, 410, 190 * subjectScale, 26, ink) +
    pen.group(pen.group(lottoDrum.draw(pen), { filter: pen.relight(0.6) }), { x, y: 246, scale: 1.16 * Math.max(subjectScale, 0.86) }) +
    foreground(canvas, ink) +
    sparks(canvas, 60, mix(accent, '#ffffff', 0.5), 30, h - 40, 0.7, 2.1) +
    sparkle(pen, x + 196 * subjectScale, 92, 18) +
    sparkle(pen, x - 172 * subjectScale, 150, 13)
  )
}

function beams({ pen }: BannerCanvas, x: number, y: number, colour: string): string {
  const count = 26
  const d = Array.from({ length: count }, (_, i) => {
    const a = ((360 / count) * i * Math.PI) / 180
    const halfAngle = (Math.PI / count) * 0.5
    const pointAt = (angle: number): readonly [number, number] => [x + 620 * Math.cos(angle), y + 620 * Math.sin(angle)]
    return polygon([[x, y], pointAt(a - halfAngle), pointAt(a + halfAngle)])
  }).join('')
  return pen.path(d, pen.radial([`${colour}ff`, `${colour}55 42`, `${colour}00`]), { opacity: 0.2 })
}

function drawGate(canvas: BannerCanvas, { x, y, r }: { x: number; y: number; r: number }, accent: string, secondary: string): string {
  const { pen } = canvas
  const metal = ramp(accent)
  const ring = (radius: number, strokeWidth: number, paint: string, opacity = 1): string =>
    pen.stroke(oval(x, y, radius), paint, strokeWidth, { opacity })
  const studs = Array.from({ length: 36 }, (_, i) => {
    const a = (i * 10 * Math.PI) / 180
    return oval(x + (r - 17) * Math.cos(a), y + (r - 17) * Math.sin(a), i % 3 === 0 ? 4.4 : 2)
  }).join('')
  return (
    pen.path(
      oval(x, y, r - 34),
      pen.radial([mix(secondary, metal.bright, 0.5), `${mix(secondary, accent, 0.3)} 50`, shade(secondary, -0.4)], 0.5, 0.46, 0.56),
    ) +
    pen.clipTo(oval(x, y, r - 36), pen.group(scallops(canvas, x - r, y - r * 0.3, 30, 9, 30, metal.bright), { opacity: 0.2 })) +
    ring(r - 17, 34, pen.linear([mix(secondary, '#ffffff', 0.06), shade(secondary, -0.35), shade(secondary, -0.6)], 60)) +
    pen.path(studs, metal.light) +
    ring(r, 6, pen.linear([metal.bright, metal.mid, metal.dark, metal.light], 60)) +
    ring(r - 34, 5, pen.linear([metal.dark, metal.light, metal.bright, metal.mid], 60)) +
    ring(r + 13, 1.2, metal.light, 0.7) +
    ring(r + 21, 0.8, metal.light, 0.4)
  )
}

function clouds({ pen, x, subjectScale }: BannerCanvas, accent: string, secondary: string): string {
  const [light, dark] = [mix(secondary, accent, 0.42), shade(secondary, -0.35)]
  const placements: readonly (readonly [number, number, number, number])[] = [
    [-232, 374, 1.5, 1],
    [238, 380, 1.6, 1],
    [-126, 416, 1.1, 1],
    [128, 418, 1.2, 1],
    [-330, 412, 1.1, 0.7],
    [344, 416, 1.2, 0.9],
    [228, 70, 0.9, 0.85],
    [-226, 96, 0.8, 0.6],
  ]
  return placements
    .map(([dx, y, scale, opacity]) => cloud(pen, x + dx * subjectScale, y, scale * Math.max(subjectScale, 0.8), light, dark, opacity))
    .join('')
}

const flyingBalls: readonly (readonly [number, number, number])[] = [
  [-196, 250, 26],
  [-258, 156, 20],
  [-150, 74, 17],
  [180, 170, 25],
  [246, 262, 30],
  [146, 60, 18],
  [-306, 286, 15],
  [292, 130, 16],
  [-352, 190, 11],
]

function drawFlyingBalls({ pen, subjectScale }: BannerCanvas, gate: { x: number }): string {
  return flyingBalls
    .map(([dx, y, r], i) =>
      lottoBall(
        pen,
        gate.x + dx * subjectScale,
        y,
        r * Math.max(subjectScale, 0.8),
        lottoColours[i % lottoColours.length] ?? gold,
        i * 37 - 60,
      ),
    )
    .join('')
}

function foreground({ pen, x, subjectScale }: BannerCanvas, ink: string): string {
  const largeBall = (dx: number, y: number, r: number, colourIndex: number, blur: number): string =>
    pen.group(
      lottoBall(pen, x + dx * subjectScale, y, r * subjectScale, lottoColours[colourIndex] ?? gold, dx),
      blur > 0 ? { filter: pen.blur(blur) } : {},
    )
  const coins: readonly (readonly [number, number, number, number, number])[] = [
    [-118, 414, 26, 0.34, -4],
    [-158, 420, 24, 0.3, 6],
    [126, 418, 27, 0.34, 5],
    [176, 408, 22, 0.42, -8],
    [74, 430, 24, 0.3, 2],
    [-70, 432, 22, 0.3, -3],
    [-206, 352, 17, 0.7, 24],
    [214, 348, 18, 0.66, -28],
  ]
  return (
    coins.map(([dx, y, r, aspect, rotation]) => coin(pen, x + dx * subjectScale, y, r * subjectScale, aspect, rotation)).join('') +
    pen.path(`M0 ${fixed(476)}H2000V520H0Z`, pen.linear([`${ink}00`, `${ink}cc`])) +
    largeBall(-250, 424, 46, 0, 1.1) +
    largeBall(296, 418, 52, 3, 1.4) +
    largeBall(-404, 330, 30, 2, 2.4) +
    largeBall(352, 40, 34, 4, 2.2)
  )
}
