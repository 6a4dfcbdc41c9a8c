import { fixed, oval, shape } from './path.ts'
import type { Pen } from './pen.ts'

/** Height of every banner in units of the drawing. The width depends on the aspect ratio. */
export const BANNER_HEIGHT = 500

/** The drawing area of a banner, with its width and height in units and the position of the subject. */
export interface BannerCanvas {
  pen: Pen
  w: number
  h: number
  /** Horizontal position of the subject. On a wide banner, the text of the page is to the left of the subject. */
  x: number
  /** Scale of the subject: 1 on wide banners, less on narrow ones. */
  subjectScale: number
}

export const fillBanner = ({ w, h }: BannerCanvas, paint: string, opacity = 1): string =>
  `<rect width="${fixed(w)}" height="${fixed(h)}" fill="${paint}"${opacity < 1 ? ` opacity="${fixed(opacity)}"` : ''}/>`

export const band = ({ w }: BannerCanvas, y: number, height: number, paint: string, opacity = 1): string =>
  `<rect y="${fixed(y)}" width="${fixed(w)}" height="${fixed(height)}" fill="${paint}"${opacity < 1 ? ` opacity="${fixed(opacity)}"` : ''}/>`

/** A horizontal band of mist across the banner. */
export const fog = (canvas: BannerCanvas, y: number, height: number, colour: string, opacity: number): string =>
  band(canvas, y, height, canvas.pen.linear([`${colour}00`, `${colour}ff 55`, `${colour}00`]), opacity)

/** Small scattered lights: `count` for each 1,000 units of width. */
export function sparks(
  canvas: BannerCanvas,
  count: number,
  colour: string,
  fromY: number,
  toY: number,
  minRadius = 0.7,
  maxRadius = 2.2,
): string {
  const random = canvas.pen.random
  const dots = Array.from({ length: Math.round((count * canvas.w) / 1000) }, () => {
    const [x, y, r, opacity] = [random.next(0, canvas.w), random.next(fromY, toY), random.next(minRadius, maxRadius), random.next(0.25, 1)]
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" opacity="${fixed(opacity)}"/>`
  }).join('')
  return `<g fill="${colour}">${dots}</g>`
}

/** Short horizontal strokes of light on water: `count` for each 1,000 units of width. */
export function glints(canvas: BannerCanvas, count: number, fromY: number, toY: number, colour: string, opacity: number): string {
  const random = canvas.pen.random
  const d = Array.from({ length: Math.round((count * canvas.w) / 1000) }, () => {
    const y = random.next(fromY, toY)
    const halfWidth = (4 + (22 * (y - fromY)) / (toY - fromY)) * random.next(0.5, 1.4)
    const x = random.next(0, canvas.w)
    return `M${fixed(x - halfWidth)} ${fixed(y)}H${fixed(x + halfWidth)}`
  }).join('')
  return canvas.pen.stroke(d, colour, 1.3, { opacity })
}

/** The reflection of a sun or moon on water, as horizontal strokes. */
export function reflection(
  canvas: BannerCanvas,
  x: number,
  fromY: number,
  toY: number,
  width: number,
  colour: string,
  opacity: number,
): string {
  const random = canvas.pen.random
  const d = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45
    const halfWidth = width * (0.35 + 0.75 * t) * random.next(0.25, 1)
    const centreX = x + random.next(-0.35, 0.35) * width
    return `M${fixed(centreX - halfWidth)} ${fixed(fromY + (toY - fromY) * t * t)}h${fixed(halfWidth * 2)}`
  }).join('')
  return canvas.pen.stroke(d, colour, 2, { opacity })
}

/** A line of hills across the banner at height `y`. */
export function hills(canvas: BannerCanvas, y: number, amplitude: number, spacing: number, paint: string, opacity = 1): string {
  const count = Math.max(3, Math.round(canvas.w / spacing))
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const x = -30 + ((canvas.w + 60) * i) / count
    return `${fixed(x)},${fixed(y + canvas.pen.random.next(-amplitude, amplitude))}`
  })
  const d = shape([`-30,${canvas.h + 20}!`, ...points, `${fixed(canvas.w + 30)},${canvas.h + 20}!`].join(' '))
  return canvas.pen.path(d, paint, { opacity })
}

/** Darkens the left side, where the page places its text, and the corners; on a narrow banner only the corners. */
export function darkenTextSide(canvas: BannerCanvas, colour: string, opacity: number): string {
  const { pen, w, x } = canvas
  const subjectPercent = Math.round((100 * x) / w)
  if (w < 700) return fillBanner(canvas, pen.radial([`${colour}00`, `${colour}00 60`, `${colour}aa`], 0.5, 0.45, 0.75), opacity)
  return (
    fillBanner(
      canvas,
      pen.linear([`${colour}f2`, `${colour}cc ${fixed(subjectPercent * 0.35)}`, `${colour}00 ${fixed(subjectPercent * 0.8)}`], 0),
      opacity,
    ) + fillBanner(canvas, pen.radial([`${colour}00`, `${colour}00 62`, `${colour}bb`], 0.62, 0.45, 0.72), opacity * 0.8)
  )
}

/** Rows of overlapping arcs: the seigaiha (wave) pattern. */
export function scallops(
  { pen }: BannerCanvas,
  x: number,
  y: number,
  r: number,
  columns: number,
  rowCount: number,
  colour: string,
): string {
  const rings = [1, 0.74, 0.48, 0.22]
  const d = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const cx = x + (column + (row % 2) / 2) * 2 * r
      const cy = y + row * r * 0.5
      return rings
        .map((k) => `M${fixed(cx - r * k)} ${fixed(cy)}A${fixed(r * k)} ${fixed(r * k)} 0 0 1 ${fixed(cx + r * k)} ${fixed(cy)}`)
        .join('')
    }).join(''),
  ).join('')
  return pen.stroke(d, colour, 1)
}

/** A soft shadow on the ground. */
export const shadow = ({ pen }: BannerCanvas, x: number, y: number, rx: number, ry: number, colour: string): string =>
  pen.path(oval(x, y, rx, ry), pen.radial([`${colour}ee`, `${colour}99 45`, `${colour}00`]))
