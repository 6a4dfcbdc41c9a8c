import { lchToHex, mix, shade } from '../kit/colour.ts'
import { fixed, oval, polygon } from '../kit/path.ts'
import { type BannerCanvas, band, fillBanner } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'

/**
 * A position on the pitch in metres: `along` is the signed distance from the halfway line, `depth` the distance from
 * the touchline near the viewer.
 */
type PitchPoint = readonly [along: number, depth: number]
type Projection = (point: PitchPoint) => readonly [number, number]

const warmLight = lchToHex(0.78, 0.13, 62)
const halfLength = 52.5
const pitchWidth = 68

/** A football pitch in perspective, in the style of a flat-colour print, with an attacking move drawn on it. */
export function pitch(canvas: BannerCanvas, { ink, accent, secondary }: BannerColours): string {
  const { pen, w, x } = canvas
  const horizon = 150
  const focalLength = 690 * Math.min(1, Math.max(0.72, w / 880))
  const project: Projection = ([along, depth]) => {
    const scale = focalLength / (depth + 34)
    return [x + (along - 19) * scale, horizon + (17.3 * 690 * scale) / focalLength]
  }
  const grass = mix(accent, secondary, 0.42)
  const paper = mix('#ffffff', warmLight, 0.06)
  return (
    fillBanner(canvas, secondary) +
    sky(canvas, accent, secondary) +
    stand(canvas, horizon, secondary, ink) +
    band(canvas, horizon + 102, 500, mix(grass, ink, 0.25)) +
    hoardings(canvas, horizon + 92, { accent, secondary, paper }) +
    mownStripes(canvas, project, grass) +
    pen.stroke(pitchMarkings(project), paper, 2.2, { opacity: 0.9 }) +
    goals(canvas, project, paper) +
    attackPlan(canvas, project, { paper, teal: mix(accent, '#ffffff', 0.42) }) +
    floodlights(canvas, horizon, paper)
  )
}

function sky(canvas: BannerCanvas, accent: string, secondary: string): string {
  const steps = [
    secondary,
    mix(secondary, accent, 0.24),
    mix(secondary, accent, 0.5),
    mix(secondary, accent, 0.72),
    mix(accent, warmLight, 0.34),
  ]
  return steps.map((colour, i) => band(canvas, i * 34, 200, colour)).join('')
}

/** The far stand: a roof, rows of seats, and spectators as dots. */
function stand(canvas: BannerCanvas, y: number, secondary: string, ink: string): string {
  const { pen, w, x } = canvas
  const random = pen.random
  const xAt = (k: number): number => x + k * Math.max(w, 900)
  const dark = mix(secondary, ink, 0.5)
  const bowl = polygon([
    [xAt(-1), y - 62],
    [xAt(-0.42), y - 16],
    [xAt(0.42), y - 16],
    [xAt(1), y - 62],
    [xAt(1), y + 110],
    [xAt(-1), y + 110],
  ])
  const roof = polygon([
    [xAt(-1), y - 104],
    [xAt(-0.4), y - 44],
    [xAt(0.4), y - 44],
    [xAt(1), y - 104],
    [xAt(1), y - 84],
    [xAt(0.4), y - 34],
    [xAt(-0.4), y - 34],
    [xAt(-1), y - 84],
  ])
  const rows = Array.from({ length: 7 }, (_, i) => {
    const k = i / 6
    return `M${fixed(xAt(-1))} ${fixed(y - 58 + k * 142)}L${fixed(xAt(-0.42))} ${fixed(y - 12 + k * 96)}H${fixed(xAt(0.42))}L${fixed(xAt(1))} ${fixed(y - 58 + k * 142)}`
  }).join('')
  const spectators = (colour: string, count: number): string =>
    pen.path(
      Array.from({ length: count }, () => {
        const k = random.next(-0.8, 0.8)
        const lift = Math.max(0, Math.abs(k) - 0.42) * 78
        return oval(xAt(k), y - 10 - lift + Math.floor(random.next(0, 7)) * 13.8 * (1 + lift / 90), 2.1)
      }).join(''),
      colour,
      { opacity: 0.75 },
    )
  return (
    pen.path(bowl, dark) +
    pen.stroke(rows, mix(secondary, '#ffffff', 0.12), 1) +
    spectators(mix(secondary, '#ffffff', 0.5), 320) +
    spectators(mix(secondary, '#ffffff', 0.24), 520) +
    spectators(warmLight, 90) +
    pen.path(roof, mix(secondary, '#ffffff', 0.1)) +
    pen.stroke(
      `M${fixed(xAt(-1))} ${fixed(y - 84)}L${fixed(xAt(-0.4))} ${fixed(y - 34)}H${fixed(xAt(0.4))}L${fixed(xAt(1))} ${fixed(y - 84)}`,
      warmLight,
      2,
    )
  )
}

/** Advertising boards along the far touchline. */
function hoardings(
  { pen, w }: BannerCanvas,
  y: number,
  { accent, secondary, paper }: { accent: string; secondary: string; paper: string },
): string {
  const boardColours = [mix(secondary, '#ffffff', 0.16), mix(accent, '#ffffff', 0.2), warmLight, mix(secondary, '#ffffff', 0.16), paper]
  return Array.from({ length: Math.ceil(w / 88) }, (_, i) =>
    pen.path(
      polygon([
        [i * 88, y],
        [i * 88 + 86, y],
        [i * 88 + 86, y + 15],
        [i * 88, y + 15],
      ]),
      boardColours[i % boardColours.length] ?? paper,
      { opacity: 0.9 },
    ),
  ).join('')
}

function mownStripes({ pen }: BannerCanvas, project: Projection, grass: string): string {
  const stripes = 14
  const step = (2 * halfLength) / stripes
  return Array.from({ length: stripes }, (_, i) => {
    const [from, to] = [-halfLength + i * step, -halfLength + (i + 1) * step]
    const d = polygon([project([from, -12]), project([to, -12]), project([to, pitchWidth + 3]), project([from, pitchWidth + 3])])
    return pen.path(d, i % 2 === 0 ? grass : shade(grass, 0.07))
  }).join('')
}

const polyline = (project: Projection, points: readonly PitchPoint[]): string =>
  `M${points.map((point) => project(point).map(fixed).join(' ')).join('L')}`

const arc = (project: Projection, [along, depth]: PitchPoint, r: number, from: number, to: number): string =>
  polyline(
    project,
    Array.from({ length: 49 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 48) * Math.PI) / 180
      return [along + r * Math.cos(a), depth + r * Math.sin(a)] as const
    }),
  )

/** The regulation markings of a football pitch. */
function pitchMarkings(project: Projection): string {
  const rectangle = (from: number, to: number, halfSpan: number): string =>
    polyline(project, [
      [from, pitchWidth / 2 - halfSpan],
      [to, pitchWidth / 2 - halfSpan],
      [to, pitchWidth / 2 + halfSpan],
      [from, pitchWidth / 2 + halfSpan],
    ])
  return (
    `${polyline(project, [
      [-halfLength, 0],
      [halfLength, 0],
      [halfLength, pitchWidth],
      [-halfLength, pitchWidth],
    ])}Z` +
    polyline(project, [
      [0, 0],
      [0, pitchWidth],
    ]) +
    arc(project, [0, pitchWidth / 2], 9.15, 0, 360) +
    [1, -1]
      .map(
        (side) =>
          rectangle(side * halfLength, side * (halfLength - 16.5), 20.16) + rectangle(side * halfLength, side * (halfLength - 5.5), 9.16),
      )
      .join('') +
    arc(project, [halfLength - 11, pitchWidth / 2], 9.15, 127, 233) +
    arc(project, [11 - halfLength, pitchWidth / 2], 9.15, -53, 53)
  )
}

function goals({ pen }: BannerCanvas, project: Projection, paper: string): string {
  return [1, -1]
    .map((side) => {
      const [nearPost, farPost] = [project([side * halfLength, pitchWidth / 2 - 3.66]), project([side * halfLength, pitchWidth / 2 + 3.66])]
      const goalHeight = (point: readonly [number, number]): number => (point[1] - 150) * (2.44 / 17.3) * 1.4
      return pen.stroke(
        `M${fixed(nearPost[0])} ${fixed(nearPost[1])}v${fixed(-goalHeight(nearPost))}L${fixed(farPost[0])} ${fixed(farPost[1] - goalHeight(farPost))}v${fixed(goalHeight(farPost))}`,
        paper,
        3,
      )
    })
    .join('')
}

const homeTeam: readonly PitchPoint[] = [
  [-46, 34],
  [-26, 12],
  [-30, 27],
  [-29, 44],
  [-22, 58],
  [-8, 34],
  [4, 18],
  [8, 50],
  [24, 10],
  [30, 34],
  [22, 57],
]

const awayTeam: readonly PitchPoint[] = [
  [47, 34],
  [36, 16],
  [38, 29],
  [37, 42],
  [33, 56],
  [18, 26],
  [16, 42],
  [-2, 9],
  [-12, 24],
  [-4, 60],
  [-16, 46],
]

const attackPath: readonly PitchPoint[] = [
  [-29, 44],
  [-8, 34],
  [4, 18],
  [24, 10],
  [30, 34],
]

/** The players as discs, the passes between them, the area controlled by the home team, and the shot. */
function attackPlan({ pen }: BannerCanvas, project: Projection, { paper, teal }: { paper: string; teal: string }): string {
  const discRadius = (point: PitchPoint): number => (project(point)[1] - 150) * 0.058
  const disc =
    (paint: string, borderColour: string) =>
    (point: PitchPoint): string => {
      const [px, py] = project(point)
      const r = discRadius(point)
      return (
        pen.path(oval(px, py + r * 0.3, r * 1.05, r * 0.46), '#000000', { opacity: 0.28 }) +
        pen.path(oval(px, py - r * 0.2, r, r * 0.62), shade(paint, -0.35)) +
        pen.path(oval(px, py - r * 0.5, r, r * 0.62), paint, { stroke: borderColour, 'stroke-width': 1.4 })
      )
    }
  const controlledArea = (point: PitchPoint, r: number, opacity: number): string =>
    pen.path(`${arc(project, point, r, 0, 360)}Z`, teal, { opacity })
  const passes = attackPath.slice(1).map((point, i) => {
    const from = project(attackPath[i] ?? point)
    const to = project(point)
    const lift = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.2
    return `M${fixed(from[0])} ${fixed(from[1] - 5)}Q${fixed((from[0] + to[0]) / 2)} ${fixed((from[1] + to[1]) / 2 - lift)} ${fixed(to[0])} ${fixed(to[1] - 6)}`
  })
  const shooter = project([30, 34])
  const target = project([halfLength, pitchWidth / 2 + 1.6])
  const shot = `M${fixed(shooter[0])} ${fixed(shooter[1] - 6)}Q${fixed((shooter[0] + target[0]) / 2)} ${fixed(shooter[1] - 64)} ${fixed(target[0])} ${fixed(target[1] - 20)}`
  return (
    controlledArea([6, 26], 20, 0.12) +
    controlledArea([14, 22], 13, 0.16) +
    controlledArea([26, 24], 8, 0.22) +
    pen.stroke(passes.join(''), paper, 2.4, { 'stroke-dasharray': '2 8' }) +
    pen.stroke(shot, warmLight, 3.4) +
    [
      ...awayTeam.map((position) => ({ position, draw: disc('#f4f1e8', '#ffffff') })),
      ...homeTeam.map((position) => ({ position, draw: disc(teal, paper) })),
    ]
      .sort((a, b) => b.position[1] - a.position[1])
      .map(({ position, draw }) => draw(position))
      .join('') +
    shooterRing(pen.stroke.bind(pen), shooter, discRadius([30, 34]))
  )
}

const shooterRing = (
  stroke: (d: string, colour: string, width: number) => string,
  [px, py]: readonly [number, number],
  r: number,
): string => stroke(oval(px, py - r * 0.5, r * 1.7, r * 1.05), warmLight, 2.2)

/** Two floodlight masts with cones of light. */
function floodlights({ pen, w, x }: BannerCanvas, y: number, paper: string): string {
  return [-0.4, 0.4]
    .map((k) => {
      const mastX = x + k * Math.max(w, 900) * 0.86
      const lamps = Array.from({ length: 8 }, (_, i) => oval(mastX - 21 + (i % 4) * 14, y - 122 + Math.floor(i / 4) * 12, 4.4)).join('')
      const cone = polygon([
        [mastX - 24, y - 112],
        [mastX + 24, y - 112],
        [x - k * 120 + 330, 520],
        [x - k * 120 - 330, 520],
      ])
      return (
        pen.path(cone, pen.linear([`${paper}ff`, `${paper}00 80`]), { opacity: 0.1 }) +
        pen.stroke(`M${fixed(mastX)} ${fixed(y - 104)}V${fixed(y - 24)}`, mix(paper, '#000000', 0.5), 4) +
        pen.path(lamps, paper)
      )
    })
    .join('')
}
