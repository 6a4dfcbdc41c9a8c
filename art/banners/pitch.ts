import { lch, mix, shade } from '../kit/colour.ts'
import { n, oval, polygon } from '../kit/path.ts'
import { type Sheet, band, cover } from '../kit/sheet.ts'
import type { Colours } from './colours.ts'

/** A position on the pitch in metres: across from the centre, and away from the nearest line. */
type Spot = readonly [across: number, away: number]
type View = (spot: Spot) => readonly [number, number]

const warm = lch(0.78, 0.13, 62)
const wide = 52.5
const deep = 68

/** A football pitch as a flat print, with the plan of the next move drawn on it. */
export function pitch(sheet: Sheet, { ink, first, second }: Colours): string {
  const { pen, w, x } = sheet
  const horizon = 150
  const lens = 690 * Math.min(1, Math.max(0.72, w / 880))
  const view: View = ([across, away]) => {
    const scale = lens / (away + 34)
    return [x + (across - 19) * scale, horizon + (17.3 * 690 * scale) / lens]
  }
  const grass = mix(first, second, 0.42)
  const paper = mix('#ffffff', warm, 0.06)
  return (
    cover(sheet, second) +
    sky(sheet, first, second) +
    stand(sheet, horizon, second, ink) +
    band(sheet, horizon + 102, 500, mix(grass, ink, 0.25)) +
    hoardings(sheet, horizon + 92, { first, second, paper }) +
    mown(sheet, view, grass) +
    pen.stroke(marks(view), paper, 2.2, { opacity: 0.9 }) +
    goal(sheet, view, paper) +
    plan(sheet, view, { paper, teal: mix(first, '#ffffff', 0.42) }) +
    lights(sheet, horizon, paper)
  )
}

function sky(sheet: Sheet, first: string, second: string): string {
  const steps = [second, mix(second, first, 0.24), mix(second, first, 0.5), mix(second, first, 0.72), mix(first, warm, 0.34)]
  return steps.map((colour, i) => band(sheet, i * 34, 200, colour)).join('')
}

/** The far stand: a roof, rows of seats, spectators as a pattern of dots. */
function stand(sheet: Sheet, y: number, second: string, ink: string): string {
  const { pen, w, x } = sheet
  const c = pen.chance
  const at = (k: number): number => x + k * Math.max(w, 900)
  const dark = mix(second, ink, 0.5)
  const bowl = polygon([
    [at(-1), y - 62],
    [at(-0.42), y - 16],
    [at(0.42), y - 16],
    [at(1), y - 62],
    [at(1), y + 110],
    [at(-1), y + 110],
  ])
  const roof = polygon([
    [at(-1), y - 104],
    [at(-0.4), y - 44],
    [at(0.4), y - 44],
    [at(1), y - 104],
    [at(1), y - 84],
    [at(0.4), y - 34],
    [at(-0.4), y - 34],
    [at(-1), y - 84],
  ])
  const rows = Array.from({ length: 7 }, (_, i) => {
    const k = i / 6
    return `M${n(at(-1))} ${n(y - 58 + k * 142)}L${n(at(-0.42))} ${n(y - 12 + k * 96)}H${n(at(0.42))}L${n(at(1))} ${n(y - 58 + k * 142)}`
  }).join('')
  const people = (colour: string, count: number): string =>
    pen.path(
      Array.from({ length: count }, () => {
        const k = c.next(-0.8, 0.8)
        const lift = Math.max(0, Math.abs(k) - 0.42) * 78
        return oval(at(k), y - 10 - lift + Math.floor(c.next(0, 7)) * 13.8 * (1 + lift / 90), 2.1)
      }).join(''),
      colour,
      { opacity: 0.75 },
    )
  return (
    pen.path(bowl, dark) +
    pen.stroke(rows, mix(second, '#ffffff', 0.12), 1) +
    people(mix(second, '#ffffff', 0.5), 320) +
    people(mix(second, '#ffffff', 0.24), 520) +
    people(warm, 90) +
    pen.path(roof, mix(second, '#ffffff', 0.1)) +
    pen.stroke(`M${n(at(-1))} ${n(y - 84)}L${n(at(-0.4))} ${n(y - 34)}H${n(at(0.4))}L${n(at(1))} ${n(y - 84)}`, warm, 2)
  )
}

/** Advertising boards along the far line. */
function hoardings({ pen, w }: Sheet, y: number, { first, second, paper }: { first: string; second: string; paper: string }): string {
  const inks = [mix(second, '#ffffff', 0.16), mix(first, '#ffffff', 0.2), warm, mix(second, '#ffffff', 0.16), paper]
  return Array.from({ length: Math.ceil(w / 88) }, (_, i) =>
    pen.path(
      polygon([
        [i * 88, y],
        [i * 88 + 86, y],
        [i * 88 + 86, y + 15],
        [i * 88, y + 15],
      ]),
      inks[i % inks.length] ?? paper,
      { opacity: 0.9 },
    ),
  ).join('')
}

function mown({ pen }: Sheet, view: View, grass: string): string {
  const stripes = 14
  const step = (2 * wide) / stripes
  return Array.from({ length: stripes }, (_, i) => {
    const [from, to] = [-wide + i * step, -wide + (i + 1) * step]
    const d = polygon([view([from, -12]), view([to, -12]), view([to, deep + 3]), view([from, deep + 3])])
    return pen.path(d, i % 2 === 0 ? grass : shade(grass, 0.07))
  }).join('')
}

const trace = (view: View, spots: readonly Spot[]): string => `M${spots.map((spot) => view(spot).map(n).join(' ')).join('L')}`

const arc = (view: View, [across, away]: Spot, r: number, from: number, to: number): string =>
  trace(
    view,
    Array.from({ length: 49 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 48) * Math.PI) / 180
      return [across + r * Math.cos(a), away + r * Math.sin(a)] as const
    }),
  )

/** The regulation markings of a football pitch. */
function marks(view: View): string {
  const rectangle = (from: number, to: number, half: number): string =>
    trace(view, [
      [from, deep / 2 - half],
      [to, deep / 2 - half],
      [to, deep / 2 + half],
      [from, deep / 2 + half],
    ])
  return (
    `${trace(view, [
      [-wide, 0],
      [wide, 0],
      [wide, deep],
      [-wide, deep],
    ])}Z` +
    trace(view, [
      [0, 0],
      [0, deep],
    ]) +
    arc(view, [0, deep / 2], 9.15, 0, 360) +
    [1, -1].map((s) => rectangle(s * wide, s * (wide - 16.5), 20.16) + rectangle(s * wide, s * (wide - 5.5), 9.16)).join('') +
    arc(view, [wide - 11, deep / 2], 9.15, 127, 233) +
    arc(view, [11 - wide, deep / 2], 9.15, -53, 53)
  )
}

function goal({ pen }: Sheet, view: View, paper: string): string {
  return [1, -1]
    .map((s) => {
      const [near, far] = [view([s * wide, deep / 2 - 3.66]), view([s * wide, deep / 2 + 3.66])]
      const tall = (spot: readonly [number, number]): number => (spot[1] - 150) * (2.44 / 17.3) * 1.4
      return pen.stroke(`M${n(near[0])} ${n(near[1])}v${n(-tall(near))}L${n(far[0])} ${n(far[1] - tall(far))}v${n(tall(far))}`, paper, 3)
    })
    .join('')
}

const home: readonly Spot[] = [
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

const away: readonly Spot[] = [
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

const attack: readonly Spot[] = [
  [-29, 44],
  [-8, 34],
  [4, 18],
  [24, 10],
  [30, 34],
]

/** Players as discs, passes between them, the area that one side controls, and the shot. */
function plan({ pen }: Sheet, view: View, { paper, teal }: { paper: string; teal: string }): string {
  const size = (spot: Spot): number => (view(spot)[1] - 150) * 0.058
  const disc =
    (paint: string, rim: string) =>
    (spot: Spot): string => {
      const [px, py] = view(spot)
      const r = size(spot)
      return (
        pen.path(oval(px, py + r * 0.3, r * 1.05, r * 0.46), '#000000', { opacity: 0.28 }) +
        pen.path(oval(px, py - r * 0.2, r, r * 0.62), shade(paint, -0.35)) +
        pen.path(oval(px, py - r * 0.5, r, r * 0.62), paint, { stroke: rim, 'stroke-width': 1.4 })
      )
    }
  const ground = (spot: Spot, r: number, opacity: number): string => pen.path(`${arc(view, spot, r, 0, 360)}Z`, teal, { opacity })
  const passes = attack.slice(1).map((spot, i) => {
    const from = view(attack[i] ?? spot)
    const to = view(spot)
    const lift = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.2
    return `M${n(from[0])} ${n(from[1] - 5)}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 - lift)} ${n(to[0])} ${n(to[1] - 6)}`
  })
  const shooter = view([30, 34])
  const target = view([wide, deep / 2 + 1.6])
  const shot = `M${n(shooter[0])} ${n(shooter[1] - 6)}Q${n((shooter[0] + target[0]) / 2)} ${n(shooter[1] - 64)} ${n(target[0])} ${n(target[1] - 20)}`
  return (
    ground([6, 26], 20, 0.12) +
    ground([14, 22], 13, 0.16) +
    ground([26, 24], 8, 0.22) +
    pen.stroke(passes.join(''), paper, 2.4, { 'stroke-dasharray': '2 8' }) +
    pen.stroke(shot, warm, 3.4) +
    [...away.map((spot) => ({ spot, draw: disc('#f4f1e8', '#ffffff') })), ...home.map((spot) => ({ spot, draw: disc(teal, paper) }))]
      .sort((a, b) => b.spot[1] - a.spot[1])
      .map(({ spot, draw }) => draw(spot))
      .join('') +
    ring(pen.stroke.bind(pen), shooter, size([30, 34]))
  )
}

const ring = (stroke: (d: string, colour: string, width: number) => string, [px, py]: readonly [number, number], r: number): string =>
  stroke(oval(px, py - r * 0.5, r * 1.7, r * 1.05), warm, 2.2)

/** Two floodlight masts, with their light as flat wedges. */
function lights({ pen, w, x }: Sheet, y: number, paper: string): string {
  return [-0.4, 0.4]
    .map((k) => {
      const at = x + k * Math.max(w, 900) * 0.86
      const lamps = Array.from({ length: 8 }, (_, i) => oval(at - 21 + (i % 4) * 14, y - 122 + Math.floor(i / 4) * 12, 4.4)).join('')
      const cone = polygon([
        [at - 24, y - 112],
        [at + 24, y - 112],
        [x - k * 120 + 330, 520],
        [x - k * 120 - 330, 520],
      ])
      return (
        pen.path(cone, pen.linear([`${paper}ff`, `${paper}00 80`]), { opacity: 0.1 }) +
        pen.stroke(`M${n(at)} ${n(y - 104)}V${n(y - 24)}`, mix(paper, '#000000', 0.5), 4) +
        pen.path(lamps, paper)
      )
    })
    .join('')
}
