/**
 * Shapes are written as points, "x,y x,y! x,y": smooth through every point, with a corner at "!".
 * All functions return the `d` attribute of a path.
 */
export interface Point {
  x: number
  y: number
  corner: boolean
}

/** Formats a number as briefly as possible without visible loss. */
export const n = (v: number): string => String(Math.round(v * 100) / 100)

function readPoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!')
      const [x, y] = (corner ? word.slice(0, -1) : word).split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new SyntaxError(`Not a point: ${word}`)
      return { x, y, corner }
    })
}

const writePoints = (points: readonly Point[]): string => points.map((p) => `${n(p.x)},${n(p.y)}${p.corner ? '!' : ''}`).join(' ')

/** Mirrors points at x = 0. */
export const flip = (text: string): string => writePoints(readPoints(text).map((p) => ({ ...p, x: -p.x })))

function smooth(points: readonly Point[], closed: boolean): string {
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point
  const first = at(0)
  let d = `M${n(first.x)} ${n(first.y)}`
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const span = Math.hypot(p2.x - p1.x, p2.y - p1.y)
    const c1 = p1.corner ? p1 : along(p1, p0, p2, span)
    const c2 = p2.corner ? p2 : along(p2, p3, p1, span)
    d += p1.corner && p2.corner ? `L${n(p2.x)} ${n(p2.y)}` : `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(p2.x)} ${n(p2.y)}`
  }
  return closed ? `${d}Z` : d
}

/**
 * Returns a Bézier handle of a point: parallel to the line between its neighbours, a third of the distance to the next
 * point.
 */
function along(p: Point, from: Point, to: Point, span: number): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const reach = span * 0.36
  return { x: p.x + ((to.x - from.x) / length) * reach, y: p.y + ((to.y - from.y) / length) * reach }
}

export const shape = (text: string): string => smooth(readPoints(text), true)

export const line = (text: string): string => smooth(readPoints(text), false)

/** A symmetric shape from the points of its right half, top to bottom. */
export function half(text: string): string {
  const right = readPoints(text)
  const left = right
    .filter((p) => Math.abs(p.x) > 0.01)
    .map((p) => ({ ...p, x: -p.x }))
    .reverse()
  return smooth([...right, ...left], true)
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  const a = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${a(r, r)}v${n(h - 2 * r)}${a(-r, r)}h${n(2 * r - w)}${a(-r, -r)}v${n(2 * r - h)}${a(r, -r)}Z`
}

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** A star or gear: `count` tips at radius `outer`, valleys at `inner`. */
export function star(x: number, y: number, count: number, outer: number, inner: number, turn = -90): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i) => {
      const r = i % 2 === 0 ? outer : inner
      const a = ((turn + (i * 180) / count) * Math.PI) / 180
      return [x + r * Math.cos(a), y + r * Math.sin(a)] as const
    }),
  )
}
