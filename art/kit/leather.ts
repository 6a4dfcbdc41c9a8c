import { polygon } from './path.ts'
import type { Pen } from './pen.ts'

type Vector = readonly [number, number, number]

const golden = (1 + Math.sqrt(5)) / 2
const corners: readonly Vector[] = ([-1, 1] as const).flatMap((a) =>
  ([-1, 1] as const).flatMap(
    (b) =>
      [
        [0, a, b * golden],
        [a, b * golden, 0],
        [b * golden, 0, a],
      ] as Vector[],
  ),
)

const unit = ([x, y, z]: Vector): Vector => {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}
const between = (a: Vector, b: Vector, t: number): Vector =>
  unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
const gap = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/**
 * The visible patches of a football of radius `r`, rotated by two angles in radians: the pentagons, and the seams
 * between the others.
 */
export function patches(pen: Pen, r: number, yaw: number, pitch: number, dark: string, seam: string): string {
  const turn = ([x, y, z]: Vector): Vector => {
    const [x1, z1] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)]
    return unit([x1, y * Math.cos(pitch) - z1 * Math.sin(pitch), y * Math.sin(pitch) + z1 * Math.cos(pitch)])
  }
  const all = corners.map(turn)
  const flat = ([x, y]: Vector): readonly [number, number] => [x * r, y * r]
  const arc = (a: Vector, b: Vector): readonly (readonly [number, number])[] => [0, 0.25, 0.5, 0.75].map((t) => flat(between(a, b, t)))
  let panels = ''
  let seams = ''
  for (const from of all) {
    const near = all.filter((to) => to !== from && gap(to, from) < 1.2)
    const ring = near.map((to) => between(from, to, 0.34)).filter((p) => p[2] > -0.12)
    for (const to of near) {
      const [a, b] = [between(from, to, 0.34), between(from, to, 0.66)]
      if (a[2] > -0.05 && b[2] > -0.05) seams += `M${flat(a).join(' ')}L${flat(between(a, b, 0.5)).join(' ')}L${flat(b).join(' ')}`
    }
    if (from[2] < -0.2 || ring.length < 3) continue
    const around = ring.toSorted((a, b) => angleAbout(from, a) - angleAbout(from, b))
    panels += polygon(around.flatMap((p, i) => arc(p, around[(i + 1) % around.length] ?? p)))
  }
  return pen.stroke(seams, seam, r * 0.022) + pen.path(panels, dark, { stroke: dark, 'stroke-width': r * 0.03, 'stroke-linejoin': 'round' })
}

/** Angle of a point around a centre, as seen from outside the ball. */
function angleAbout(centre: Vector, point: Vector): number {
  const up: Vector = Math.abs(centre[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const side = unit(cross(up, centre))
  return Math.atan2(dot(point, cross(centre, side)), dot(point, side))
}
