/**
 * A point of a shape. Shapes are given as text, "x,y x,y! x,y": the outline is smooth at every point except those with
 * "!", which are corners. The functions for shapes return the `d` attribute of a path.
 */
export interface Point {
  x: number
  y: number
  corner: boolean
}

/** Formats a number with at most two decimals. */
export const fixed = (value: number): string => String(Math.round(value * 100) / 100)

function parsePoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pointText) => {
      const corner = pointText.endsWith('!')
      const [x, y] = (corner ? pointText.slice(0, -1) : pointText).split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new SyntaxError(`Invalid point "${pointText}". Expected "x,y" or "x,y!".`)
      return { x, y, corner }
    })
}

const formatPoints = (points: readonly Point[]): string => points.map((p) => `${fixed(p.x)},${fixed(p.y)}${p.corner ? '!' : ''}`).join(' ')

/** Mirrors points about the vertical axis x = 0. */
export const mirrorPoints = (text: string): string => formatPoints(parsePoints(text).map((p) => ({ ...p, x: -p.x })))

function smoothPath(points: readonly Point[], closed: boolean): string {
  const count = points.length
  const pointAt = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point
  const start = pointAt(0)
  let d = `M${fixed(start.x)} ${fixed(start.y)}`
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)]
    const distance = Math.hypot(p2.x - p1.x, p2.y - p1.y)
    const c1 = p1.corner ? p1 : controlPoint(p1, p0, p2, distance)
    const c2 = p2.corner ? p2 : controlPoint(p2, p3, p1, distance)
    d +=
      p1.corner && p2.corner
        ? `L${fixed(p2.x)} ${fixed(p2.y)}`
        : `C${fixed(c1.x)} ${fixed(c1.y)} ${fixed(c2.x)} ${fixed(c2.y)} ${fixed(p2.x)} ${fixed(p2.y)}`
  }
  return closed ? `${d}Z` : d
}

/**
 * Returns a Bézier control point of a point: parallel to the line between its neighbours, at 0.36 of the distance to
 * the next point.
 */
function controlPoint(p: Point, previous: Point, next: Point, distance: number): { x: number; y: number } {
  const length = Math.hypot(next.x - previous.x, next.y - previous.y) || 1
  const handleLength = distance * 0.36
  return { x: p.x + ((next.x - previous.x) / length) * handleLength, y: p.y + ((next.y - previous.y) / length) * handleLength }
}

/** A closed shape through the points. */
export const shape = (text: string): string => smoothPath(parsePoints(text), true)

/** An open curve through the points. */
export const curve = (text: string): string => smoothPath(parsePoints(text), false)

/** A closed symmetric shape from the points of its right half, top to bottom. */
export function symmetricShape(text: string): string {
  const right = parsePoints(text)
  const left = right
    .filter((p) => Math.abs(p.x) > 0.01)
    .map((p) => ({ ...p, x: -p.x }))
    .reverse()
  return smoothPath([...right, ...left], true)
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${fixed(x - rx)} ${fixed(y)}A${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(x + rx)} ${fixed(y)}A${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(x - rx)} ${fixed(y)}Z`

/** A rectangle with its upper left corner at (x, y) and rounded corners of radius `r`. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r <= 0) return `M${fixed(x)} ${fixed(y)}h${fixed(w)}v${fixed(h)}h${fixed(-w)}Z`
  const a = (dx: number, dy: number): string => `a${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(dx)} ${fixed(dy)}`
  return `M${fixed(x + r)} ${fixed(y)}h${fixed(w - 2 * r)}${a(r, r)}v${fixed(h - 2 * r)}${a(-r, r)}h${fixed(2 * r - w)}${a(-r, -r)}v${fixed(2 * r - h)}${a(r, -r)}Z`
}

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`

/** A star with `count` tips: tips at radius `outer`, inner corners at radius `inner`. */
export function star(x: number, y: number, count: number, outer: number, inner: number, startAngle = -90): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i) => {
      const r = i % 2 === 0 ? outer : inner
      const a = ((startAngle + (i * 180) / count) * Math.PI) / 180
      return [x + r * Math.cos(a), y + r * Math.sin(a)] as const
    }),
  )
}
