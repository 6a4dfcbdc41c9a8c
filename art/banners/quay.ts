import { lch, mix, shade } from '../kit/colour.ts'
import { box, n, oval, polygon, shape } from '../kit/path.ts'
import { type Sheet, band, cover, hills } from '../kit/sheet.ts'
import type { Colours } from './colours.ts'

const sea = 300
const dawn = lch(0.86, 0.09, 70)
const sun = lch(0.79, 0.14, 55)

/** A bay at first light as a flat print: headlands, a lighthouse, sails. */
export function quay(sheet: Sheet, { first, second }: Colours): string {
  const { pen, w, x, k } = sheet
  const paper = mix('#ffffff', dawn, 0.12)
  const air = mix(first, '#ffffff', 0.62)
  const disc = { x: x - 96 * k, y: sea - 26, r: 74 * Math.max(k, 0.7) }
  return (
    cover(sheet, air) +
    bands(sheet, air, paper) +
    pen.path(oval(disc.x, disc.y, disc.r * 1.9), dawn, { opacity: 0.4 }) +
    pen.path(oval(disc.x, disc.y, disc.r * 1.42), dawn, { opacity: 0.7 }) +
    pen.path(oval(disc.x, disc.y, disc.r), sun) +
    streaks(sheet, paper) +
    hills(sheet, sea - 40, 26, 150, mix(air, first, 0.3)) +
    hills(sheet, sea - 18, 18, 120, mix(first, air, 0.34)) +
    water(sheet, first, second, disc) +
    headland(sheet, first, second, paper) +
    sail(sheet, x - 214 * k, sea + 46, 0.62 * k, paper, second) +
    sail(sheet, x - 8 * k, sea + 20, 0.36 * k, paper, second) +
    sail(sheet, x - 72 * k, sea + 92, 1.12 * k, paper, second) +
    sail(sheet, x - 318 * k, sea + 16, 0.28 * k, paper, second) +
    jetty(sheet, second, first) +
    gulls(sheet, w, shade(second, 0.05))
  )
}

function bands(sheet: Sheet, air: string, paper: string): string {
  const steps = [0, 54, 104, 150, 190, 224, 252]
  return steps.map((y, i) => band(sheet, y, 400, mix(air, i > 3 ? dawn : paper, i > 3 ? 0.35 + 0.16 * (i - 3) : 0.2 * i))).join('')
}

/** Long low clouds. */
function streaks(sheet: Sheet, paper: string): string {
  const { pen, w } = sheet
  const c = pen.chance
  const d = Array.from({ length: Math.round(w / 90) }, () => {
    const [x, y, wide, tall] = [c.next(-60, w), c.next(36, 216), c.next(70, 220), c.next(5, 11)]
    return box(x, y, wide, tall, tall / 2) + box(x + wide * c.next(0.15, 0.4), y - tall * 1.1, wide * 0.5, tall * 1.2, tall * 0.6)
  }).join('')
  return pen.path(d, paper, { opacity: 0.62 })
}

function water(sheet: Sheet, first: string, second: string, disc: { x: number; r: number }): string {
  const { pen, w, h } = sheet
  const c = pen.chance
  const layers = [0, 26, 60, 102, 150]
  const base = layers
    .map((y, i) => {
      const colour = mix(mix(first, '#ffffff', 0.14), second, i * 0.24)
      if (i === 0) return band(sheet, sea, h - sea, colour)
      const points = Array.from(
        { length: Math.ceil(w / 60) + 2 },
        (_, j) => `${j * 60 - 60},${n(sea + y + (j % 2 === 0 ? -4 : 4) * (0.6 + i * 0.3))}`,
      )
      return pen.path(shape(`-60,${h + 10}! ${points.join(' ')} ${n(w + 120)},${h + 10}!`), colour)
    })
    .join('')
  const light = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21
    const reach = disc.r * (0.28 + 0.55 * t) * c.next(0.4, 1)
    const at = disc.x + c.next(-0.4, 0.4) * disc.r
    return box(at - reach, sea + 6 + 176 * t * t, reach * 2, 2.4 + 4 * t, 2)
  }).join('')
  const waves = Array.from({ length: Math.round(w / 26) }, () => {
    const t = c.next()
    const reach = 8 + 30 * t * c.next(0.4, 1)
    return box(c.next(0, w), sea + 8 + 186 * t * t, reach, 1.2 + 1.6 * t, 1)
  }).join('')
  return base + pen.path(waves, '#ffffff', { opacity: 0.2 }) + pen.path(light, dawn, { opacity: 0.9 })
}

/** The rock with the lighthouse, and houses below it. */
function headland(sheet: Sheet, first: string, second: string, paper: string): string {
  const { pen, w, x, k } = sheet
  const foot = { x: x + 176 * k, y: 236 }
  const at = (dx: number): string => n(foot.x + dx * k)
  const rock = shape(
    `${at(-150)},${sea + 14}! ${at(-118)},${sea - 8} ${at(-84)},262 ${at(-46)},246! ${at(48)},240! ${at(84)},254 ${at(140)},246 ${at(220)},222 ${n(w + 60)},196 ${n(w + 60)},${sea + 14}!`,
  )
  const shade1 = shape(
    `${at(-120)},${sea + 14}! ${at(-60)},${sea - 22} ${at(10)},${sea - 14} ${at(90)},${sea - 34} ${at(190)},${sea - 20} ${n(w + 60)},${sea - 46} ${n(w + 60)},${sea + 14}!`,
  )
  const beam = (points: readonly (readonly [number, number])[], from: number): string =>
    pen.path(polygon(points), pen.linear([`${dawn}ff`, `${dawn}00`], from), { opacity: 0.75 })
  const lamp = { x: foot.x, y: 92 }
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
    pen.path(rock, mix(second, first, 0.22)) +
    pen.path(shade1, second) +
    houses(sheet, foot.x + 96 * k, second, paper) +
    tower(sheet, foot.x, second, first, paper)
  )
}

function tower({ pen, k }: Sheet, x: number, second: string, first: string, paper: string): string {
  const s = Math.max(k, 0.8)
  const body = polygon([
    [-17, -128],
    [17, -128],
    [26, 8],
    [-26, 8],
  ])
  const bands2 = [-96, -30].map((y) => box(-40, y, 80, 32)).join('')
  const shaded = polygon([
    [4, -128],
    [17, -128],
    [26, 8],
    [6, 8],
  ])
  return pen.group(
    pen.path(body, paper) +
      pen.within(body, pen.path(bands2, first)) +
      pen.within(body, pen.path(shaded, second, { opacity: 0.26 })) +
      pen.path(box(-24, -134, 48, 7, 1), second) +
      pen.path(box(-13, -158, 26, 24), mix(dawn, '#ffffff', 0.3)) +
      pen.stroke('M-13-158V-134M-4-158V-134M4-158V-134M13-158V-134', second, 2) +
      pen.path('M-18-158Q0-186 18-158Z', second) +
      pen.stroke('M0-172V-186', second, 2.4) +
      pen.path(box(-5, -14, 10, 22, 5), second) +
      pen.path(box(-3, -66, 6, 11, 3) + box(-3, -108, 6, 10, 3), second),
    { x, y: 242, scale: s },
  )
}

function houses({ pen, k }: Sheet, x: number, second: string, paper: string): string {
  const one = (dx: number, y: number, wide: number, tall: number, roof: string): string => {
    const px = x + dx * k
    return (
      pen.path(box(px, y - tall, wide, tall + 8), mix(paper, second, 0.06)) +
      pen.path(box(px + wide * 0.62, y - tall, wide * 0.38, tall + 8), second, { opacity: 0.18 }) +
      pen.path(
        polygon([
          [px - 3, y - tall],
          [px + wide / 2, y - tall - wide * 0.42],
          [px + wide + 3, y - tall],
        ]),
        roof,
      ) +
      pen.path(box(px + wide * 0.2, y - tall + 6, 5, 7) + box(px + wide * 0.2 + 11, y - tall + 6, 5, 7), second)
    )
  }
  return (
    one(0, 258, 30, 20, sun) +
    one(34, 257, 24, 28, shade(sun, -0.14)) +
    one(62, 252, 34, 20, mix(sun, second, 0.3)) +
    one(104, 240, 26, 24, sun)
  )
}

function sail({ pen }: Sheet, x: number, y: number, scale: number, paper: string, second: string): string {
  return pen.group(
    pen.path(box(-46, 10, 92, 3, 1.5), '#ffffff', { opacity: 0.35 }) +
      pen.path('M-4-6V-104Q36-52 40-6Z', paper) +
      pen.path('M-10-6V-88Q-36-44-40-6Z', mix(paper, sun, 0.55)) +
      pen.path('M-4-6V-104Q10-56 12-6Z', second, { opacity: 0.1 }) +
      pen.stroke('M-7-110V4', second, 2.6) +
      pen.path('M-46 0H46Q40 14 28 14H-30Q-42 12-46 0Z', second) +
      pen.path('M-46 0H46L44 4H-44Z', sun),
    { x, y, scale },
  )
}

/** The near quay with its bollards and a line. */
function jetty(sheet: Sheet, second: string, first: string): string {
  const { pen, w } = sheet
  const y = 452
  const dark = shade(second, -0.35)
  const posts = Array.from({ length: Math.ceil(w / 120) }, (_, i) => box(i * 120 + 26, y + 6, 14, 60)).join('')
  const bollard = (px: number): string =>
    pen.path(
      `M${n(px - 9)} ${y}V${y - 20}Q${n(px - 18)} ${y - 24} ${n(px - 14)} ${y - 31}H${n(px + 14)}Q${n(px + 18)} ${y - 24} ${n(px + 9)} ${y - 20}V${y}Z`,
      dark,
    )
  const line = `M${n(w * 0.2)} ${y - 24}C${n(w * 0.3)} ${y + 16} ${n(w * 0.42)} ${y - 4} ${n(w * 0.5)} ${y - 30}`
  return (
    pen.path(posts, dark) +
    band(sheet, y, 12, shade(second, -0.12)) +
    band(sheet, y, 2.4, mix(first, '#ffffff', 0.4)) +
    band(sheet, y + 12, 60, dark, 0.86) +
    pen.stroke(line, mix(second, '#ffffff', 0.7), 2.4) +
    bollard(w * 0.2) +
    bollard(w * 0.5) +
    bollard(w * 0.8)
  )
}

function gulls({ pen, x, k }: Sheet, _w: number, colour: string): string {
  const one = (dx: number, y: number, s: number): string => {
    const px = x + dx * k
    return `M${n(px - 12 * s)} ${n(y - 3 * s)}Q${n(px - 5 * s)} ${n(y - 8 * s)} ${n(px)} ${n(y)}Q${n(px + 5 * s)} ${n(y - 8 * s)} ${n(px + 12 * s)} ${n(y - 3 * s)}`
  }
  return pen.stroke(one(-150, 110, 1.1) + one(-116, 92, 0.8) + one(40, 150, 0.9) + one(-236, 156, 0.7) + one(82, 66, 0.7), colour, 2)
}
