import { fixed, oval, polygon, shape } from './path.ts'
import type { Pen } from './pen.ts'
import { mix } from './colour.ts'

/** Size of every game picture, in units of the drawing. */
export const WIDTH = 360
export const HEIGHT = 480

const canvasPath = 'M0 0H360V480H0Z'

export const fillCanvas = (paint: string, opacity = 1): string =>
  `<path d="${canvasPath}" fill="${paint}"${opacity < 1 ? ` opacity="${fixed(opacity)}"` : ''}/>`

export const sky = (pen: Pen, ...colours: string[]): string => fillCanvas(pen.linear(colours))

/** A radial gradient over the whole picture, with the first colour at its centre (x, y). */
export const spotlight = (pen: Pen, colours: string[], x = 180, y = 215, r = 0.62): string =>
  fillCanvas(pen.radial(colours, x / WIDTH, y / HEIGHT, r))

/** Beams that fan out from a point. */
export function rays(pen: Pen, x: number, y: number, colour: string, opacity: number, count = 14, beamLength = 430): string {
  const startAngle = pen.random.next(0, 20)
  const beams = Array.from({ length: count }, (_, i) => {
    const a = ((startAngle + (360 * i) / count) * Math.PI) / 180
    const halfAngle = (Math.PI / count) * pen.random.next(0.35, 0.62)
    return polygon([
      [x, y],
      [x + beamLength * Math.cos(a - halfAngle), y + beamLength * Math.sin(a - halfAngle)],
      [x + beamLength * Math.cos(a + halfAngle), y + beamLength * Math.sin(a + halfAngle)],
    ])
  }).join('')
  const paint = pen.radial([`${colour}ff`, `${colour}66 45`, `${colour}00`], 0.5, 0.5, 0.5)
  return pen.path(beams, paint, { opacity })
}

/** Small lights scattered over the picture, from `fromY` to `toY`. */
export function motes(pen: Pen, count: number, colour: string, minRadius = 0.8, maxRadius = 2.6, fromY = 0, toY = HEIGHT): string {
  const dots = Array.from({ length: count }, () => {
    const r = pen.random.next(minRadius, maxRadius)
    return `<circle cx="${fixed(pen.random.next(0, WIDTH))}" cy="${fixed(pen.random.next(fromY, toY))}" r="${fixed(r)}" opacity="${fixed(pen.random.next(0.25, 1))}"/>`
  }).join('')
  return `<g fill="${colour}">${dots}</g>`
}

/** Out-of-focus lights. */
export function bokeh(
  pen: Pen,
  count: number,
  colours: readonly string[],
  fromY: number,
  toY: number,
  minRadius = 6,
  maxRadius = 20,
  opacity = 0.4,
): string {
  return Array.from({ length: count }, () => {
    const colour = pen.random.pick(colours)
    const [x, y, r] = [pen.random.next(-10, WIDTH + 10), pen.random.next(fromY, toY), pen.random.next(minRadius, maxRadius)]
    return pen.path(oval(x, y, r), pen.radial([`${colour}66`, `${colour}8c 78`, `${colour}cc 92`, `${colour}00`]), {
      opacity: pen.random.next(0.3, 1) * opacity,
    })
  }).join('')
}

/** A ridge across the picture: jagged if `roughness` is above 0.5, otherwise smooth. */
export function ridge(pen: Pen, y: number, amplitude: number, segments: number, roughness = 0): string {
  const cornerMark = roughness > 0.5 ? '!' : ''
  const points = Array.from({ length: segments + 1 }, (_, i) => {
    const x = -20 + (400 * i) / segments
    return `${fixed(x)},${fixed(y + pen.random.next(-amplitude, amplitude))}${cornerMark}`
  })
  return shape(['-20,500!', ...points, '380,500!'].join(' '))
}

/** Darkens the corners. */
export function vignette(pen: Pen, colour: string, opacity = 0.75): string {
  return fillCanvas(pen.radial([`${colour}00`, `${colour}00 58`, `${colour}99 90`, `${colour}dd`], 0.5, 0.48, 0.8), opacity)
}

/** A horizontal band of mist. */
export const mist = (pen: Pen, y: number, height: number, colour: string, opacity: number): string =>
  `<rect x="0" y="${fixed(y)}" width="360" height="${fixed(height)}" fill="${pen.linear([`${colour}00`, `${colour}ff 55`, `${colour}00`])}" opacity="${fixed(opacity)}"/>`

/** A stylised cloud as in East Asian lacquer work, with a flat base and a round top. */
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
