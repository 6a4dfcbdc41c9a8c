import { polygon } from './path.ts'
import type { Pen } from './pen.ts'

type Vector = readonly [number, number, number]

const goldenRatio = (1 + Math.sqrt(5)) / 2
const icosahedronVertices: readonly Vector[] = ([-1, 1] as const).flatMap((a) =>
  ([-1, 1] as const).flatMap(
    (b) =>
      [
        [0, a, b * goldenRatio],
        [a, b * goldenRatio, 0],
        [b * goldenRatio, 0, a],
      ] as Vector[],
  ),
)

const normalize = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const interpolate = (a: Vector, b: Vector, t: number): Vector =>
  normalize([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
const distance = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/**
 * The visible panels of a football of radius `r`, rotated by two angles in radians: the pentagons, and the seams
 * between the hexagons.
 */
export function footballPanels(pen: Pen, r: number, yaw: number, pitch: number, panelColour: string, seamColour: string): string {
  const rotate = ([x, y, z]: Vector): Vector => {
    const [x1, z1] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)]
    return normalize([x1, y * Math.cos(pitch) - z1 * Math.sin(pitch), y * Math.sin(pitch) + z1 * Math.cos(pitch)])
  }
  const vertices = icosahedronVertices.map(rotate)
  const project = ([x, y]: Vector): readonly [number, number] => [x * r, y * r]
  const arcPoints = (a: Vector, b: Vector): readonly (readonly [number, number])[] =>
    [0, 0.25, 0.5, 0.75].map((t) => project(interpolate(a, b, t)))
  let panels = ''
  let seams = ''
  for (const vertex of vertices) {
    const neighbours = vertices.filter((other) => other !== vertex && distance(other, vertex) < 1.2)
    const pentagon = neighbours.map((neighbour) => interpolate(vertex, neighbour, 0.34)).filter((p) => p[2] > -0.12)
    for (const neighbour of neighbours) {
      const [a, b] = [interpolate(vertex, neighbour, 0.34), interpolate(vertex, neighbour, 0.66)]
      if (a[2] > -0.05 && b[2] > -0.05)
        seams += `M${project(a).join(' ')}L${project(interpolate(a, b, 0.5)).join(' ')}L${project(b).join(' ')}`
    }
    if (vertex[2] < -0.2 || pentagon.length < 3) continue
    const sortedCorners = pentagon.toSorted((a, b) => angleAbout(vertex, a) - angleAbout(vertex, b))
    panels += polygon(sortedCorners.flatMap((p, i) => arcPoints(p, sortedCorners[(i + 1) % sortedCorners.length] ?? p)))
  }
  return (
    pen.stroke(seams, seamColour, r * 0.022) +
    pen.path(panels, panelColour, { stroke: panelColour, 'stroke-width': r * 0.03, 'stroke-linejoin': 'round' })
  )
}

/** Returns the angle of a point around a centre in radians, as seen from outside the ball. */
function angleAbout(centre: Vector, point: Vector): number {
  const up: Vector = Math.abs(centre[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const right = normalize(cross(up, centre))
  return Math.atan2(dot(point, cross(centre, right)), dot(point, right))
}
