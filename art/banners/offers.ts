import { mix, shade } from '../kit/colour.ts'
import { box, n, oval, polygon } from '../kit/path.ts'
import { type Sheet, band, cover, fog, reflection, scallops, sparks } from '../kit/sheet.ts'
import type { Colours } from './colours.ts'
import { drawThings, type Things } from './draw-things.ts'
import { showcase } from './showcase.ts'

/** The motifs of each offer. */
const offers = {
  friends: ['panda', 'owl', 'rabbit'],
  ranks: ['crown', 'badge', 'diamond'],
  days: ['clover', 'horseshoe', 'bell'],
  gift: ['chest', 'gold-pot', 'ingot'],
  cup: ['crystal-shield', 'crystal', 'crown'],
  goal: ['rocket', 'astronaut', 'planet'],
  win: ['lucky-cat', 'firework', 'cherry'],
  raffle: ['lotto-drum', 'clover', 'horseshoe'],
  envelope: ['lantern', 'ingot', 'peach'],
  arrival: ['teapot', 'peach', 'lantern'],
} satisfies Record<string, Things>

type Offer = keyof typeof offers

/** The settings of an offer: a stage, lacquer by moonlight, a flat print, club lights. */
const settings = {
  stage: (sheet, colours, things) => showcase(things)(sheet, colours),
  lacquer: (sheet, { ink, first, second }, things) => {
    const { pen, w, h, x, k } = sheet
    const wine = mix(ink, second, 0.5)
    const r = 196 * Math.max(k, 0.7)
    return (
      cover(sheet, pen.linear([mix(ink, second, 0.12), `${wine} 58`, mix(ink, second, 0.3)])) +
      scallops(sheet, 0, 20, 46, Math.ceil(w / 92) + 1, 18, `${first}22`) +
      pen.glow(x, 214, 420, mix(second, first, 0.25), 0.8, 330) +
      pen.path(oval(x, 214, r), pen.radial([mix(second, first, 0.42), `${mix(second, first, 0.16)} 70`, second])) +
      pen.stroke(oval(x, 214, r), first, 2.4) +
      pen.stroke(oval(x, 214, r + 14) + oval(x, 214, r + 20), first, 0.9, { opacity: 0.7 }) +
      band(sheet, 402, h - 402, pen.linear([mix(ink, second, 0.34), ink])) +
      pen.stroke(`M0 402H${n(w)}`, first, 1.6, { opacity: 0.8 }) +
      reflection(sheet, x, 406, h - 12, r * 0.7, mix(first, '#ffffff', 0.3), 0.4) +
      fog(sheet, 356, 80, mix(second, first, 0.3), 0.32) +
      drawThings(sheet, things, ink) +
      sparks(sheet, 60, mix(first, '#ffffff', 0.4), 20, 390, 0.6, 1.7)
    )
  },
  print: (sheet, { first, second }, things) => {
    const { pen, w, h, x, k } = sheet
    const air = mix(first, '#ffffff', 0.7)
    const paper = mix(first, '#ffffff', 0.93)
    const r = 210 * Math.max(k, 0.72)
    const lines = Array.from({ length: 7 }, (_, i) => `M0 ${n(424 + i * 11)}H${n(w)}`).join('')
    return (
      cover(sheet, air) +
      pen.path(box(x + r * 0.2, -20, w, 424), mix(first, '#ffffff', 0.56)) +
      pen.path(oval(x, 214, r * 1.34), mix(first, '#ffffff', 0.82)) +
      pen.path(oval(x, 214, r), paper) +
      band(sheet, 402, h - 402, second) +
      pen.stroke(lines, mix(second, '#ffffff', 0.2), 1) +
      pen.path(box(0, 396, w, 6), first) +
      drawThings(sheet, things, shade(second, -0.3))
    )
  },
  club: (sheet, { ink, first, second }, things) => {
    const { pen, w, h, x, k } = sheet
    const violet = mix(mix(ink, second, 0.3), '#5a2bff', 0.5)
    const r = 190 * Math.max(k, 0.7)
    const ring = (radius: number, colour: string): string =>
      pen.stroke(oval(x, 220, radius), colour, 16, { opacity: 0.5, filter: pen.blur(9) }) + pen.stroke(oval(x, 220, radius), colour, 6)
    const floor = Array.from({ length: 25 }, (_, i) => `M${n(x)} 300L${n(x + (i - 12) * 190)} ${n(h + 20)}`).join('')
    const rows = [408, 422, 442, 470].map((y) => `M0 ${n(y)}H${n(w)}`).join('')
    return (
      cover(sheet, pen.linear([ink, `${mix(ink, violet, 0.6)} 40`, `${violet} 80`, mix(violet, second, 0.4)], 30)) +
      pen.glow(x, 220, 480, second, 0.7, 380) +
      pen.path(
        polygon([
          [x - 60, 402],
          [x + 60, 402],
          [x + 300, -20],
          [x - 300, -20],
        ]),
        pen.linear([`${second}00`, `${mix(second, '#ffffff', 0.4)}aa`]),
        { opacity: 0.22 },
      ) +
      ring(r, second) +
      ring(r - 34, first) +
      band(sheet, 402, h - 402, pen.linear([mix(ink, violet, 0.5), ink])) +
      pen.within(box(0, 402, w, h - 402), pen.stroke(floor + rows, second, 1.4, { opacity: 0.6 })) +
      drawThings(sheet, things, ink) +
      sparks(sheet, 70, '#ffffff', 20, 390, 0.6, 2) +
      sparks(sheet, 40, first, 60, 480, 0.8, 2.2)
    )
  },
} satisfies Record<string, (sheet: Sheet, colours: Colours, things: Things) => string>

type Setting = keyof typeof settings

/** Every offer in every setting: `offer-<offer>-<setting>`. */
export const offerScenes = Object.fromEntries(
  Object.entries(offers).flatMap(([offer, things]) =>
    Object.entries(settings).map(([setting, draw]) => [
      `offer-${offer}-${setting}`,
      (sheet: Sheet, colours: Colours): string => draw(sheet, colours, things as Things),
    ]),
  ),
) as Record<`offer-${Offer}-${Setting}`, (sheet: Sheet, colours: Colours) => string>
