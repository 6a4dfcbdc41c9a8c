import { mix, shade } from '../kit/colour.ts'
import { box, n, oval, polygon, star } from '../kit/path.ts'
import { type Sheet, cover, fog, sparks } from '../kit/sheet.ts'
import type { Colours } from './colours.ts'

/** A road of light towards a sunset behind a city, in the style of an 80s cassette cover. */
export function neonGrid(sheet: Sheet, { ink, first, second }: Colours): string {
  const { pen, w, x } = sheet
  const violet = mix(mix(ink, second, 0.3), '#5a2bff', 0.42)
  const horizon = 372
  const r = Math.min(112, w * 0.26)
  return (
    cover(sheet, pen.linear([ink, `${mix(ink, violet, 0.35)} 30`, `${violet} 62`, `${mix(violet, second, 0.5)} 74`, ink])) +
    sparks(sheet, 150, '#ffffff', 0, 270, 0.4, 1.3) +
    sparks(sheet, 26, mix(second, '#ffffff', 0.4), 0, 270, 0.5, 1.2) +
    pen.glow(x, horizon, w * 0.5, second, 0.5, 210) +
    sun(sheet, { x, y: horizon - 8, r }, first, second) +
    beams(sheet, second) +
    towers(sheet, horizon, { far: mix(ink, violet, 0.75), near: mix(ink, violet, 0.25), first, second }) +
    fog(sheet, horizon - 60, 90, second, 0.34) +
    floor(sheet, horizon, { ink, violet, first, second }) +
    signs(sheet, first, second) +
    sparks(sheet, 40, first, 340, 490, 0.7, 1.8)
  )
}

function sun({ pen }: Sheet, { x, y, r }: { x: number; y: number; r: number }, first: string, second: string): string {
  const bars = Array.from({ length: 7 }, (_, i) => box(x - r, y + r * (-0.36 + i * 0.13), r * 2, r * (0.098 - i * 0.01))).join('')
  const gold = mix(first, '#ffd24a', 0.55)
  return (
    pen.glow(x, y, r * 1.8, second, 0.7) +
    pen.within(
      bars + box(x - r, y - r, r * 2, r * 0.6),
      pen.path(oval(x, y, r), pen.linear([gold, `${mix(gold, second, 0.6)} 40`, `${second} 72`, mix(second, '#5a2bff', 0.5)])),
    )
  )
}

/** Searchlights behind the city. */
function beams({ pen, w, x }: Sheet, second: string): string {
  const one = (from: number, to: number, wide: number, colour: string): string =>
    pen.path(
      polygon([
        [from - 5, 372],
        [from + 5, 372],
        [to + wide, -20],
        [to - wide, -20],
      ]),
      pen.linear([`${colour}00`, `${colour}cc`]),
      { opacity: 0.2 },
    )
  return (
    one(x - w * 0.34, x - w * 0.16, 46, second) +
    one(x - w * 0.4, x - w * 0.46, 40, '#4fb4ff') +
    one(x + w * 0.34, x + w * 0.18, 46, '#4fb4ff') +
    one(x + w * 0.42, x + w * 0.48, 40, second) +
    one(x - w * 0.25, x - w * 0.38, 26, '#7a5bff') +
    one(x + w * 0.25, x + w * 0.36, 26, '#7a5bff')
  )
}

interface Lights {
  far: string
  near: string
  first: string
  second: string
}

/** Tower blocks, tall at the sides and low in front of the sun. */
function towers(sheet: Sheet, y: number, { far, near, first, second }: Lights): string {
  const { pen, w, x } = sheet
  const c = pen.chance
  const row = (colour: string, tall: number, wide: number, share: number): string => {
    let out = ''
    for (let px = -20; px < w + 20;) {
      const bw = c.next(0.6, 1.3) * wide
      const aside = Math.min(1, Math.abs(px + bw / 2 - x) / (w * 0.5))
      const bh = tall * (0.16 + 0.84 * aside ** 1.3) * c.next(0.6, 1.1)
      const ink = c.pick([first, second, '#7a5bff', mix(second, '#ffffff', 0.4)])
      const cells: string[] = []
      for (let wy = y - bh + 9; wy < y - 6; wy += 9)
        for (let wx = px + 6; wx < px + bw - 7; wx += 8) if (c.next() < share) cells.push(box(wx, wy, 4, 3.4))
      out +=
        pen.path(box(px, y - bh, bw, bh + 4), pen.linear([colour, shade(colour, -0.4)])) +
        pen.path(cells.join(''), ink, { opacity: 0.75 }) +
        (c.next() < 0.5 ? pen.stroke(`M${n(px)} ${n(y)}V${n(y - bh)}H${n(px + bw)}V${n(y)}`, ink, 1.1, { opacity: 0.8 }) : '') +
        (c.next() < 0.35 ? pen.stroke(`M${n(px + bw / 2)} ${n(y - bh)}v-18`, ink, 1.4, { opacity: 0.8 }) : '')
      px += bw + c.next(1, 7)
    }
    return out
  }
  return row(far, 210, 40, 0.22) + row(near, 130, 54, 0.3)
}

function floor(
  sheet: Sheet,
  y: number,
  { ink, violet, first, second }: { ink: string; violet: string; first: string; second: string },
): string {
  const { pen, w, h, x } = sheet
  const reach = Math.max(w, 900)
  const rails = Array.from({ length: 41 }, (_, i) => {
    const k = (i - 20) / 20
    return `M${n(x + k * reach * 0.5)} ${n(y)}L${n(x + k * reach * 3.4)} ${n(h)}`
  }).join('')
  const steps = Array.from({ length: 15 }, (_, i) => `M0 ${n(y + (h - y) * (i / 14) ** 2.1)}H${n(w)}`).join('')
  const lane = (k: number): string => `M${n(x + k * 26)} ${n(y)}L${n(x + k * 330)} ${n(h)}`
  return (
    `<rect y="${y}" width="${n(w)}" height="${n(h - y)}" fill="${pen.linear([mix(violet, second, 0.36), `${mix(ink, violet, 0.5)} 26`, ink])}"/>` +
    pen.glow(x, y + 6, w * 0.34, mix(second, '#ffffff', 0.2), 0.6, 46) +
    pen.stroke(rails + steps, second, 3.4, { opacity: 0.2, filter: pen.blur(2.4, 2) }) +
    pen.stroke(rails + steps, mix(second, '#ffffff', 0.2), 1.1, { opacity: 0.66 }) +
    pen.stroke(lane(1) + lane(-1), first, 7, { opacity: 0.4, filter: pen.blur(4, 4) }) +
    pen.stroke(lane(1) + lane(-1), mix(first, '#ffffff', 0.3), 2.6) +
    pen.stroke(`M0 ${n(y)}H${n(w)}`, mix(second, '#ffffff', 0.6), 1.8)
  )
}

/** Neon signs: a diamond, a star, a seven-rayed burst, a bolt. */
function signs(sheet: Sheet, first: string, second: string): string {
  const { pen, w, x } = sheet
  if (w < 520) return ''
  const tube = (d: string, colour: string, at: number, y: number, scale: number, turn = 0): string =>
    pen.group(
      pen.stroke(d, colour, 9, { opacity: 0.5, filter: pen.blur(5) }) +
        pen.stroke(d, colour, 4) +
        pen.stroke(d, '#ffffff', 1.3, { opacity: 0.9 }),
      { x: at, y, scale, turn },
    )
  const gem = 'M-30-14L-16-32H16L30-14L0 30ZM-30-14H30M-10-14L0 30L10-14L0-32Z'
  const bolt = 'M8-40L-20 6H0L-8 40L22-10H2Z'
  const cherry = `${oval(-15, 18, 13)}${oval(15, 22, 13)}M-15 5C-12-14 4-28 18-34M15 9C16-10 18-24 18-34C2-40-10-34-16-26C-4-22 8-24 18-34`
  return (
    tube(gem, first, x - w * 0.375, 206, 1.05, -8) +
    tube(star(0, 0, 5, 34, 15), second, x - w * 0.3, 146, 0.78, 10) +
    tube(cherry, second, x + w * 0.375, 200, 1.1, 6) +
    tube(bolt, first, x + w * 0.3, 146, 0.85, 8)
  )
}
