import { n, oval, polygon, shape } from './path.ts'
import type { Pen } from './pen.ts'
import { mix } from './colour.ts'

/** The canvas of every game picture. */
export const WIDTH = 360
export const HEIGHT = 480

const sheet = 'M0 0H360V480H0Z'

export const fill = (paint: string, opacity = 1): string =>
  `<path d="${sheet}" fill="${paint}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}/>`

export const sky = (pen: Pen, ...colours: string[]): string => fill(pen.linear(colours))

/** A radial light that fades towards the corners. */
export const spot = (pen: Pen, colours: string[], x = 180, y = 215, r = 0.62): string => fill(pen.radial(colours, x / WIDTH, y / HEIGHT, r))

/** Beams that fan out from a point. */
export function rays(pen: Pen, x: number, y: number, colour: string, opacity: number, count = 14, reach = 430): string {
  const turn = pen.chance.next(0, 20)
  const beams = Array.from({ length: count }, (_, i) => {
    const a = ((turn + (360 * i) / count) * Math.PI) / 180
    const wide = (Math.PI / count) * pen.chance.next(0.35, 0.62)
    return polygon([
      [x, y],
      [x + reach * Math.cos(a - wide), y + reach * Math.sin(a - wide)],
      [x + reach * Math.cos(a + wide), y + reach * Math.sin(a + wide)],
    ])
  }).join('')
  const paint = pen.radial([`${colour}ff`, `${colour}66 45`, `${colour}00`], 0.5, 0.5, 0.5)
  return pen.path(beams, paint, { opacity })
}

/** Small scattered lights that avoid the subject. */
export function motes(pen: Pen, count: number, colour: string, low = 0.8, high = 2.6, from = 0, to = HEIGHT): string {
  const dots = Array.from({ length: count }, () => {
    const r = pen.chance.next(low, high)
    return `<circle cx="${n(pen.chance.next(0, WIDTH))}" cy="${n(pen.chance.next(from, to))}" r="${n(r)}" opacity="${n(pen.chance.next(0.25, 1))}"/>`
  }).join('')
  return `<g fill="${colour}">${dots}</g>`
}

/** Out-of-focus lights. */
export function bokeh(
  pen: Pen,
  count: number,
  colours: readonly string[],
  from: number,
  to: number,
  low = 6,
  high = 20,
  opacity = 0.4,
): string {
  return Array.from({ length: count }, () => {
    const colour = pen.chance.pick(colours)
    const [x, y, r] = [pen.chance.next(-10, WIDTH + 10), pen.chance.next(from, to), pen.chance.next(low, high)]
    return pen.path(oval(x, y, r), pen.radial([`${colour}66`, `${colour}8c 78`, `${colour}cc 92`, `${colour}00`]), {
      opacity: pen.chance.next(0.3, 1) * opacity,
    })
  }).join('')
}

/** A ridge across the picture; `rough` 0 is a smooth hill, 1 a jagged rock. */
export function ridge(pen: Pen, y: number, swing: number, steps: number, rough = 0): string {
  const mark = rough > 0.5 ? '!' : ''
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = -20 + (400 * i) / steps
    return `${n(x)},${n(y + pen.chance.next(-swing, swing))}${mark}`
  })
  return shape(['-20,500!', ...points, '380,500!'].join(' '))
}

/** Darkens the corners. */
export function vignette(pen: Pen, colour: string, opacity = 0.75): string {
  return fill(pen.radial([`${colour}00`, `${colour}00 58`, `${colour}99 90`, `${colour}dd`], 0.5, 0.48, 0.8), opacity)
}

/** A bank of mist. */
export const mist = (pen: Pen, y: number, height: number, colour: string, opacity: number): string =>
  `<rect x="0" y="${n(y)}" width="360" height="${n(height)}" fill="${pen.linear([`${colour}00`, `${colour}ff 55`, `${colour}00`])}" opacity="${n(opacity)}"/>`

/** A stylised cloud as on lacquer panels: a flat base and round tops. */
export function cloud(pen: Pen, x: number, y: number, scale: number, light: string, dark: string, opacity = 1): string {
  const d = 'M-62 14C-76 14-78-4-62-6C-64-24-40-32-30-20C-24-40 8-42 14-22C26-34 50-26 46-8C64-12 74 14 56 14Z'
  const curls = 'M-52 5C-46-4-36-3-36 5M-22 4C-20-16 4-18 6-2M22 6C22-8 40-10 40 2'
  return pen.group(
    pen.path(d, pen.linear([light, dark])) +
      pen.stroke(d, mix(light, '#ffffff', 0.5), 1.4, { opacity: 0.7 }) +
      pen.stroke(curls, mix(light, '#ffffff', 0.35), 1.6, { opacity: 0.6 }),
    { x, y, scale, opacity },
  )
}
