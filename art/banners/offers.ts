import { mix, shade } from '../kit/colour.ts'
import { box, fixed, oval, polygon } from '../kit/path.ts'
import { type BannerCanvas, band, fillBanner, fog, reflection, scallops, sparks } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'
import { drawMotifTrio, type MotifTrio } from './draw-motif-trio.ts'
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
} satisfies Record<string, MotifTrio>

type Offer = keyof typeof offers

/**
 * Backdrops of offer banners: a stage, lacquer by moonlight, a flat print and club lights. Each function draws the
 * backdrop with the motifs of an offer in front of it.
 */
const backdrops = {
  stage: (canvas, colours, motifs) => showcase(motifs)(canvas, colours),
  lacquer: (canvas, { ink, accent, secondary }, motifs) => {
    const { pen, w, h, x, subjectScale } = canvas
    const midTone = mix(ink, secondary, 0.5)
    const r = 196 * Math.max(subjectScale, 0.7)
    return (
      fillBanner(canvas, pen.linear([mix(ink, secondary, 0.12), `${midTone} 58`, mix(ink, secondary, 0.3)])) +
      scallops(canvas, 0, 20, 46, Math.ceil(w / 92) + 1, 18, `${accent}22`) +
      pen.glow(x, 214, 420, mix(secondary, accent, 0.25), 0.8, 330) +
      pen.path(oval(x, 214, r), pen.radial([mix(secondary, accent, 0.42), `${mix(secondary, accent, 0.16)} 70`, secondary])) +
      pen.stroke(oval(x, 214, r), accent, 2.4) +
      pen.stroke(oval(x, 214, r + 14) + oval(x, 214, r + 20), accent, 0.9, { opacity: 0.7 }) +
      band(canvas, 402, h - 402, pen.linear([mix(ink, secondary, 0.34), ink])) +
      pen.stroke(`M0 402H${fixed(w)}`, accent, 1.6, { opacity: 0.8 }) +
      reflection(canvas, x, 406, h - 12, r * 0.7, mix(accent, '#ffffff', 0.3), 0.4) +
      fog(canvas, 356, 80, mix(secondary, accent, 0.3), 0.32) +
      drawMotifTrio(canvas, motifs, ink) +
      sparks(canvas, 60, mix(accent, '#ffffff', 0.4), 20, 390, 0.6, 1.7)
    )
  },
  print: (canvas, { accent, secondary }, motifs) => {
    const { pen, w, h, x, subjectScale } = canvas
    const skyColour = mix(accent, '#ffffff', 0.7)
    const paper = mix(accent, '#ffffff', 0.93)
    const r = 210 * Math.max(subjectScale, 0.72)
    const lines = Array.from({ length: 7 }, (_, i) => `M0 ${fixed(424 + i * 11)}H${fixed(w)}`).join('')
    return (
      fillBanner(canvas, skyColour) +
      pen.path(box(x + r * 0.2, -20, w, 424), mix(accent, '#ffffff', 0.56)) +
      pen.path(oval(x, 214, r * 1.34), mix(accent, '#ffffff', 0.82)) +
      pen.path(oval(x, 214, r), paper) +
      band(canvas, 402, h - 402, secondary) +
      pen.stroke(lines, mix(secondary, '#ffffff', 0.2), 1) +
      pen.path(box(0, 396, w, 6), accent) +
      drawMotifTrio(canvas, motifs, shade(secondary, -0.3))
    )
  },
  club: (canvas, { ink, accent, secondary }, motifs) => {
    const { pen, w, h, x, subjectScale } = canvas
    const violet = mix(mix(ink, secondary, 0.3), '#5a2bff', 0.5)
    const r = 190 * Math.max(subjectScale, 0.7)
    const ring = (radius: number, colour: string): string =>
      pen.stroke(oval(x, 220, radius), colour, 16, { opacity: 0.5, filter: pen.blur(9) }) + pen.stroke(oval(x, 220, radius), colour, 6)
    const floor = Array.from({ length: 25 }, (_, i) => `M${fixed(x)} 300L${fixed(x + (i - 12) * 190)} ${fixed(h + 20)}`).join('')
    const rows = [408, 422, 442, 470].map((y) => `M0 ${fixed(y)}H${fixed(w)}`).join('')
    return (
      fillBanner(canvas, pen.linear([ink, `${mix(ink, violet, 0.6)} 40`, `${violet} 80`, mix(violet, secondary, 0.4)], 30)) +
      pen.glow(x, 220, 480, secondary, 0.7, 380) +
      pen.path(
        polygon([
          [x - 60, 402],
          [x + 60, 402],
          [x + 300, -20],
          [x - 300, -20],
        ]),
        pen.linear([`${secondary}00`, `${mix(secondary, '#ffffff', 0.4)}aa`]),
        { opacity: 0.22 },
      ) +
      ring(r, secondary) +
      ring(r - 34, accent) +
      band(canvas, 402, h - 402, pen.linear([mix(ink, violet, 0.5), ink])) +
      pen.clipTo(box(0, 402, w, h - 402), pen.stroke(floor + rows, secondary, 1.4, { opacity: 0.6 })) +
      drawMotifTrio(canvas, motifs, ink) +
      sparks(canvas, 70, '#ffffff', 20, 390, 0.6, 2) +
      sparks(canvas, 40, accent, 60, 480, 0.8, 2.2)
    )
  },
} satisfies Record<string, (canvas: BannerCanvas, colours: BannerColours, motifs: MotifTrio) => string>

type Backdrop = keyof typeof backdrops

/** A scene for every offer and backdrop, named `offer-<offer>-<backdrop>`. */
export const offerScenes = Object.fromEntries(
  Object.entries(offers).flatMap(([offer, motifs]) =>
    Object.entries(backdrops).map(([backdrop, draw]) => [
      `offer-${offer}-${backdrop}`,
      (canvas: BannerCanvas, colours: BannerColours): string => draw(canvas, colours, motifs as MotifTrio),
    ]),
  ),
) as Record<`offer-${Offer}-${Backdrop}`, (canvas: BannerCanvas, colours: BannerColours) => string>
