import { mix, shade } from '../kit/colour.ts'
import { dealer } from '../kit/dealer.ts'
import { card, cardBack, chips, die, flower } from '../kit/parts.ts'
import { box, half, line, n, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import { type Sheet, cover, quieten, shadow, sparks } from '../kit/sheet.ts'
import type { Colours } from './colours.ts'

/** A dealer behind a table, a moon gate with a view of the lit town, paper lanterns above. */
export function eveningTable(sheet: Sheet, { ink, first, second }: Colours): string {
  const { pen, x, k } = sheet
  const wall = mix(ink, second, 0.4)
  const size = 1.22 * Math.max(k, 0.86)
  return (
    cover(sheet, pen.linear([mix(ink, second, 0.16), wall, mix(ink, second, 0.2)])) +
    lattice(sheet, first, second) +
    town(sheet, ink, first, second) +
    hang(sheet, second) +
    quieten(sheet, ink, 0.6) +
    shadow(sheet, x, 380, 230 * k, 50, ink) +
    pen.group(pen.group(hostess(pen), { filter: pen.relight() }), { x, y: 366 - 84 * size, scale: size }) +
    table(sheet, ink) +
    laid(sheet, first, second) +
    sparks(sheet, 34, mix(first, '#ffffff', 0.4), 20, 300, 0.7, 1.9)
  )
}

const hostess = (pen: Pen): string =>
  dealer(pen, { hair: ramp('#1f1a22'), style: 'bun', dress: ramp('#c81e36'), neck: 'collar', skin: ramp('#f6cda6') }) +
  flower(pen, 36, -108, 20, ramp('#ffd5e2'), 20) +
  flower(pen, 52, -92, 14, ramp('#ff8fb0'), 50) +
  flower(pen, -34, 46, 15, gold, 10)

/** The panelled wall on both sides of the gate. */
function lattice(sheet: Sheet, first: string, second: string): string {
  const { pen, w, h } = sheet
  const cell = 62
  const d = Array.from({ length: Math.ceil(w / cell) + 1 }, (_, i) =>
    Array.from({ length: Math.ceil(h / cell) }, (__, j) => {
      const [px, py] = [i * cell, j * cell]
      return `${box(px + 5, py + 5, cell - 10, cell - 10)}M${px + 5} ${py + 22}h17v-17M${px + cell - 5} ${py + 22}h-17v-17M${px + 5} ${py + cell - 22}h17v17M${px + cell - 5} ${py + cell - 22}h-17v17${box(px + 22, py + 22, cell - 44, cell - 44)}`
    }).join(''),
  ).join('')
  return pen.stroke(d, shade(second, -0.62), 5, { opacity: 0.8 }) + pen.stroke(d, first, 0.8, { opacity: 0.24 })
}

/** The view through the gate: towers with lit windows below a warm sky. */
function town(sheet: Sheet, ink: string, first: string, second: string): string {
  const { pen, x, k } = sheet
  const c = pen.chance
  const [y, r] = [206, 192 * Math.max(k, 0.86)]
  const metal = ramp(first)
  const dusk = mix(second, first, 0.45)
  const row = (foot: number, low: number, high: number, colour: string, share: number): string => {
    let out = ''
    for (let px = x - r - 20; px < x + r + 20;) {
      const [wide, tall] = [c.next(26, 48), c.next(low, high)]
      const cells: string[] = []
      for (let wy = foot - tall + 8; wy < foot - 6; wy += 9)
        for (let wx = px + 5; wx < px + wide - 6; wx += 8) if (c.next() < share) cells.push(box(wx, wy, 4, 5))
      out +=
        pen.path(box(px, foot - tall, wide, tall + 40), pen.linear([colour, mix(colour, ink, 0.4)])) +
        pen.path(cells.join(''), metal.light, { opacity: 0.8 })
      px += wide + c.next(0, 6)
    }
    return out
  }
  const view =
    pen.path(oval(x, y, r), pen.linear([mix(ink, second, 0.55), mix(second, dusk, 0.4), mix(dusk, '#ffffff', 0.18)])) +
    pen.glow(x, y + 90, 230, mix(dusk, '#ffffff', 0.35), 0.8) +
    row(y + 150, 110, 210, mix(second, dusk, 0.35), 0.2) +
    pen.glow(x, y + 60, 170, dusk, 0.5) +
    row(y + 170, 60, 150, mix(ink, second, 0.5), 0.4)
  return (
    pen.within(oval(x, y, r), view) +
    pen.stroke(oval(x, y, r + 9), shade(second, -0.5), 20) +
    pen.stroke(oval(x, y, r), pen.linear([metal.dark, metal.light, metal.bright, metal.mid], 60), 4.5) +
    pen.stroke(oval(x, y, r + 19), pen.linear([metal.bright, metal.mid, metal.dark, metal.light], 60), 5) +
    pen.stroke(oval(x, y, r + 27), metal.light, 0.9, { opacity: 0.5 })
  )
}

/** Hanging paper lanterns. */
function hang({ pen, x, k }: Sheet, second: string): string {
  const silk = ramp(mix(second, '#ff2a2a', 0.45))
  const round = half('0,-34 26,-32 44,-16 48,4 40,24 24,36 0,36')
  const ribs = 'M0-34C22-24 22 26 0 36M0-34C-22-24-22 26 0 36M0-34C42-26 42 28 0 36M0-34C-42-26-42 28 0 36'
  const lamp =
    pen.glow(0, 2, 120, '#ff7a3a', 0.5) +
    pen.body(round, silk, {
      depth: 7,
      fill: pen.radial(['#fff2b8', '#ffcf5e 18', `${silk.light} 44`, `${silk.mid} 74`, silk.dark], 0.5, 0.54, 0.62),
    }) +
    pen.within(round, pen.stroke(ribs, silk.deep, 1.4, { opacity: 0.5 })) +
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
      const at = x + dx * k
      return pen.stroke(`M${n(at)} 0V${n(y - 38 * scale)}`, gold.dark, 1.8, { opacity }) + pen.group(lamp, { x: at, y, scale, opacity })
    })
    .join('')
}

function table(sheet: Sheet, ink: string): string {
  const { pen, w, x } = sheet
  const cloth = ramp('#14563a')
  const edge = (y: number, rise: number): string =>
    `${n(-w * 0.3)},${y + 58} ${n(x - w * 0.42)},${y + 16} ${n(x)},${y - rise} ${n(x + w * 0.42)},${y + 16} ${n(w * 1.3)},${y + 58}`
  return (
    pen.path(
      shape(`${edge(370, 0).replace(',428 ', ',428! ')}! ${n(w * 1.3)},560! ${n(-w * 0.3)},560!`),
      pen.radial([cloth.light, `${cloth.mid} 34`, `${cloth.dark} 64`, cloth.deep], x / w, 0.2, 0.62),
    ) +
    pen.stroke(line(edge(398, 0)), gold.light, 1.4, { opacity: 0.6 }) +
    pen.stroke(line(edge(404, 0)), gold.light, 0.8, { opacity: 0.4 }) +
    pen.stroke(line(edge(370, 0)), mix(gold.deep, ink, 0.3), 17) +
    pen.stroke(line(edge(368, 0)), gold.dark, 11) +
    pen.stroke(line(edge(366, 0)), gold.light, 3)
  )
}

function laid(sheet: Sheet, first: string, second: string): string {
  const { pen, x, k } = sheet
  const at = (dx: number): number => x + dx * k
  const [red, yellow, blue] = [ramp('#d81f3a'), ramp(first), ramp('#27314f')]
  return (
    cardBack(pen, at(-196), 428, 44 * k, -24, ramp(second)) +
    cardBack(pen, at(-184), 424, 44 * k, -14, ramp(second)) +
    card(pen, at(-62), 424, 74 * k, -12, 'diamond') +
    card(pen, at(2), 418, 74 * k, 0, 'spade') +
    card(pen, at(66), 424, 74 * k, 12, 'heart') +
    chips(pen, at(-142), 424, 29 * k, [yellow, red, yellow, red, yellow]) +
    chips(pen, at(-104), 450, 29 * k, [red, red, red]) +
    chips(pen, at(142), 418, 30 * k, [blue, yellow, blue, yellow, blue, yellow]) +
    chips(pen, at(186), 440, 30 * k, [red, yellow, red]) +
    chips(pen, at(112), 456, 27 * k, [yellow, blue]) +
    die(pen, at(244), 430, 24 * k, 8, [5, 3, 6]) +
    die(pen, at(284), 446, 22 * k, -14, [2, 6, 1])
  )
}
