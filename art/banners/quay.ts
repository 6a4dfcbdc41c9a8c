import { lchToHex, mix, shade } from '../kit/colour.ts'
import { box, fixed, oval, polygon, shape } from '../kit/path.ts'
import { type BannerCanvas, band, fillBanner, hills } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'

const seaLevel = 300
const dawn = lchToHex(0.86, 0.09, 70)
const sun = lchToHex(0.79, 0.14, 55)

/** A bay at dawn as a flat print, with hills, a lighthouse and sailing boats. */
export function quay(canvas: BannerCanvas, { accent, secondary }: BannerColours): string {
  const { pen, x, subjectScale } = canvas
  const paper = mix('#ffffff', dawn, 0.12)
  const skyColour = mix(accent, '#ffffff', 0.62)
  const disc = { x: x - 96 * subjectScale, y: seaLevel - 26, r: 74 * Math.max(subjectScale, 0.7) }
  return (
    fillBanner(canvas, skyColour) +
    skyBands(canvas, skyColour, paper) +
    pen.path(oval(disc.x, disc.y, disc.r * 1.9), dawn, { opacity: 0.4 }) +
    pen.path(oval(disc.x, disc.y, disc.r * 1.42), dawn, { opacity: 0.7 }) +
    pen.path(oval(disc.x, disc.y, disc.r), sun) +
    lowClouds(canvas, paper) +
    hills(canvas, seaLevel - 40, 26, 150, mix(skyColour, accent, 0.3)) +
    hills(canvas, seaLevel - 18, 18, 120, mix(accent, skyColour, 0.34)) +
    water(canvas, accent, secondary, disc) +
    headland(canvas, accent, secondary, paper) +
    sailingBoat(canvas, x - 214 * subjectScale, seaLevel + 46, 0.62 * subjectScale, paper, secondary) +
    sailingBoat(canvas, x - 8 * subjectScale, seaLevel + 20, 0.36 * subjectScale, paper, secondary) +
    sailingBoat(canvas, x - 72 * subjectScale, seaLevel + 92, 1.12 * subjectScale, paper, secondary) +
    sailingBoat(canvas, x - 318 * subjectScale, seaLevel + 16, 0.28 * subjectScale, paper, secondary) +
    jetty(canvas, secondary, accent) +
    gulls(canvas, shade(secondary, 0.05))
  )
}

function skyBands(canvas: BannerCanvas, skyColour: string, paper: string): string {
  const steps = [0, 54, 104, 150, 190, 224, 252]
  return steps.map((y, i) => band(canvas, y, 400, mix(skyColour, i > 3 ? dawn : paper, i > 3 ? 0.35 + 0.16 * (i - 3) : 0.2 * i))).join('')
}

/** Long low clouds. */
function lowClouds(canvas: BannerCanvas, paper: string): string {
  const { pen, w } = canvas
  const random = pen.random
  const d = Array.from({ length: Math.round(w / 90) }, () => {
    const [x, y, width, height] = [random.next(-60, w), random.next(36, 216), random.next(70, 220), random.next(5, 11)]
    return (
      box(x, y, width, height, height / 2) +
      box(x + width * random.next(0.15, 0.4), y - height * 1.1, width * 0.5, height * 1.2, height * 0.6)
    )
  }).join('')
  return pen.path(d, paper, { opacity: 0.62 })
}

function water(canvas: BannerCanvas, accent: string, secondary: string, disc: { x: number; r: number }): string {
  const { pen, w, h } = canvas
  const random = pen.random
  const layers = [0, 26, 60, 102, 150]
  const base = layers
    .map((y, i) => {
      const colour = mix(mix(accent, '#ffffff', 0.14), secondary, i * 0.24)
      if (i === 0) return band(canvas, seaLevel, h - seaLevel, colour)
      const points = Array.from(
        { length: Math.ceil(w / 60) + 2 },
        (_, j) => `${j * 60 - 60},${fixed(seaLevel + y + (j % 2 === 0 ? -4 : 4) * (0.6 + i * 0.3))}`,
      )
      return pen.path(shape(`-60,${h + 10}! ${points.join(' ')} ${fixed(w + 120)},${h + 10}!`), colour)
    })
    .join('')
  const light = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21
    const halfWidth = disc.r * (0.28 + 0.55 * t) * random.next(0.4, 1)
    const centreX = disc.x + random.next(-0.4, 0.4) * disc.r
    return box(centreX - halfWidth, seaLevel + 6 + 176 * t * t, halfWidth * 2, 2.4 + 4 * t, 2)
  }).join('')
  const waves = Array.from({ length: Math.round(w / 26) }, () => {
    const t = random.next()
    const width = 8 + 30 * t * random.next(0.4, 1)
    return box(random.next(0, w), seaLevel + 8 + 186 * t * t, width, 1.2 + 1.6 * t, 1)
  }).join('')
  return base + pen.path(waves, '#ffffff', { opacity: 0.2 }) + pen.path(light, dawn, { opacity: 0.9 })
}

/** The headland with the lighthouse and its beams, and houses beside it. */
function headland(canvas: BannerCanvas, accent: string, secondary: string, paper: string): string {
  const { pen, w, x, subjectScale } = canvas
  const base = { x: x + 176 * subjectScale, y: 236 }
  const xAt = (dx: number): string => fixed(base.x + dx * subjectScale)
  const rock = shape(
    `${xAt(-150)},${seaLevel + 14}! ${xAt(-118)},${seaLevel - 8} ${xAt(-84)},262 ${xAt(-46)},246! ${xAt(48)},240! ${xAt(84)},254 ${xAt(140)},246 ${xAt(220)},222 ${fixed(w + 60)},196 ${fixed(w + 60)},${seaLevel + 14}!`,
  )
  const shadowedRock = shape(
    `${xAt(-120)},${seaLevel + 14}! ${xAt(-60)},${seaLevel - 22} ${xAt(10)},${seaLevel - 14} ${xAt(90)},${seaLevel - 34} ${xAt(190)},${seaLevel - 20} ${fixed(w + 60)},${seaLevel - 46} ${fixed(w + 60)},${seaLevel + 14}!`,
  )
  const beam = (points: readonly (readonly [number, number])[], from: number): string =>
    pen.path(polygon(points), pen.linear([`${dawn}ff`, `${dawn}00`], from), { opacity: 0.75 })
  const lamp = { x: base.x, y: 92 }
  return (
    beam(
      [
        [lamp.x, lamp.y],
        [lamp.x - 420, lamp.y - 66],
        [lamp.x - 420, lamp.y + 4],
      ],
      180,
    ) +
    beam(
      [
        [lamp.x, lamp.y],
        [lamp.x + 300, lamp.y - 46],
        [lamp.x + 300, lamp.y + 14],
      ],
      0,
    ) +
    pen.path(rock, mix(secondary, accent, 0.22)) +
    pen.path(shadowedRock, secondary) +
    houses(canvas, base.x + 96 * subjectScale, secondary, paper) +
    tower(canvas, base.x, secondary, accent, paper)
  )
}

function tower({ pen, subjectScale }: BannerCanvas, x: number, secondary: string, accent: string, paper: string): string {
  const scale = Math.max(subjectScale, 0.8)
  const body = polygon([
    [-17, -128],
    [17, -128],
    [26, 8],
    [-26, 8],
  ])
  const stripes = [-96, -30].map((y) => box(-40, y, 80, 32)).join('')
  const shadowedSide = polygon([
    [4, -128],
    [17, -128],
    [26, 8],
    [6, 8],
  ])
  return pen.group(
    pen.path(body, paper) +
      pen.clipTo(body, pen.path(stripes, accent)) +
      pen.clipTo(body, pen.path(shadowedSide, secondary, { opacity: 0.26 })) +
      pen.path(box(-24, -134, 48, 7, 1), secondary) +
      pen.path(box(-13, -158, 26, 24), mix(dawn, '#ffffff', 0.3)) +
      pen.stroke('M-13-158V-134M-4-158V-134M4-158V-134M13-158V-134', secondary, 2) +
      pen.path('M-18-158Q0-186 18-158Z', secondary) +
      pen.stroke('M0-172V-186', secondary, 2.4) +
      pen.path(box(-5, -14, 10, 22, 5), secondary) +
      pen.path(box(-3, -66, 6, 11, 3) + box(-3, -108, 6, 10, 3), secondary),
    { x, y: 242, scale },
  )
}

function houses({ pen, subjectScale }: BannerCanvas, x: number, secondary: string, paper: string): string {
  const house = (dx: number, y: number, width: number, height: number, roofColour: string): string => {
    const px = x + dx * subjectScale
    return (
      pen.path(box(px, y - height, width, height + 8), mix(paper, secondary, 0.06)) +
      pen.path(box(px + width * 0.62, y - height, width * 0.38, height + 8), secondary, { opacity: 0.18 }) +
      pen.path(
        polygon([
          [px - 3, y - height],
          [px + width / 2, y - height - width * 0.42],
          [px + width + 3, y - height],
        ]),
        roofColour,
      ) +
      pen.path(box(px + width * 0.2, y - height + 6, 5, 7) + box(px + width * 0.2 + 11, y - height + 6, 5, 7), secondary)
    )
  }
  return (
    house(0, 258, 30, 20, sun) +
    house(34, 257, 24, 28, shade(sun, -0.14)) +
    house(62, 252, 34, 20, mix(sun, secondary, 0.3)) +
    house(104, 240, 26, 24, sun)
  )
}

function sailingBoat({ pen }: BannerCanvas, x: number, y: number, scale: number, paper: string, secondary: string): string {
  return pen.group(
    pen.path(box(-46, 10, 92, 3, 1.5), '#ffffff', { opacity: 0.35 }) +
      pen.path('M-4-6V-104Q36-52 40-6Z', paper) +
      pen.path('M-10-6V-88Q-36-44-40-6Z', mix(paper, sun, 0.55)) +
      pen.path('M-4-6V-104Q10-56 12-6Z', secondary, { opacity: 0.1 }) +
      pen.stroke('M-7-110V4', secondary, 2.6) +
      pen.path('M-46 0H46Q40 14 28 14H-30Q-42 12-46 0Z', secondary) +
      pen.path('M-46 0H46L44 4H-44Z', sun),
    { x, y, scale },
  )
}

/** The jetty in the foreground, with bollards and a mooring line. */
function jetty(canvas: BannerCanvas, secondary: string, accent: string): string {
  const { pen, w } = canvas
  const y = 452
  const dark = shade(secondary, -0.35)
  const posts = Array.from({ length: Math.ceil(w / 120) }, (_, i) => box(i * 120 + 26, y + 6, 14, 60)).join('')
  const bollard = (px: number): string =>
    pen.path(
      `M${fixed(px - 9)} ${y}V${y - 20}Q${fixed(px - 18)} ${y - 24} ${fixed(px - 14)} ${y - 31}H${fixed(px + 14)}Q${fixed(px + 18)} ${y - 24} ${fixed(px + 9)} ${y - 20}V${y}Z`,
      dark,
    )
  const mooringLine = `M${fixed(w * 0.2)} ${y - 24}C${fixed(w * 0.3)} ${y + 16} ${fixed(w * 0.42)} ${y - 4} ${fixed(w * 0.5)} ${y - 30}`
  return (
    pen.path(posts, dark) +
    band(canvas, y, 12, shade(secondary, -0.12)) +
    band(canvas, y, 2.4, mix(accent, '#ffffff', 0.4)) +
    band(canvas, y + 12, 60, dark, 0.86) +
    pen.stroke(mooringLine, mix(secondary, '#ffffff', 0.7), 2.4) +
    bollard(w * 0.2) +
    bollard(w * 0.5) +
    bollard(w * 0.8)
  )
}

function gulls({ pen, x, subjectScale }: BannerCanvas, colour: string): string {
  const gull = (dx: number, y: number, scale: number): string => {
    const px = x + dx * subjectScale
    return `M${fixed(px - 12 * scale)} ${fixed(y - 3 * scale)}Q${fixed(px - 5 * scale)} ${fixed(y - 8 * scale)} ${fixed(px)} ${fixed(y)}Q${fixed(px + 5 * scale)} ${fixed(y - 8 * scale)} ${fixed(px + 12 * scale)} ${fixed(y - 3 * scale)}`
  }
  return pen.stroke(gull(-150, 110, 1.1) + gull(-116, 92, 0.8) + gull(40, 150, 0.9) + gull(-236, 156, 0.7) + gull(82, 66, 0.7), colour, 2)
}
