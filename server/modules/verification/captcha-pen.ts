import type { Point, Stroke } from './captcha-glyphs.ts'
import { randomInt } from 'node:crypto'

/** Returns an unpredictable number between two bounds. */
export const getRandomBetween = (from: number, to: number): number => from + ((to - from) * randomInt(1_000_000)) / 1_000_000

/** Returns a random element. */
export function pickRandom<T>(items: readonly [T, ...T[]] | readonly T[]): T {
  return items[randomInt(items.length)] as T
}

/** Colour of letters and decoy strokes. */
export const strokeColour = '#2b2f3a'
/** Background colour of the picture. */
export const backgroundColour = '#f3f1ea'

/**
 * Style of a line. Solid letters and decoy strokes are drawn with the same random widths and in the same colour, so
 * that neither distinguishes them. A hollow line is wider.
 */
export interface Pen {
  readonly width: number
  /** Reduction of the width of segments parallel to the pen's edge (its nib): 0 for none, 1 for no width. */
  readonly contrast: number
  /** Angle of the pen's edge in radians. */
  readonly nibAngle: number
  /** Whether only the outline of the line is drawn, with the background inside. */
  readonly hollow: boolean
}

export const createPen = (): Pen => ({
  width: getRandomBetween(5, 8),
  contrast: pickRandom([0, 0, 0.35, 0.55]),
  nibAngle: getRandomBetween(0, Math.PI),
  hollow: pickRandom([true, false, false]),
})

/** Draws a line through points as SVG. */
export function drawLine(points: readonly Point[], { width, contrast, nibAngle, hollow }: Pen): string {
  const widthFactor = hollow ? 1.5 : 1
  const drawSegment = (from: Point, to: Point, colour: string, reduction: number): string => {
    const widthShare = Math.abs(Math.sin(Math.atan2(to[1] - from[1], to[0] - from[0]) - nibAngle))
    const segmentWidth = width * widthFactor * (1 - contrast * (1 - widthShare)) - reduction
    return `<path d="M${formatPoint(from)}L${formatPoint(to)}" stroke="${colour}" stroke-width="${Math.max(segmentWidth, 1).toFixed(1)}" stroke-linecap="round"/>`
  }
  const drawSegments = (colour: string, reduction: number): string =>
    points
      .slice(1)
      .map((point, index) => drawSegment(points[index] as Point, point, colour, reduction))
      .join('')
  return drawSegments(strokeColour, 0) + (hollow ? drawSegments(backgroundColour, 5) : '')
}

const formatPoint = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Returns the points of a stroke, dense enough to look smooth: a Catmull-Rom curve, or straight segments. */
export function interpolateStroke({ points, isCurved }: Stroke, steps = 6): readonly Point[] {
  const getPointAt = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const fractions = Array.from({ length: steps }, (_, step) => step / steps)
  const tracedPoints = points.slice(1).flatMap((_, index) =>
    fractions.map((fraction): Point => {
      const neighbours = [getPointAt(index - 1), getPointAt(index), getPointAt(index + 1), getPointAt(index + 2)] as const
      const interpolateAxis = (axis: 0 | 1): number =>
        isCurved
          ? interpolateCatmullRom(
              neighbours.map((point) => point[axis]),
              fraction,
            )
          : neighbours[1][axis] + (neighbours[2][axis] - neighbours[1][axis]) * fraction
      return [interpolateAxis(0), interpolateAxis(1)]
    }),
  )
  return [...tracedPoints, getPointAt(points.length - 1)]
}

const interpolateCatmullRom = ([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
