import type { Point, Stroke } from './captcha-glyphs.ts'
import { randomInt } from 'node:crypto'

/** Returns an unpredictable number between two bounds. */
export const between = (from: number, to: number): number => from + ((to - from) * randomInt(1_000_000)) / 1_000_000

/** Returns a random element. */
export function oneOf<T>(all: readonly [T, ...T[]] | readonly T[]): T {
  return all[randomInt(all.length)] as T
}

export const ink = '#2b2f3a'
export const paper = '#f3f1ea'

/**
 * How a line is drawn. All pens are used for letters and for decoy strokes, so that neither width nor colour
 * distinguishes them.
 */
export interface Pen {
  readonly width: number
  /** How much thinner the line is along the pen's edge, from 0 to 1. */
  readonly contrast: number
  /** Angle of the edge in radians. */
  readonly edge: number
  /** Draws only the outline of the line, with the background between. */
  readonly hollow: boolean
}

export const createPen = (): Pen => ({
  width: between(5, 8),
  contrast: oneOf([0, 0, 0.35, 0.55]),
  edge: between(0, Math.PI),
  hollow: oneOf([true, false, false]),
})

/** Returns a line through its points as SVG. */
export function drawLine(points: readonly Point[], { width, contrast, edge, hollow }: Pen): string {
  const widen = hollow ? 1.5 : 1
  const part = (from: Point, to: Point, colour: string, less: number): string => {
    const across = Math.abs(Math.sin(Math.atan2(to[1] - from[1], to[0] - from[0]) - edge))
    const wide = width * widen * (1 - contrast * (1 - across)) - less
    return `<path d="M${spell(from)}L${spell(to)}" stroke="${colour}" stroke-width="${Math.max(wide, 1).toFixed(1)}" stroke-linecap="round"/>`
  }
  const all = (colour: string, less: number): string =>
    points
      .slice(1)
      .map((point, index) => part(points[index] as Point, point, colour, less))
      .join('')
  return all(ink, 0) + (hollow ? all(paper, 5) : '')
}

const spell = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Returns the points of a stroke, dense enough to look smooth: a Catmull-Rom curve, or straight segments. */
export function trace({ points, bent }: Stroke, steps = 6): readonly Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const fractions = Array.from({ length: steps }, (_, step) => step / steps)
  const traced = points.slice(1).flatMap((_, index) =>
    fractions.map((share): Point => {
      const near = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
      const along = (axis: 0 | 1): number =>
        bent
          ? curve(
              near.map((point) => point[axis]),
              share,
            )
          : near[1][axis] + (near[2][axis] - near[1][axis]) * share
      return [along(0), along(1)]
    }),
  )
  return [...traced, at(points.length - 1)]
}

const curve = ([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
