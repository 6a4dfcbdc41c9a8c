import { mix, shade } from './colour.ts'
import { box, flip, line, n, oval, polygon, shape, star } from './path.ts'
import type { Pen } from './pen.ts'
import { gold, ivory, ramp } from './ramp.ts'
import type { Ramp } from './ramp.ts'

/** Draws the right side and its mirror image: points are passed through `m`, coordinates through `s`. */
export const both = (draw: (m: (points: string) => string, s: number) => string): string => draw((points) => points, 1) + draw(flip, -1)

export interface Eye {
  /** The opening between the lids. */
  lids: string
  x: number
  y: number
  r: number
  iris: string
  pupil?: [number, number]
  white?: string
}

/** A pair of eyes with irises clipped by the lids. */
export function eyes(pen: Pen, { lids, x, y, r, iris, pupil = [r * 0.42, r * 0.5], white = '#fff6e0' }: Eye): string {
  return both((m, s) => {
    const open = shape(m(lids))
    return (
      pen.path(open, '#160708', { stroke: '#160708', 'stroke-width': r * 0.55, 'stroke-linejoin': 'round' }) +
      pen.within(
        open,
        pen.path(open, white) +
          pen.path(
            oval(x * s, y, r),
            pen.radial([shade(iris, 0.65), `${iris} 40`, `${shade(iris, -0.45)} 82`, shade(iris, -0.75)], 0.5, 0.62, 0.55),
          ) +
          pen.path(oval(x * s, y, pupil[0], pupil[1]), '#0d0506') +
          pen.path(open, 'none', { stroke: '#160708', 'stroke-width': r * 0.5, opacity: 0.5 }),
      ) +
      pen.path(oval(x * s - r * 0.32, y - r * 0.34, r * 0.26), '#ffffff') +
      pen.path(oval(x * s + r * 0.36, y + r * 0.3, r * 0.13), '#ffffff', { opacity: 0.8 })
    )
  })
}

/** A glint of four points. */
export const sparkle = (pen: Pen, x: number, y: number, r: number, colour = '#ffffff'): string =>
  pen.glow(x, y, r * 0.9, colour, 0.8) + pen.path(star(x, y, 4, r, r * 0.09), '#ffffff')

/** A coin seen at an angle; `flat` 1 faces us, 0.3 nearly lies. */
export function coin(pen: Pen, x: number, y: number, r: number, flat = 1, turn = 0, metal: Ramp = gold): string {
  const ry = r * flat
  const t = r * 0.2 * (1.15 - flat)
  const edge =
    t > 0.5
      ? pen.path(oval(0, t, r, ry), pen.linear([metal.dark, metal.light, metal.dark, metal.deep], 0)) +
        pen.path(box(-r, 0, 2 * r, t), pen.linear([metal.dark, metal.light, metal.dark, metal.deep], 0))
      : ''
  return pen.group(
    edge +
      pen.path(oval(0, 0, r, ry), pen.linear([metal.bright, `${metal.light} 22`, `${metal.mid} 55`, metal.dark], 55)) +
      pen.stroke(oval(0, 0, r * 0.8, ry * 0.8), metal.dark, r * 0.07) +
      pen.path(oval(0, 0, r * 0.76, ry * 0.76), pen.linear([metal.dark, metal.mid, metal.light], 55)) +
      pen
        .group(
          pen.path(star(0, 0, 5, r * 0.5, r * 0.22), pen.linear([metal.bright, metal.light, metal.mid], 60), {
            stroke: metal.dark,
            'stroke-width': r * 0.04,
          }),
          { scale: 1 },
        )
        .replace('<g>', `<g transform="scale(1 ${n(flat)})">`) +
      pen.path(oval(-r * 0.4, -ry * 0.46, r * 0.24, ry * 0.12), '#ffffff', { opacity: 0.55 }),
    { x, y, turn },
  )
}

/** A ball with light above and light from below. */
export function ball(pen: Pen, x: number, y: number, r: number, colour: Ramp, extra = ''): string {
  return (
    pen.path(
      oval(x, y, r),
      pen.radial([colour.bright, `${colour.light} 22`, `${colour.mid} 55`, `${colour.dark} 84`, colour.deep], 0.36, 0.3, 0.74),
    ) +
    extra +
    pen.path(oval(x - r * 0.3, y - r * 0.46, r * 0.34, r * 0.2), pen.linear(['#ffffffee', '#ffffff22']), {}) +
    pen.stroke(
      `M${n(x - r * 0.72)} ${n(y + r * 0.52)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 0 ${n(x + r * 0.72)} ${n(y + r * 0.52)}`,
      colour.light,
      r * 0.06,
      { opacity: 0.55 },
    )
  )
}

const suits = {
  spade: 'M0-50C8-30 40-12 40 14C40 34 16 40 6 24C8 38 12 46 20 50H-20C-12 46-8 38-6 24C-16 40-40 34-40 14C-40-12-8-30 0-50Z',
  heart: 'M0 48C-10 30-46 8-46-20C-46-46-12-52 0-26C12-52 46-46 46-20C46 8 10 30 0 48Z',
  diamond: 'M0-52Q14-20 38 0Q14 20 0 52Q-14 20-38 0Q-14-20 0-52Z',
  club: 'M0-50C18-50 28-34 20-16C40-22 50 2 38 16C28 28 12 26 5 18C7 34 12 44 20 50H-20C-12 44-7 34-5 18C-12 26-28 28-38 16C-50 2-40-22-20-16C-28-34-18-50 0-50Z',
}

export type Suit = keyof typeof suits

export const suit = (name: Suit): string => suits[name]

const suitColour = (name: Suit): Ramp => (name === 'heart' || name === 'diamond' ? ramp('#d81f3a') : ramp('#2b2f45'))

/** A playing card with one large sign; no letters. `face` draws something else on it. */
export function card(pen: Pen, x: number, y: number, w: number, turn: number, of: Suit, face?: string): string {
  const h = w * 1.42
  const d = box(-w / 2, -h / 2, w, h, w * 0.1)
  const c = suitColour(of)
  const pip = (px: number, py: number, scale: number, flipped = 0): string =>
    pen.group(pen.path(suits[of], pen.linear([c.light, c.mid, c.dark])), { x: px, y: py, scale, turn: flipped })
  return pen.group(
    pen.path(box(-w / 2 + 2, -h / 2 + 5, w, h, w * 0.1), '#000000', { opacity: 0.42, filter: pen.blur(4) }) +
      pen.path(d, pen.linear(['#ffffff', '#f6f1e6', '#d9d0c0'], 65), { stroke: '#ffffff', 'stroke-width': 1 }) +
      pen.stroke(box(-w / 2 + w * 0.05, -h / 2 + w * 0.05, w * 0.9, h - w * 0.1, w * 0.06), c.mid, 1, { opacity: 0.3 }) +
      pip(-w * 0.35, -h * 0.37, w / 520) +
      pip(w * 0.35, h * 0.37, w / 520, 180) +
      (face ?? pen.group(pen.body(suits[of], c, { depth: 5, shine: 0.7 }), { scale: w / 165 })),
    { x, y, turn },
  )
}

/** The back of a card. */
export function cardBack(pen: Pen, x: number, y: number, w: number, turn: number, colour: Ramp): string {
  const h = w * 1.42
  const inner = box(-w * 0.41, -h * 0.44, w * 0.82, h * 0.88, w * 0.06)
  const lattice = Array.from(
    { length: 17 },
    (_, i) => `M${n(-w + i * w * 0.14)} ${n(-h / 2)}l${n(h)} ${n(h)}M${n(w - i * w * 0.14)} ${n(-h / 2)}l${n(-h)} ${n(h)}`,
  ).join('')
  return pen.group(
    pen.path(box(-w / 2 + 2, -h / 2 + 5, w, h, w * 0.1), '#000000', { opacity: 0.4, filter: pen.blur(4) }) +
      pen.path(box(-w / 2, -h / 2, w, h, w * 0.1), pen.linear(['#ffffff', '#e9e2d4'], 65)) +
      pen.path(inner, pen.linear([colour.mid, colour.dark], 60)) +
      pen.within(inner, pen.stroke(lattice, colour.light, 1.2, { opacity: 0.55 })) +
      pen.path(oval(0, 0, w * 0.2), pen.radial([colour.light, colour.dark])) +
      pen.path(star(0, 0, 8, w * 0.15, w * 0.07), gold.light),
    { x, y, turn },
  )
}

/** A gaming chip; `flat` as with a coin. */
export function chip(pen: Pen, x: number, y: number, r: number, colour: Ramp, flat = 1, thick = 0.22): string {
  const ry = r * flat
  const t = r * thick * Math.sqrt(Math.max(0, 1 - flat * flat))
  const marks = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3 + 0.3
    const at = (rr: number, k: number): string => `${n(rr * Math.cos(a + k))} ${n(flat * rr * Math.sin(a + k))}`
    return `M${at(r, -0.2)}L${at(r, 0.2)}L${at(r * 0.74, 0.2)}L${at(r * 0.74, -0.2)}Z`
  }).join('')
  const side = `M${n(-r)} 0V${n(t)}A${n(r)} ${n(ry)} 0 0 0 ${n(r)} ${n(t)}V0Z`
  const blocks = [-0.72, -0.15, 0.42, 0.86].map((k) => box(r * k, 0, r * 0.22, t + ry, 0)).join('')
  const edge =
    t > 0.4
      ? pen.path(side, pen.linear([colour.deep, colour.mid, colour.dark, colour.deep], 0)) +
        pen.within(side, pen.path(blocks, '#f7f0e2', { opacity: 0.85 }))
      : ''
  return pen.group(
    edge +
      pen.path(oval(0, 0, r, ry), pen.linear([colour.light, colour.mid, colour.dark], 60)) +
      pen.path(marks, '#fbf6ea') +
      pen.path(oval(0, 0, r * 0.7, ry * 0.7), pen.linear([colour.dark, colour.mid], 60)) +
      pen.stroke(oval(0, 0, r * 0.6, ry * 0.6), '#fbf6ea', r * 0.03, { opacity: 0.8 }) +
      `<g transform="scale(1 ${n(flat)})">${pen.path(star(0, 0, 5, r * 0.4, r * 0.17), pen.linear([gold.bright, gold.mid]))}</g>` +
      pen.stroke(oval(0, 0, r * 0.985, ry * 0.985), '#ffffff', 1, { opacity: 0.4 }),
    { x, y },
  )
}

/** A stack of chips with its top at (x, y). */
export const chips = (pen: Pen, x: number, y: number, r: number, colours: readonly Ramp[], flat = 0.42): string =>
  colours.map((colour, i) => chip(pen, x + pen.chance.next(-1.2, 1.2), y + (colours.length - 1 - i) * r * 0.23, r, colour, flat)).join('')

/** Positions of the pips of a die, in steps from the centre. */
export const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die seen on three faces, with the eyes of the top, the left and the right. */
export function die(
  pen: Pen,
  x: number,
  y: number,
  s: number,
  turn: number,
  faces: readonly [number, number, number],
  colour: Ramp = ivory,
  dot = '#c4172c',
): string {
  const [w, h] = [s * 0.87, s * 0.5]
  const face = (matrix: string, paint: string, value: number, flat: string): string => {
    const dots = (pips[value] ?? []).map(([px, py]) => oval(px * s * 0.27, py * s * 0.27, value === 1 ? s * 0.17 : s * 0.105)).join('')
    return `<g transform="matrix(${matrix})">${pen.path(box(-s / 2 + 0.4, -s / 2 + 0.4, s - 0.8, s - 0.8, s * 0.13), paint)}${pen.path(dots, flat)}${pen.stroke(box(-s / 2 + 1.4, -s / 2 + 1.4, s - 2.8, s - 2.8, s * 0.12), '#ffffff', 1.1, { opacity: 0.35 })}</g>`
  }
  const k = (v: number): string => n(v)
  const under = pen.path(
    polygon([
      [0, -s],
      [w, -h],
      [w, h],
      [0, s],
      [-w, h],
      [-w, -h],
    ]),
    colour.dark,
    { stroke: colour.dark, 'stroke-width': s * 0.06, 'stroke-linejoin': 'round' },
  )
  return pen.group(
    under +
      face(`.87 .5 -.87 .5 0 ${k(-h)}`, pen.linear([colour.bright, colour.light], 45), faces[0], dot) +
      face(`.87 .5 0 1 ${k(-w / 2)} ${k(h / 2)}`, pen.linear([colour.light, colour.mid], 80), faces[1], dot) +
      face(`.87 -.5 0 1 ${k(w / 2)} ${k(h / 2)}`, pen.linear([colour.mid, colour.dark], 80), faces[2], shade(dot, -0.2)),
    { x, y, turn },
  )
}

/** A five-petalled flower. */
export const flower = (pen: Pen, x: number, y: number, r: number, of: Ramp, turn = 0): string =>
  pen.group(
    [0, 72, 144, 216, 288]
      .map((a) => pen.group(pen.body(shape('0,2! 9,-6 11,-18 4,-24 0,-21! -4,-24 -11,-18 -9,-6'), of, { depth: 2 }), { turn: a }))
      .join('') +
      pen.path(oval(0, 0, 4.5), gold.light) +
      pen.stroke(
        [0, 60, 120, 180, 240, 300]
          .map((a) => `M0 0L${n(9 * Math.cos((a * Math.PI) / 180))} ${n(9 * Math.sin((a * Math.PI) / 180))}`)
          .join(''),
        gold.mid,
        1,
      ),
    { x, y, scale: r / 24, turn },
  )

/** A leaf with its vein, from (x, y) on. */
export const leaf = (pen: Pen, x: number, y: number, turn: number, length: number, of: Ramp): string =>
  pen.group(
    pen.body(shape('0,0! 16,-12 44,-20 74,-14 100,0! 74,14 44,20 16,12'), of, { depth: 4, angle: 90 }) +
      pen.stroke(line('4,0 50,-2 94,0'), of.deep, 2, { opacity: 0.5 }),
    { x, y, turn, scale: length / 100 },
  )

/** Flame, from its foot at (0, 0) up. */
export const flame = (
  pen: Pen,
  x: number,
  y: number,
  h: number,
  turn = 0,
  colours: readonly [string, string, string] = ['#ff3d1f', '#ff9a1f', '#fff1a0'],
): string =>
  pen.group(
    [1, 0.7, 0.42]
      .map((k, i) =>
        pen.path(
          shape(
            `0,0 ${26 * k},-12 ${30 * k},${-38 * k} ${16 * k},${-62 * k} ${4 * k},${-100 * k}! ${-4 * k},${-70 * k} ${-18 * k},${-54 * k}! ${-20 * k},${-36 * k} ${-32 * k},${-26 * k} ${-24 * k},-8`,
          ),
          colours[i] ?? '#ffffff',
          {},
        ),
      )
      .join(''),
    { x, y, turn, scale: h / 100 },
  )

/** A cut stone seen from above: a ring of facets around its table, each lit by the way it faces. */
export function gem(pen: Pen, outline: readonly (readonly [number, number])[], of: Ramp, table = 0.56): string {
  const count = outline.length
  const at = (i: number, k: number): readonly [number, number] => {
    const [x, y] = outline[(i + count) % count] ?? [0, 0]
    return [x * k, y * k]
  }
  const middle = (i: number, k: number): readonly [number, number] => {
    const [a, b] = [at(i, 1), at(i + 1, 1)]
    return [((a[0] + b[0]) / 2) * k, ((a[1] + b[1]) / 2) * k]
  }
  const lit = (x: number, y: number, flash: number): string => {
    const toLight = -(x * 0.55 + y * 0.83) / (Math.hypot(x, y) || 1)
    const steps = [of.deep, of.dark, of.mid, of.light, of.bright]
    const t = Math.min(3.999, Math.max(0, 1.9 + toLight * 1.7 + flash))
    return mix(steps[Math.floor(t)] ?? of.mid, steps[Math.floor(t) + 1] ?? of.bright, t % 1)
  }
  const facet = (points: readonly (readonly [number, number])[], flash: number): string => {
    const x = points.reduce((sum, p) => sum + p[0], 0) / points.length
    const y = points.reduce((sum, p) => sum + p[1], 0) / points.length
    const colour = lit(x, y, flash)
    return pen.path(
      polygon(points),
      pen.linear([mix(colour, of.bright, 0.2), colour, mix(colour, of.dark, 0.35)], pen.chance.next(30, 120)),
      { stroke: of.light, 'stroke-width': 0.7, 'stroke-opacity': 0.6, 'stroke-linejoin': 'round' },
    )
  }
  const k2 = (1 + table) / 2 + 0.03
  const ring = outline
    .map(
      (_, i) =>
        facet([at(i, 1), at(i + 1, 1), middle(i, k2)], pen.chance.next(-0.3, 0.3)) +
        facet([at(i, 1), middle(i, k2), at(i, table), middle(i - 1, k2)], pen.chance.next(-0.2, 0.8)),
    )
    .join('')
  const crown = outline.map((_, i) => facet([at(i, table), middle(i, k2), at(i + 1, table)], pen.chance.next(0, 0.9))).join('')
  const inner = outline.map((_, i) => facet([[0, 0], at(i, table), at(i + 1, table)], pen.chance.next(-0.9, 1.3))).join('')
  const flat = polygon(outline.map((_, i) => at(i, table)))
  return (
    ring +
    crown +
    inner +
    pen.path(flat, pen.linear([`${of.bright}cc`, `${of.light}22 45`, `${of.mid}00`], 50)) +
    pen.stroke(flat, of.bright, 1.2, { opacity: 0.8 })
  )
}
