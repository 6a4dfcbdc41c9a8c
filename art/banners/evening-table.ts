import { mix, shade } from '../kit/colour.ts'
import { dealer } from '../kit/dealer.ts'
import { card, cardBack, chips, die, flower } from '../kit/parts.ts'
import { box, symmetricShape, curve, fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import { type BannerCanvas, fillBanner, darkenTextSide, shadow, sparks } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'

/** A dealer behind a card table, a round gate with a view of the town at dusk, and paper lanterns. */
export function eveningTable(canvas: BannerCanvas, { ink, accent, secondary }: BannerColours): string {
  const { pen, x, subjectScale } = canvas
  const wall = mix(ink, secondary, 0.4)
  const hostessScale = 1.22 * Math.max(subjectScale, 0.86)
  return (
    fillBanner(canvas, pen.linear([mix(ink, secondary, 0.16), wall, mix(ink, secondary, 0.2)])) +
    lattice(canvas, accent, secondary) +
    gateView(canvas, ink, accent, secondary) +
    lanterns(canvas, secondary) +
    darkenTextSide(canvas, ink, 0.6) +
    shadow(canvas, x, 380, 230 * subjectScale, 50, ink) +
    pen.group(pen.group(hostess(pen), { filter: pen.relight() }), { x, y: 366 - 84 * hostessScale, scale: hostessScale }) +
    table(canvas, ink) +
    cardsAndChips(canvas, accent, secondary) +
    sparks(canvas, 34, mix(accent, '#ffffff', 0.4), 20, 300, 0.7, 1.9)
  )
}

const hostess = (pen: Pen): string =>
  dealer(pen, { hair: ramp('#1f1a22'), hairstyle: 'bun', dress: ramp('#c81e36'), neckwear: 'collar', skin: ramp('#f6cda6') }) +
  flower(pen, 36, -108, 20, ramp('#ffd5e2'), 20) +
  flower(pen, 52, -92, 14, ramp('#ff8fb0'), 50) +
  flower(pen, -34, 46, 15, gold, 10)

/** The lattice of the wall around the gate. */
function lattice(canvas: BannerCanvas, accent: string, secondary: string): string {
  const { pen, w, h } = canvas
  const cell = 62
  const d = Array.from({ length: Math.ceil(w / cell) + 1 }, (_, i) =>
    Array.from({ length: Math.ceil(h / cell) }, (__, j) => {
      const [px, py] = [i * cell, j * cell]
      return `${box(px + 5, py + 5, cell - 10, cell - 10)}M${px + 5} ${py + 22}h17v-17M${px + cell - 5} ${py + 22}h-17v-17M${px + 5} ${py + cell - 22}h17v17M${px + cell - 5} ${py + cell - 22}h-17v17${box(px + 22, py + 22, cell - 44, cell - 44)}`
    }).join(''),
  ).join('')
  return pen.stroke(d, shade(secondary, -0.62), 5, { opacity: 0.8 }) + pen.stroke(d, accent, 0.8, { opacity: 0.24 })
}

/** The gate and the view through it: towers with lit windows below a warm sky. */
function gateView(canvas: BannerCanvas, ink: string, accent: string, secondary: string): string {
  const { pen, x, subjectScale } = canvas
  const random = pen.random
  const [y, r] = [206, 192 * Math.max(subjectScale, 0.86)]
  const metal = ramp(accent)
  const dusk = mix(secondary, accent, 0.45)
  const row = (baseY: number, minHeight: number, maxHeight: number, colour: string, litShare: number): string => {
    let svg = ''
    for (let px = x - r - 20; px < x + r + 20;) {
      const [width, height] = [random.next(26, 48), random.next(minHeight, maxHeight)]
      const cells: string[] = []
      for (let wy = baseY - height + 8; wy < baseY - 6; wy += 9)
        for (let wx = px + 5; wx < px + width - 6; wx += 8) if (random.next() < litShare) cells.push(box(wx, wy, 4, 5))
      svg +=
        pen.path(box(px, baseY - height, width, height + 40), pen.linear([colour, mix(colour, ink, 0.4)])) +
        pen.path(cells.join(''), metal.light, { opacity: 0.8 })
      px += width + random.next(0, 6)
    }
    return svg
  }
  const scenery =
    pen.path(oval(x, y, r), pen.linear([mix(ink, secondary, 0.55), mix(secondary, dusk, 0.4), mix(dusk, '#ffffff', 0.18)])) +
    pen.glow(x, y + 90, 230, mix(dusk, '#ffffff', 0.35), 0.8) +
    row(y + 150, 110, 210, mix(secondary, dusk, 0.35), 0.2) +
    pen.glow(x, y + 60, 170, dusk, 0.5) +
    row(y + 170, 60, 150, mix(ink, secondary, 0.5), 0.4)
  return (
    pen.clipTo(oval(x, y, r), scenery) +
    pen.stroke(oval(x, y, r + 9), shade(secondary, -0.5), 20) +
    pen.stroke(oval(x, y, r), pen.linear([metal.dark, metal.light, metal.bright, metal.mid], 60), 4.5) +
    pen.stroke(oval(x, y, r + 19), pen.linear([metal.bright, metal.mid, metal.dark, metal.light], 60), 5) +
    pen.stroke(oval(x, y, r + 27), metal.light, 0.9, { opacity: 0.5 })
  )
}

/** Hanging paper lanterns. */
function lanterns({ pen, x, subjectScale }: BannerCanvas, secondary: string): string {
  const silk = ramp(mix(secondary, '#ff2a2a', 0.45))
  const round = symmetricShape('0,-34 26,-32 44,-16 48,4 40,24 24,36 0,36')
  const ribs = 'M0-34C22-24 22 26 0 36M0-34C-22-24-22 26 0 36M0-34C42-26 42 28 0 36M0-34C-42-26-42 28 0 36'
  const lantern =
    pen.glow(0, 2, 120, '#ff7a3a', 0.5) +
    pen.body(round, silk, {
      depth: 7,
      fill: pen.radial(['#fff2b8', '#ffcf5e 18', `${silk.light} 44`, `${silk.mid} 74`, silk.dark], 0.5, 0.54, 0.62),
    }) +
    pen.clipTo(round, pen.stroke(ribs, silk.deep, 1.4, { opacity: 0.5 })) +
    pen.body(box(-16, -40, 32, 8, 2), gold, { depth: 2, shine: 1 }) +
    pen.body(box(-16, 32, 32, 8, 2), gold, { depth: 2, shine: 1 }) +
    pen.stroke('M-6 42V70M0 42V78M6 42V70', silk.light, 2.6) +
    pen.stroke('M0 42V80', gold.light, 1.2)
  const placements: readonly (readonly [number, number, number, number])[] = [
    [-196, 92, 0.92, 1],
    [206, 78, 1, 1],
    [-288, 148, 0.66, 0.9],
    [298, 152, 0.74, 1],
    [-372, 66, 0.5, 0.6],
    [-120, 22, 0.5, 1],
    [128, 14, 0.5, 1],
  ]
  return placements
    .map(([dx, y, scale, opacity]) => {
      const lanternX = x + dx * subjectScale
      return (
        pen.stroke(`M${fixed(lanternX)} 0V${fixed(y - 38 * scale)}`, gold.dark, 1.8, { opacity }) +
        pen.group(lantern, { x: lanternX, y, scale, opacity })
      )
    })
    .join('')
}

function table(canvas: BannerCanvas, ink: string): string {
  const { pen, w, x } = canvas
  const cloth = ramp('#14563a')
  const edge = (y: number): string =>
    `${fixed(-w * 0.3)},${y + 58} ${fixed(x - w * 0.42)},${y + 16} ${fixed(x)},${y} ${fixed(x + w * 0.42)},${y + 16} ${fixed(w * 1.3)},${y + 58}`
  return (
    pen.path(
      // The end points of the edge are corners of the cloth.
      shape(`${edge(370).replace(',428 ', ',428! ')}! ${fixed(w * 1.3)},560! ${fixed(-w * 0.3)},560!`),
      pen.radial([cloth.light, `${cloth.mid} 34`, `${cloth.dark} 64`, cloth.deep], x / w, 0.2, 0.62),
    ) +
    pen.stroke(curve(edge(398)), gold.light, 1.4, { opacity: 0.6 }) +
    pen.stroke(curve(edge(404)), gold.light, 0.8, { opacity: 0.4 }) +
    pen.stroke(curve(edge(370)), mix(gold.deep, ink, 0.3), 17) +
    pen.stroke(curve(edge(368)), gold.dark, 11) +
    pen.stroke(curve(edge(366)), gold.light, 3)
  )
}

function cardsAndChips(canvas: BannerCanvas, accent: string, secondary: string): string {
  const { pen, x, subjectScale } = canvas
  const xAt = (dx: number): number => x + dx * subjectScale
  const [red, yellow, blue] = [ramp('#d81f3a'), ramp(accent), ramp('#27314f')]
  return (
    cardBack(pen, xAt(-196), 428, 44 * subjectScale, -24, ramp(secondary)) +
    cardBack(pen, xAt(-184), 424, 44 * subjectScale, -14, ramp(secondary)) +
    card(pen, xAt(-62), 424, 74 * subjectScale, -12, 'diamond') +
    card(pen, xAt(2), 418, 74 * subjectScale, 0, 'spade') +
    card(pen, xAt(66), 424, 74 * subjectScale, 12, 'heart') +
    chips(pen, xAt(-142), 424, 29 * subjectScale, [yellow, red, yellow, red, yellow]) +
    chips(pen, xAt(-104), 450, 29 * subjectScale, [red, red, red]) +
    chips(pen, xAt(142), 418, 30 * subjectScale, [blue, yellow, blue, yellow, blue, yellow]) +
    chips(pen, xAt(186), 440, 30 * subjectScale, [red, yellow, red]) +
    chips(pen, xAt(112), 456, 27 * subjectScale, [yellow, blue]) +
    die(pen, xAt(244), 430, 24 * subjectScale, 8, [5, 3, 6]) +
    die(pen, xAt(284), 446, 22 * subjectScale, -14, [2, 6, 1])
  )
}
