import { mix, shade } from './colour.ts'
import { box, mirrorPoints, curve, fixed, oval, polygon, shape, star } from './path.ts'
import type { Pen } from './pen.ts'
import { gold, ivory, ramp } from './ramp.ts'
import type { Ramp } from './ramp.ts'

/**
 * Draws the right half of a symmetric drawing, then the left half. The callback passes points through `mirror` and
 * multiplies x coordinates by `side`, which is 1 or -1.
 */
export const mirrored = (draw: (mirror: (points: string) => string, side: number) => string): string =>
  draw((points) => points, 1) + draw(mirrorPoints, -1)

export interface EyeOptions {
  /** Outline of the opening between the lids, as points. */
  lids: string
  x: number
  y: number
  r: number
  iris: string
  /** Horizontal and vertical radius. */
  pupil?: [number, number]
  white?: string
}

/** A pair of eyes with irises clipped by the lids. */
export function eyes(pen: Pen, { lids, x, y, r, iris, pupil = [r * 0.42, r * 0.5], white = '#fff6e0' }: EyeOptions): string {
  return mirrored((mirror, side) => {
    const eyeOutline = shape(mirror(lids))
    return (
      pen.path(eyeOutline, '#160708', { stroke: '#160708', 'stroke-width': r * 0.55, 'stroke-linejoin': 'round' }) +
      pen.clipTo(
        eyeOutline,
        pen.path(eyeOutline, white) +
          pen.path(
            oval(x * side, y, r),
            pen.radial([shade(iris, 0.65), `${iris} 40`, `${shade(iris, -0.45)} 82`, shade(iris, -0.75)], 0.5, 0.62, 0.55),
          ) +
          pen.path(oval(x * side, y, pupil[0], pupil[1]), '#0d0506') +
          pen.path(eyeOutline, 'none', { stroke: '#160708', 'stroke-width': r * 0.5, opacity: 0.5 }),
      ) +
      pen.path(oval(x * side - r * 0.32, y - r * 0.34, r * 0.26), '#ffffff') +
      pen.path(oval(x * side + r * 0.36, y + r * 0.3, r * 0.13), '#ffffff', { opacity: 0.8 })
    )
  })
}

/** A four-pointed sparkle with a glow. */
export const sparkle = (pen: Pen, x: number, y: number, r: number, colour = '#ffffff'): string =>
  pen.glow(x, y, r * 0.9, colour, 0.8) + pen.path(star(x, y, 4, r, r * 0.09), '#ffffff')

/** A coin. `aspect` is its height relative to its width: 1 is seen from the front, 0.3 lies almost flat. */
export function coin(pen: Pen, x: number, y: number, r: number, aspect = 1, rotation = 0, metal: Ramp = gold): string {
  const ry = r * aspect
  const edgeHeight = r * 0.2 * (1.15 - aspect)
  const edge =
    edgeHeight > 0.5
      ? pen.path(oval(0, edgeHeight, r, ry), pen.linear([metal.dark, metal.light, metal.dark, metal.deep], 0)) +
        pen.path(box(-r, 0, 2 * r, edgeHeight), pen.linear([metal.dark, metal.light, metal.dark, metal.deep], 0))
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
        .replace('<g>', `<g transform="scale(1 ${fixed(aspect)})">`) +
      pen.path(oval(-r * 0.4, -ry * 0.46, r * 0.24, ry * 0.12), '#ffffff', { opacity: 0.55 }),
    { x, y, rotation },
  )
}

/** A ball lit from the upper left, with reflected light at its lower edge. */
export function ball(pen: Pen, x: number, y: number, r: number, colour: Ramp, overlay = ''): string {
  return (
    pen.path(
      oval(x, y, r),
      pen.radial([colour.bright, `${colour.light} 22`, `${colour.mid} 55`, `${colour.dark} 84`, colour.deep], 0.36, 0.3, 0.74),
    ) +
    overlay +
    pen.path(oval(x - r * 0.3, y - r * 0.46, r * 0.34, r * 0.2), pen.linear(['#ffffffee', '#ffffff22']), {}) +
    pen.stroke(
      `M${fixed(x - r * 0.72)} ${fixed(y + r * 0.52)}A${fixed(r * 0.9)} ${fixed(r * 0.9)} 0 0 0 ${fixed(x + r * 0.72)} ${fixed(y + r * 0.52)}`,
      colour.light,
      r * 0.06,
      { opacity: 0.55 },
    )
  )
}

const suitPaths = {
  spade: 'M0-50C8-30 40-12 40 14C40 34 16 40 6 24C8 38 12 46 20 50H-20C-12 46-8 38-6 24C-16 40-40 34-40 14C-40-12-8-30 0-50Z',
  heart: 'M0 48C-10 30-46 8-46-20C-46-46-12-52 0-26C12-52 46-46 46-20C46 8 10 30 0 48Z',
  diamond: 'M0-52Q14-20 38 0Q14 20 0 52Q-14 20-38 0Q-14-20 0-52Z',
  club: 'M0-50C18-50 28-34 20-16C40-22 50 2 38 16C28 28 12 26 5 18C7 34 12 44 20 50H-20C-12 44-7 34-5 18C-12 26-28 28-38 16C-50 2-40-22-20-16C-28-34-18-50 0-50Z',
}

export type Suit = keyof typeof suitPaths

export const suitPath = (name: Suit): string => suitPaths[name]

const suitShades = (name: Suit): Ramp => (name === 'heart' || name === 'diamond' ? ramp('#d81f3a') : ramp('#2b2f45'))

/** A playing card with one large suit symbol and no letters. `face` replaces the large symbol. */
export function card(pen: Pen, x: number, y: number, w: number, rotation: number, suitName: Suit, face?: string): string {
  const h = w * 1.42
  const d = box(-w / 2, -h / 2, w, h, w * 0.1)
  const shades = suitShades(suitName)
  const pip = (px: number, py: number, scale: number, pipRotation = 0): string =>
    pen.group(pen.path(suitPaths[suitName], pen.linear([shades.light, shades.mid, shades.dark])), {
      x: px,
      y: py,
      scale,
      rotation: pipRotation,
    })
  return pen.group(
    pen.path(box(-w / 2 + 2, -h / 2 + 5, w, h, w * 0.1), '#000000', { opacity: 0.42, filter: pen.blur(4) }) +
      pen.path(d, pen.linear(['#ffffff', '#f6f1e6', '#d9d0c0'], 65), { stroke: '#ffffff', 'stroke-width': 1 }) +
      pen.stroke(box(-w / 2 + w * 0.05, -h / 2 + w * 0.05, w * 0.9, h - w * 0.1, w * 0.06), shades.mid, 1, { opacity: 0.3 }) +
      pip(-w * 0.35, -h * 0.37, w / 520) +
      pip(w * 0.35, h * 0.37, w / 520, 180) +
      (face ?? pen.group(pen.body(suitPaths[suitName], shades, { depth: 5, shine: 0.7 }), { scale: w / 165 })),
    { x, y, rotation },
  )
}

/** The back of a card. */
export function cardBack(pen: Pen, x: number, y: number, w: number, rotation: number, colour: Ramp): string {
  const h = w * 1.42
  const inner = box(-w * 0.41, -h * 0.44, w * 0.82, h * 0.88, w * 0.06)
  const lattice = Array.from(
    { length: 17 },
    (_, i) =>
      `M${fixed(-w + i * w * 0.14)} ${fixed(-h / 2)}l${fixed(h)} ${fixed(h)}M${fixed(w - i * w * 0.14)} ${fixed(-h / 2)}l${fixed(-h)} ${fixed(h)}`,
  ).join('')
  return pen.group(
    pen.path(box(-w / 2 + 2, -h / 2 + 5, w, h, w * 0.1), '#000000', { opacity: 0.4, filter: pen.blur(4) }) +
      pen.path(box(-w / 2, -h / 2, w, h, w * 0.1), pen.linear(['#ffffff', '#e9e2d4'], 65)) +
      pen.path(inner, pen.linear([colour.mid, colour.dark], 60)) +
      pen.clipTo(inner, pen.stroke(lattice, colour.light, 1.2, { opacity: 0.55 })) +
      pen.path(oval(0, 0, w * 0.2), pen.radial([colour.light, colour.dark])) +
      pen.path(star(0, 0, 8, w * 0.15, w * 0.07), gold.light),
    { x, y, rotation },
  )
}

/** A casino chip. `aspect` is its height relative to its width, as for a coin. */
export function chip(pen: Pen, x: number, y: number, r: number, colour: Ramp, aspect = 1, thickness = 0.22): string {
  const ry = r * aspect
  const edgeHeight = r * thickness * Math.sqrt(Math.max(0, 1 - aspect * aspect))
  const edgeMarks = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3 + 0.3
    const pointAt = (radius: number, k: number): string => `${fixed(radius * Math.cos(a + k))} ${fixed(aspect * radius * Math.sin(a + k))}`
    return `M${pointAt(r, -0.2)}L${pointAt(r, 0.2)}L${pointAt(r * 0.74, 0.2)}L${pointAt(r * 0.74, -0.2)}Z`
  }).join('')
  const side = `M${fixed(-r)} 0V${fixed(edgeHeight)}A${fixed(r)} ${fixed(ry)} 0 0 0 ${fixed(r)} ${fixed(edgeHeight)}V0Z`
  const sideMarks = [-0.72, -0.15, 0.42, 0.86].map((k) => box(r * k, 0, r * 0.22, edgeHeight + ry, 0)).join('')
  const edge =
    edgeHeight > 0.4
      ? pen.path(side, pen.linear([colour.deep, colour.mid, colour.dark, colour.deep], 0)) +
        pen.clipTo(side, pen.path(sideMarks, '#f7f0e2', { opacity: 0.85 }))
      : ''
  return pen.group(
    edge +
      pen.path(oval(0, 0, r, ry), pen.linear([colour.light, colour.mid, colour.dark], 60)) +
      pen.path(edgeMarks, '#fbf6ea') +
      pen.path(oval(0, 0, r * 0.7, ry * 0.7), pen.linear([colour.dark, colour.mid], 60)) +
      pen.stroke(oval(0, 0, r * 0.6, ry * 0.6), '#fbf6ea', r * 0.03, { opacity: 0.8 }) +
      `<g transform="scale(1 ${fixed(aspect)})">${pen.path(star(0, 0, 5, r * 0.4, r * 0.17), pen.linear([gold.bright, gold.mid]))}</g>` +
      pen.stroke(oval(0, 0, r * 0.985, ry * 0.985), '#ffffff', 1, { opacity: 0.4 }),
    { x, y },
  )
}

/** A stack of chips with its top at (x, y). */
export const chips = (pen: Pen, x: number, y: number, r: number, colours: readonly Ramp[], aspect = 0.42): string =>
  colours.map((colour, i) => chip(pen, x + pen.random.next(-1.2, 1.2), y + (colours.length - 1 - i) * r * 0.23, r, colour, aspect)).join('')

/** Positions of the pips of a die by value, in steps from the centre of the face. */
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

/** A die with three visible faces. `faces` are the values of the top, left and right face. */
export function die(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  rotation: number,
  faces: readonly [number, number, number],
  colour: Ramp = ivory,
  dotColour = '#c4172c',
): string {
  const [w, h] = [size * 0.87, size * 0.5]
  const face = (matrix: string, paint: string, value: number, dotPaint: string): string => {
    const dots = (pips[value] ?? [])
      .map(([px, py]) => oval(px * size * 0.27, py * size * 0.27, value === 1 ? size * 0.17 : size * 0.105))
      .join('')
    return `<g transform="matrix(${matrix})">${pen.path(box(-size / 2 + 0.4, -size / 2 + 0.4, size - 0.8, size - 0.8, size * 0.13), paint)}${pen.path(dots, dotPaint)}${pen.stroke(box(-size / 2 + 1.4, -size / 2 + 1.4, size - 2.8, size - 2.8, size * 0.12), '#ffffff', 1.1, { opacity: 0.35 })}</g>`
  }
  const silhouette = pen.path(
    polygon([
      [0, -size],
      [w, -h],
      [w, h],
      [0, size],
      [-w, h],
      [-w, -h],
    ]),
    colour.dark,
    { stroke: colour.dark, 'stroke-width': size * 0.06, 'stroke-linejoin': 'round' },
  )
  return pen.group(
    silhouette +
      face(`.87 .5 -.87 .5 0 ${fixed(-h)}`, pen.linear([colour.bright, colour.light], 45), faces[0], dotColour) +
      face(`.87 .5 0 1 ${fixed(-w / 2)} ${fixed(h / 2)}`, pen.linear([colour.light, colour.mid], 80), faces[1], dotColour) +
      face(`.87 -.5 0 1 ${fixed(w / 2)} ${fixed(h / 2)}`, pen.linear([colour.mid, colour.dark], 80), faces[2], shade(dotColour, -0.2)),
    { x, y, rotation },
  )
}

/** A five-petalled flower. */
export const flower = (pen: Pen, x: number, y: number, r: number, shades: Ramp, rotation = 0): string =>
  pen.group(
    [0, 72, 144, 216, 288]
      .map((a) => pen.group(pen.body(shape('0,2! 9,-6 11,-18 4,-24 0,-21! -4,-24 -11,-18 -9,-6'), shades, { depth: 2 }), { rotation: a }))
      .join('') +
      pen.path(oval(0, 0, 4.5), gold.light) +
      pen.stroke(
        [0, 60, 120, 180, 240, 300]
          .map((a) => `M0 0L${fixed(9 * Math.cos((a * Math.PI) / 180))} ${fixed(9 * Math.sin((a * Math.PI) / 180))}`)
          .join(''),
        gold.mid,
        1,
      ),
    { x, y, scale: r / 24, rotation },
  )

/** A leaf with its midrib. Its base is at (x, y). */
export const leaf = (pen: Pen, x: number, y: number, rotation: number, length: number, shades: Ramp): string =>
  pen.group(
    pen.body(shape('0,0! 16,-12 44,-20 74,-14 100,0! 74,14 44,20 16,12'), shades, { depth: 4, angle: 90 }) +
      pen.stroke(curve('4,0 50,-2 94,0'), shades.deep, 2, { opacity: 0.5 }),
    { x, y, rotation, scale: length / 100 },
  )

/** A flame that rises from (x, y). */
export const flame = (
  pen: Pen,
  x: number,
  y: number,
  h: number,
  rotation = 0,
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
    { x, y, rotation, scale: h / 100 },
  )

/**
 * A cut gemstone seen from above: facets around a flat table, each shaded by its orientation. `tableRatio` is the size
 * of the table relative to the outline, 0-1.
 */
export function gem(pen: Pen, outline: readonly (readonly [number, number])[], shades: Ramp, tableRatio = 0.56): string {
  const count = outline.length
  const vertexAt = (i: number, k: number): readonly [number, number] => {
    const [x, y] = outline[(i + count) % count] ?? [0, 0]
    return [x * k, y * k]
  }
  const edgeMidpoint = (i: number, k: number): readonly [number, number] => {
    const [a, b] = [vertexAt(i, 1), vertexAt(i + 1, 1)]
    return [((a[0] + b[0]) / 2) * k, ((a[1] + b[1]) / 2) * k]
  }
  const facetColour = (x: number, y: number, brightness: number): string => {
    const toLight = -(x * 0.55 + y * 0.83) / (Math.hypot(x, y) || 1)
    const tones = [shades.deep, shades.dark, shades.mid, shades.light, shades.bright]
    const position = Math.min(3.999, Math.max(0, 1.9 + toLight * 1.7 + brightness))
    return mix(tones[Math.floor(position)] ?? shades.mid, tones[Math.floor(position) + 1] ?? shades.bright, position % 1)
  }
  const facet = (points: readonly (readonly [number, number])[], brightness: number): string => {
    const x = points.reduce((sum, p) => sum + p[0], 0) / points.length
    const y = points.reduce((sum, p) => sum + p[1], 0) / points.length
    const colour = facetColour(x, y, brightness)
    return pen.path(
      polygon(points),
      pen.linear([mix(colour, shades.bright, 0.2), colour, mix(colour, shades.dark, 0.35)], pen.random.next(30, 120)),
      { stroke: shades.light, 'stroke-width': 0.7, 'stroke-opacity': 0.6, 'stroke-linejoin': 'round' },
    )
  }
  const midRatio = (1 + tableRatio) / 2 + 0.03
  const ring = outline
    .map(
      (_, i) =>
        facet([vertexAt(i, 1), vertexAt(i + 1, 1), edgeMidpoint(i, midRatio)], pen.random.next(-0.3, 0.3)) +
        facet(
          [vertexAt(i, 1), edgeMidpoint(i, midRatio), vertexAt(i, tableRatio), edgeMidpoint(i - 1, midRatio)],
          pen.random.next(-0.2, 0.8),
        ),
    )
    .join('')
  const crown = outline
    .map((_, i) => facet([vertexAt(i, tableRatio), edgeMidpoint(i, midRatio), vertexAt(i + 1, tableRatio)], pen.random.next(0, 0.9)))
    .join('')
  const inner = outline
    .map((_, i) => facet([[0, 0], vertexAt(i, tableRatio), vertexAt(i + 1, tableRatio)], pen.random.next(-0.9, 1.3)))
    .join('')
  const tableOutline = polygon(outline.map((_, i) => vertexAt(i, tableRatio)))
  return (
    ring +
    crown +
    inner +
    pen.path(tableOutline, pen.linear([`${shades.bright}cc`, `${shades.light}22 45`, `${shades.mid}00`], 50)) +
    pen.stroke(tableOutline, shades.bright, 1.2, { opacity: 0.8 })
  )
}
