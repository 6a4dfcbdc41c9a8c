import { cloud } from '../kit/atmosphere.ts'
import { mix, shade } from '../kit/colour.ts'
import { box, half, n, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import { type Sheet, band, cover, fog, glints, quieten, reflection, scallops, sparks } from '../kit/sheet.ts'
import { lotus } from '../subjects/lotus.ts'
import { pagoda } from '../subjects/pagoda.ts'
import type { Colours } from './colours.ts'

const shore = 352

/** A pond at night: a round moon, rock towers in the mist, rising lanterns, and flowers on the water. */
export function pond(sheet: Sheet, { ink, first, second }: Colours): string {
  const { pen, w, h, x, k } = sheet
  const night = mix(ink, second, 0.1)
  const wine = mix(ink, second, 0.55)
  const dusk = mix(shade(second, -0.06), first, 0.1)
  const moon = { x: x + 46 * k, y: 176, r: 116 * Math.min(1, k + 0.1) }
  return (
    cover(sheet, pen.linear([night, `${wine} 42`, `${dusk} 74`, wine])) +
    pen.glow(moon.x, moon.y + 40, 430, mix(second, first, 0.3), 0.75, 300) +
    sparks(sheet, 90, mix(first, '#ffffff', 0.4), 0, 210, 0.5, 1.5) +
    drawMoon(sheet, moon, first) +
    clouds(sheet, moon, first, second) +
    rocks(sheet, 356, 8, 190, mix(dusk, wine, 0.25), dusk, first, 0.3) +
    fog(sheet, 220, 130, mix(dusk, first, 0.22), 0.5) +
    rocks(sheet, 360, 5, 120, mix(wine, dusk, 0.2), mix(wine, dusk, 0.7), first, 0.42) +
    fog(sheet, 292, 70, mix(dusk, first, 0.2), 0.5) +
    bank(sheet, mix(ink, second, 0.3), first) +
    pen.group(pen.group(pagoda.draw(pen), { filter: pen.relight(0.7) }), { x: x - 142 * k, y: 336 - 140 * 0.68 * k, scale: 0.68 * k }) +
    band(sheet, shore, h - shore, pen.linear([mix(dusk, wine, 0.4), `${wine} 24`, mix(ink, second, 0.22), ink])) +
    reflection(sheet, moon.x, shore + 3, h - 20, moon.r * 0.8, mix(first, '#ffffff', 0.3), 0.5) +
    glints(sheet, 90, shore + 3, h, mix(first, '#ffffff', 0.2), 0.28) +
    lamps(sheet, first) +
    quieten(sheet, ink, 0.62) +
    flowers(sheet, ink) +
    cover(sheet, pen.linear([`${ink}00 72`, `${ink}cc`]), w < 700 ? 0.5 : 0.8)
  )
}

function drawMoon(sheet: Sheet, { x, y, r }: { x: number; y: number; r: number }, first: string): string {
  const { pen } = sheet
  const disc = oval(x, y, r)
  const gold = ramp(first)
  const engraving = scallops(sheet, x - r * 1.3, y + r * 0.06, r * 0.17, 8, 14, gold.dark)
  const fade = pen.linear([`${gold.light}ff`, `${gold.light}d0 40`, `${gold.light}00 88`])
  return (
    pen.glow(x, y, r * 1.9, gold.light, 0.42) +
    pen.path(disc, pen.linear([gold.bright, `${gold.light} 34`, gold.mid, gold.dark], 74)) +
    pen.within(disc, pen.group(engraving, { opacity: 0.5 }) + pen.path(disc, fade, { opacity: 0.85 })) +
    pen.stroke(oval(x, y, r - 3), gold.bright, 1.6, { opacity: 0.8 }) +
    pen.stroke(oval(x, y, r + 9), gold.light, 1, { opacity: 0.5 })
  )
}

function clouds(sheet: Sheet, moon: { x: number; y: number; r: number }, first: string, second: string): string {
  const { pen, k } = sheet
  const gold = ramp(first)
  const [light, dark] = [mix(second, gold.light, 0.5), shade(second, -0.3)]
  const placements: readonly (readonly [number, number, number, number])[] = [
    [-118, 64, 0.96, 1],
    [112, 40, 1.1, 1],
    [-36, 108, 0.62, 0.92],
    [206, -62, 0.66, 0.8],
    [-226, -44, 0.6, 0.55],
    [-330, 56, 0.8, 0.4],
    [300, 66, 0.9, 0.9],
  ]
  return placements
    .map(([dx, dy, scale, opacity]) => cloud(pen, moon.x + dx * k, moon.y + dy * k, scale * k, light, dark, opacity))
    .join('')
}

function rocks(sheet: Sheet, y: number, count: number, height: number, top: string, foot: string, rim: string, share: number): string {
  const { pen, w } = sheet
  const c = pen.chance
  const many = Math.max(3, Math.round((count * w) / 1000))
  return Array.from({ length: many }, (_, i) => {
    const at = ((i + c.next(0.1, 0.9)) * (w + 80)) / many - 40
    const [wide, tall] = [c.next(90, 190), c.next(0.45, 1.1) * height]
    const at2 = (f: number, g: number): string => `${n(at + wide * f)},${n(y - tall * g)}`
    const d = shape(
      `${at2(-0.5, 0)}! ${at2(-0.44, c.next(0.3, 0.45))} ${at2(-0.28, c.next(0.66, 0.84))} ${at2(c.next(-0.1, 0.1), 1)} ${at2(0.3, c.next(0.6, 0.86))} ${at2(0.42, c.next(0.3, 0.48))} ${at2(0.5, 0)}!`,
    )
    return pen.path(d, pen.linear([top, foot])) + pen.stroke(d, pen.linear([`${rim}ff`, `${rim}00 70`]), 1.1, { opacity: share })
  }).join('')
}

/** The near shore, with a knoll for the pagoda. */
function bank(sheet: Sheet, colour: string, first: string): string {
  const { pen, w, x, k } = sheet
  const at = (dx: number): string => n(x + dx * k)
  const d = shape(
    `-40,356! -40,336 ${at(-420)},330 ${at(-320)},344 ${at(-262)},338 ${at(-200)},328 ${at(-84)},328 ${at(-20)},340 ${at(90)},347 ${at(200)},334 ${at(300)},328 ${n(w + 40)},318 ${n(w + 40)},356!`,
  )
  return pen.path(d, pen.linear([mix(colour, first, 0.16), colour])) + pen.stroke(d, first, 1, { opacity: 0.3 })
}

/** Floating paper lanterns, smaller in the distance. */
function lamps(sheet: Sheet, first: string): string {
  const { pen, x, k } = sheet
  const paper = half('0,-30 20,-29 25,-10 18,24! 0,25')
  const one = (dx: number, y: number, scale: number, turn: number): string =>
    pen.group(
      pen.glow(0, 0, 74, '#ff9a3d', 0.55) +
        pen.path(paper, pen.linear(['#ff7a2e', '#ffb24a 35', '#fff0b8 82', '#ffd877'])) +
        pen.stroke('M-8-29C-12-10-10 10-7 24M8-29C12-10 10 10 7 24', '#c8501a', 1.2, { opacity: 0.5 }) +
        pen.path(box(-18, 22, 36, 4, 2), mix(first, '#7a3a10', 0.4)),
      { x: x + dx * k, y, scale: scale * Math.max(k, 0.7), turn },
    )
  return (
    one(-262, 122, 0.52, -6) +
    one(-206, 212, 0.34, 4) +
    one(-172, 62, 0.3, 6) +
    one(226, 214, 0.62, 6) +
    one(176, 86, 0.36, -5) +
    one(268, 120, 0.3, 4) +
    one(-330, 236, 0.26, -3) +
    one(-60, 268, 0.24, 3) +
    one(-392, 92, 0.3, 5)
  )
}

function flowers(sheet: Sheet, ink: string): string {
  const { pen, x, k } = sheet
  const leafy = ramp('#2b7a4c')
  const pad = (dx: number, y: number, r: number): string => {
    const d = oval(x + dx * k, y, r * k, r * k * 0.28)
    return (
      pen.path(oval(x + dx * k, y + 5, r * k, r * k * 0.28), ink, { opacity: 0.5 }) +
      pen.path(d, pen.linear([leafy.light, `${leafy.mid} 30`, leafy.dark], 30)) +
      pen.stroke(d, leafy.bright, 1, { opacity: 0.45 })
    )
  }
  const flower = (dx: number, y: number, scale: number): string =>
    pad(dx - 26 * scale, y, 150 * scale) +
    pen.group(pen.group(lotus.draw(pen), { filter: pen.relight() }), { x: x + dx * k, y: y - 84 * scale * k, scale: scale * k })
  return (
    flower(206, 410, 0.42) + flower(-206, 418, 0.36) + pad(-330, 446, 50) + pad(150, 464, 66) + flower(20, 428, 0.8) + pad(-148, 474, 54)
  )
}
