import { mix, shade } from '../kit/colour.ts'
import { box, fixed, oval, polygon, star } from '../kit/path.ts'
import { type BannerCanvas, fillBanner, fog, sparks } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'

/** A neon road that leads to a sunset behind a city, in the synthwave style of the 1980s. */
export function neonGrid(canvas: BannerCanvas, { ink, accent, secondary }: BannerColours): string {
  const { pen, w, x } = canvas
  const violet = mix(mix(ink, secondary, 0.3), '#5a2bff', 0.42)
  const horizon = 372
  const r = Math.min(112, w * 0.26)
  return (
    fillBanner(canvas, pen.linear([ink, `${mix(ink, violet, 0.35)} 30`, `${violet} 62`, `${mix(violet, secondary, 0.5)} 74`, ink])) +
    sparks(canvas, 150, '#ffffff', 0, 270, 0.4, 1.3) +
    sparks(canvas, 26, mix(secondary, '#ffffff', 0.4), 0, 270, 0.5, 1.2) +
    pen.glow(x, horizon, w * 0.5, secondary, 0.5, 210) +
    sun(canvas, { x, y: horizon - 8, r }, accent, secondary) +
    beams(canvas, secondary) +
    towers(canvas, horizon, { far: mix(ink, violet, 0.75), near: mix(ink, violet, 0.25), accent, secondary }) +
    fog(canvas, horizon - 60, 90, secondary, 0.34) +
    floor(canvas, horizon, { ink, violet, accent, secondary }) +
    signs(canvas, accent, secondary) +
    sparks(canvas, 40, accent, 340, 490, 0.7, 1.8)
  )
}

function sun({ pen }: BannerCanvas, { x, y, r }: { x: number; y: number; r: number }, accent: string, secondary: string): string {
  const bars = Array.from({ length: 7 }, (_, i) => box(x - r, y + r * (-0.36 + i * 0.13), r * 2, r * (0.098 - i * 0.01))).join('')
  const gold = mix(accent, '#ffd24a', 0.55)
  return (
    pen.glow(x, y, r * 1.8, secondary, 0.7) +
    pen.clipTo(
      bars + box(x - r, y - r, r * 2, r * 0.6),
      pen.path(oval(x, y, r), pen.linear([gold, `${mix(gold, secondary, 0.6)} 40`, `${secondary} 72`, mix(secondary, '#5a2bff', 0.5)])),
    )
  )
}

/** Searchlights behind the city. */
function beams({ pen, w, x }: BannerCanvas, secondary: string): string {
  const beam = (from: number, to: number, halfWidth: number, colour: string): string =>
    pen.path(
      polygon([
        [from - 5, 372],
        [from + 5, 372],
        [to + halfWidth, -20],
        [to - halfWidth, -20],
      ]),
      pen.linear([`${colour}00`, `${colour}cc`]),
      { opacity: 0.2 },
    )
  return (
    beam(x - w * 0.34, x - w * 0.16, 46, secondary) +
    beam(x - w * 0.4, x - w * 0.46, 40, '#4fb4ff') +
    beam(x + w * 0.34, x + w * 0.18, 46, '#4fb4ff') +
    beam(x + w * 0.42, x + w * 0.48, 40, secondary) +
    beam(x - w * 0.25, x - w * 0.38, 26, '#7a5bff') +
    beam(x + w * 0.25, x + w * 0.36, 26, '#7a5bff')
  )
}

interface TowerColours {
  far: string
  near: string
  accent: string
  secondary: string
}

/** Tower blocks, tall at the sides and low in front of the sun. */
function towers(canvas: BannerCanvas, y: number, { far, near, accent, secondary }: TowerColours): string {
  const { pen, w, x } = canvas
  const random = pen.random
  const row = (colour: string, maxHeight: number, averageWidth: number, litShare: number): string => {
    let svg = ''
    for (let px = -20; px < w + 20;) {
      const width = random.next(0.6, 1.3) * averageWidth
      const distance = Math.min(1, Math.abs(px + width / 2 - x) / (w * 0.5))
      const height = maxHeight * (0.16 + 0.84 * distance ** 1.3) * random.next(0.6, 1.1)
      const windowColour = random.pick([accent, secondary, '#7a5bff', mix(secondary, '#ffffff', 0.4)])
      const cells: string[] = []
      for (let wy = y - height + 9; wy < y - 6; wy += 9)
        for (let wx = px + 6; wx < px + width - 7; wx += 8) if (random.next() < litShare) cells.push(box(wx, wy, 4, 3.4))
      svg +=
        pen.path(box(px, y - height, width, height + 4), pen.linear([colour, shade(colour, -0.4)])) +
        pen.path(cells.join(''), windowColour, { opacity: 0.75 }) +
        (random.next() < 0.5
          ? pen.stroke(`M${fixed(px)} ${fixed(y)}V${fixed(y - height)}H${fixed(px + width)}V${fixed(y)}`, windowColour, 1.1, {
              opacity: 0.8,
            })
          : '') +
        (random.next() < 0.35 ? pen.stroke(`M${fixed(px + width / 2)} ${fixed(y - height)}v-18`, windowColour, 1.4, { opacity: 0.8 }) : '')
      px += width + random.next(1, 7)
    }
    return svg
  }
  return row(far, 210, 40, 0.22) + row(near, 130, 54, 0.3)
}

function floor(
  canvas: BannerCanvas,
  y: number,
  { ink, violet, accent, secondary }: { ink: string; violet: string; accent: string; secondary: string },
): string {
  const { pen, w, h, x } = canvas
  const floorWidth = Math.max(w, 900)
  const rails = Array.from({ length: 41 }, (_, i) => {
    const k = (i - 20) / 20
    return `M${fixed(x + k * floorWidth * 0.5)} ${fixed(y)}L${fixed(x + k * floorWidth * 3.4)} ${fixed(h)}`
  }).join('')
  const crossLines = Array.from({ length: 15 }, (_, i) => `M0 ${fixed(y + (h - y) * (i / 14) ** 2.1)}H${fixed(w)}`).join('')
  const lane = (k: number): string => `M${fixed(x + k * 26)} ${fixed(y)}L${fixed(x + k * 330)} ${fixed(h)}`
  return (
    `<rect y="${y}" width="${fixed(w)}" height="${fixed(h - y)}" fill="${pen.linear([mix(violet, secondary, 0.36), `${mix(ink, violet, 0.5)} 26`, ink])}"/>` +
    pen.glow(x, y + 6, w * 0.34, mix(secondary, '#ffffff', 0.2), 0.6, 46) +
    pen.stroke(rails + crossLines, secondary, 3.4, { opacity: 0.2, filter: pen.blur(2.4, 2) }) +
    pen.stroke(rails + crossLines, mix(secondary, '#ffffff', 0.2), 1.1, { opacity: 0.66 }) +
    pen.stroke(lane(1) + lane(-1), accent, 7, { opacity: 0.4, filter: pen.blur(4, 4) }) +
    pen.stroke(lane(1) + lane(-1), mix(accent, '#ffffff', 0.3), 2.6) +
    pen.stroke(`M0 ${fixed(y)}H${fixed(w)}`, mix(secondary, '#ffffff', 0.6), 1.8)
  )
}

/** Neon signs: a diamond, a star, a pair of cherries and a lightning bolt. */
function signs(canvas: BannerCanvas, accent: string, secondary: string): string {
  const { pen, w, x } = canvas
  if (w < 520) return ''
  const tube = (d: string, colour: string, centreX: number, y: number, scale: number, rotation = 0): string =>
    pen.group(
      pen.stroke(d, colour, 9, { opacity: 0.5, filter: pen.blur(5) }) +
        pen.stroke(d, colour, 4) +
        pen.stroke(d, '#ffffff', 1.3, { opacity: 0.9 }),
      { x: centreX, y, scale, rotation },
    )
  const gem = 'M-30-14L-16-32H16L30-14L0 30ZM-30-14H30M-10-14L0 30L10-14L0-32Z'
  const bolt = 'M8-40L-20 6H0L-8 40L22-10H2Z'
  const cherry = `${oval(-15, 18, 13)}${oval(15, 22, 13)}M-15 5C-12-14 4-28 18-34M15 9C16-10 18-24 18-34C2-40-10-34-16-26C-4-22 8-24 18-34`
  return (
    tube(gem, accent, x - w * 0.375, 206, 1.05, -8) +
    tube(star(0, 0, 5, 34, 15), secondary, x - w * 0.3, 146, 0.78, 10) +
    tube(cherry, secondary, x + w * 0.375, 200, 1.1, 6) +
    tube(bolt, accent, x + w * 0.3, 146, 0.85, 8)
  )
}
