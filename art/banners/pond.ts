import { cloud } from '../kit/atmosphere.ts'
import { mix, shade } from '../kit/colour.ts'
import { box, symmetricShape, fixed, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import { type BannerCanvas, band, fillBanner, fog, glints, darkenTextSide, reflection, scallops, sparks } from '../kit/banner-canvas.ts'
import { lotus } from '../subjects/lotus.ts'
import { pagoda } from '../subjects/pagoda.ts'
import type { BannerColours } from './colours.ts'

const shoreY = 352

/** A pond at night: a full moon, karst towers in the mist, sky lanterns, and lotus flowers on the water. */
export function pond(canvas: BannerCanvas, { ink, accent, secondary }: BannerColours): string {
  const { pen, w, h, x, subjectScale } = canvas
  const night = mix(ink, secondary, 0.1)
  const midTone = mix(ink, secondary, 0.55)
  const dusk = mix(shade(secondary, -0.06), accent, 0.1)
  const moon = { x: x + 46 * subjectScale, y: 176, r: 116 * Math.min(1, subjectScale + 0.1) }
  return (
    fillBanner(canvas, pen.linear([night, `${midTone} 42`, `${dusk} 74`, midTone])) +
    pen.glow(moon.x, moon.y + 40, 430, mix(secondary, accent, 0.3), 0.75, 300) +
    sparks(canvas, 90, mix(accent, '#ffffff', 0.4), 0, 210, 0.5, 1.5) +
    drawMoon(canvas, moon, accent) +
    clouds(canvas, moon, accent, secondary) +
    rocks(canvas, 356, 8, 190, mix(dusk, midTone, 0.25), dusk, accent, 0.3) +
    fog(canvas, 220, 130, mix(dusk, accent, 0.22), 0.5) +
    rocks(canvas, 360, 5, 120, mix(midTone, dusk, 0.2), mix(midTone, dusk, 0.7), accent, 0.42) +
    fog(canvas, 292, 70, mix(dusk, accent, 0.2), 0.5) +
    nearShore(canvas, mix(ink, secondary, 0.3), accent) +
    pen.group(pen.group(pagoda.draw(pen), { filter: pen.relight(0.7) }), {
      x: x - 142 * subjectScale,
      y: 336 - 140 * 0.68 * subjectScale,
      scale: 0.68 * subjectScale,
    }) +
    band(canvas, shoreY, h - shoreY, pen.linear([mix(dusk, midTone, 0.4), `${midTone} 24`, mix(ink, secondary, 0.22), ink])) +
    reflection(canvas, moon.x, shoreY + 3, h - 20, moon.r * 0.8, mix(accent, '#ffffff', 0.3), 0.5) +
    glints(canvas, 90, shoreY + 3, h, mix(accent, '#ffffff', 0.2), 0.28) +
    lanterns(canvas, accent) +
    darkenTextSide(canvas, ink, 0.62) +
    flowers(canvas, ink) +
    fillBanner(canvas, pen.linear([`${ink}00 72`, `${ink}cc`]), w < 700 ? 0.5 : 0.8)
  )
}

function drawMoon(canvas: BannerCanvas, { x, y, r }: { x: number; y: number; r: number }, accent: string): string {
  const { pen } = canvas
  const disc = oval(x, y, r)
  const gold = ramp(accent)
  const engraving = scallops(canvas, x - r * 1.3, y + r * 0.06, r * 0.17, 8, 14, gold.dark)
  const fade = pen.linear([`${gold.light}ff`, `${gold.light}d0 40`, `${gold.light}00 88`])
  return (
    pen.glow(x, y, r * 1.9, gold.light, 0.42) +
    pen.path(disc, pen.linear([gold.bright, `${gold.light} 34`, gold.mid, gold.dark], 74)) +
    pen.clipTo(disc, pen.group(engraving, { opacity: 0.5 }) + pen.path(disc, fade, { opacity: 0.85 })) +
    pen.stroke(oval(x, y, r - 3), gold.bright, 1.6, { opacity: 0.8 }) +
    pen.stroke(oval(x, y, r + 9), gold.light, 1, { opacity: 0.5 })
  )
}

function clouds(canvas: BannerCanvas, moon: { x: number; y: number; r: number }, accent: string, secondary: string): string {
  const { pen, subjectScale } = canvas
  const gold = ramp(accent)
  const [light, dark] = [mix(secondary, gold.light, 0.5), shade(secondary, -0.3)]
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
    .map(([dx, dy, scale, opacity]) =>
      cloud(pen, moon.x + dx * subjectScale, moon.y + dy * subjectScale, scale * subjectScale, light, dark, opacity),
    )
    .join('')
}

function rocks(
  canvas: BannerCanvas,
  y: number,
  count: number,
  height: number,
  topColour: string,
  baseColour: string,
  rimColour: string,
  rimOpacity: number,
): string {
  const { pen, w } = canvas
  const random = pen.random
  const rockCount = Math.max(3, Math.round((count * w) / 1000))
  return Array.from({ length: rockCount }, (_, i) => {
    const centreX = ((i + random.next(0.1, 0.9)) * (w + 80)) / rockCount - 40
    const [rockWidth, rockHeight] = [random.next(90, 190), random.next(0.45, 1.1) * height]
    const pointAt = (f: number, g: number): string => `${fixed(centreX + rockWidth * f)},${fixed(y - rockHeight * g)}`
    const d = shape(
      `${pointAt(-0.5, 0)}! ${pointAt(-0.44, random.next(0.3, 0.45))} ${pointAt(-0.28, random.next(0.66, 0.84))} ${pointAt(random.next(-0.1, 0.1), 1)} ${pointAt(0.3, random.next(0.6, 0.86))} ${pointAt(0.42, random.next(0.3, 0.48))} ${pointAt(0.5, 0)}!`,
    )
    return (
      pen.path(d, pen.linear([topColour, baseColour])) +
      pen.stroke(d, pen.linear([`${rimColour}ff`, `${rimColour}00 70`]), 1.1, { opacity: rimOpacity })
    )
  }).join('')
}

/** The near shore, with a low hill on which the pagoda stands. */
function nearShore(canvas: BannerCanvas, colour: string, accent: string): string {
  const { pen, w, x, subjectScale } = canvas
  const xAt = (dx: number): string => fixed(x + dx * subjectScale)
  const d = shape(
    `-40,356! -40,336 ${xAt(-420)},330 ${xAt(-320)},344 ${xAt(-262)},338 ${xAt(-200)},328 ${xAt(-84)},328 ${xAt(-20)},340 ${xAt(90)},347 ${xAt(200)},334 ${xAt(300)},328 ${fixed(w + 40)},318 ${fixed(w + 40)},356!`,
  )
  return pen.path(d, pen.linear([mix(colour, accent, 0.16), colour])) + pen.stroke(d, accent, 1, { opacity: 0.3 })
}

/** Paper sky lanterns, smaller in the distance. */
function lanterns(canvas: BannerCanvas, accent: string): string {
  const { pen, x, subjectScale } = canvas
  const paper = symmetricShape('0,-30 20,-29 25,-10 18,24! 0,25')
  const lantern = (dx: number, y: number, scale: number, rotation: number): string =>
    pen.group(
      pen.glow(0, 0, 74, '#ff9a3d', 0.55) +
        pen.path(paper, pen.linear(['#ff7a2e', '#ffb24a 35', '#fff0b8 82', '#ffd877'])) +
        pen.stroke('M-8-29C-12-10-10 10-7 24M8-29C12-10 10 10 7 24', '#c8501a', 1.2, { opacity: 0.5 }) +
        pen.path(box(-18, 22, 36, 4, 2), mix(accent, '#7a3a10', 0.4)),
      { x: x + dx * subjectScale, y, scale: scale * Math.max(subjectScale, 0.7), rotation },
    )
  return (
    lantern(-262, 122, 0.52, -6) +
    lantern(-206, 212, 0.34, 4) +
    lantern(-172, 62, 0.3, 6) +
    lantern(226, 214, 0.62, 6) +
    lantern(176, 86, 0.36, -5) +
    lantern(268, 120, 0.3, 4) +
    lantern(-330, 236, 0.26, -3) +
    lantern(-60, 268, 0.24, 3) +
    lantern(-392, 92, 0.3, 5)
  )
}

function flowers(canvas: BannerCanvas, ink: string): string {
  const { pen, x, subjectScale } = canvas
  const leafShades = ramp('#2b7a4c')
  const pad = (dx: number, y: number, r: number): string => {
    const d = oval(x + dx * subjectScale, y, r * subjectScale, r * subjectScale * 0.28)
    return (
      pen.path(oval(x + dx * subjectScale, y + 5, r * subjectScale, r * subjectScale * 0.28), ink, { opacity: 0.5 }) +
      pen.path(d, pen.linear([leafShades.light, `${leafShades.mid} 30`, leafShades.dark], 30)) +
      pen.stroke(d, leafShades.bright, 1, { opacity: 0.45 })
    )
  }
  const flower = (dx: number, y: number, scale: number): string =>
    pad(dx - 26 * scale, y, 150 * scale) +
    pen.group(pen.group(lotus.draw(pen), { filter: pen.relight() }), {
      x: x + dx * subjectScale,
      y: y - 84 * scale * subjectScale,
      scale: scale * subjectScale,
    })
  return (
    flower(206, 410, 0.42) + flower(-206, 418, 0.36) + pad(-330, 446, 50) + pad(150, 464, 66) + flower(20, 428, 0.8) + pad(-148, 474, 54)
  )
}
