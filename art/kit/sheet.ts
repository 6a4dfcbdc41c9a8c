import { n, oval, shape } from './path.ts'
import type { Pen } from './pen.ts'

/** Height of every banner in units of the drawing; the width follows from its aspect ratio. */
export const SHEET_HEIGHT = 500

/** The canvas of a banner, with its width and the position of the subject. */
export interface Sheet {
  pen: Pen
  w: number
  h: number
  /** Horizontal position of the subject; the text is on the other side. */
  x: number
  /** Scale of the subject: 1 on wide banners, less on narrow ones. */
  k: number
}

export const cover = ({ w, h }: Sheet, paint: string, opacity = 1): string =>
  `<rect width="${n(w)}" height="${n(h)}" fill="${paint}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}/>`

export const band = ({ w }: Sheet, y: number, height: number, paint: string, opacity = 1): string =>
  `<rect y="${n(y)}" width="${n(w)}" height="${n(height)}" fill="${paint}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}/>`

/** A bank of mist across the picture. */
export const fog = (sheet: Sheet, y: number, height: number, colour: string, opacity: number): string =>
  band(sheet, y, height, sheet.pen.linear([`${colour}00`, `${colour}ff 55`, `${colour}00`]), opacity)

/** Small lights, with the same density at every width. */
export function sparks(sheet: Sheet, count: number, colour: string, from: number, to: number, low = 0.7, high = 2.2): string {
  const c = sheet.pen.chance
  const dots = Array.from({ length: Math.round((count * sheet.w) / 1000) }, () => {
    const [x, y, r, opacity] = [c.next(0, sheet.w), c.next(from, to), c.next(low, high), c.next(0.25, 1)]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" opacity="${n(opacity)}"/>`
  }).join('')
  return `<g fill="${colour}">${dots}</g>`
}

/** Short horizontal strokes, like light reflected on water. */
export function glints(sheet: Sheet, count: number, from: number, to: number, colour: string, opacity: number): string {
  const c = sheet.pen.chance
  const d = Array.from({ length: Math.round((count * sheet.w) / 1000) }, () => {
    const y = c.next(from, to)
    const reach = (4 + (22 * (y - from)) / (to - from)) * c.next(0.5, 1.4)
    const x = c.next(0, sheet.w)
    return `M${n(x - reach)} ${n(y)}H${n(x + reach)}`
  }).join('')
  return sheet.pen.stroke(d, colour, 1.3, { opacity })
}

/** The broken reflection of a bright disc on water. */
export function reflection(sheet: Sheet, x: number, from: number, to: number, wide: number, colour: string, opacity: number): string {
  const c = sheet.pen.chance
  const d = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45
    const reach = wide * (0.35 + 0.75 * t) * c.next(0.25, 1)
    const at = x + c.next(-0.35, 0.35) * wide
    return `M${n(at - reach)} ${n(from + (to - from) * t * t)}h${n(reach * 2)}`
  }).join('')
  return sheet.pen.stroke(d, colour, 2, { opacity })
}

/** Hills across the picture around `y`. */
export function hills(sheet: Sheet, y: number, swing: number, every: number, paint: string, opacity = 1): string {
  const count = Math.max(3, Math.round(sheet.w / every))
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const x = -30 + ((sheet.w + 60) * i) / count
    return `${n(x)},${n(y + sheet.pen.chance.next(-swing, swing))}`
  })
  const d = shape([`-30,${sheet.h + 20}!`, ...points, `${n(sheet.w + 30)},${sheet.h + 20}!`].join(' '))
  return sheet.pen.path(d, paint, { opacity })
}

/** Darkens the side where the text will be, and the corners. */
export function quieten(sheet: Sheet, colour: string, opacity: number): string {
  const { pen, w, x } = sheet
  const t = Math.round((100 * x) / w)
  if (w < 700) return cover(sheet, pen.radial([`${colour}00`, `${colour}00 60`, `${colour}aa`], 0.5, 0.45, 0.75), opacity)
  return (
    cover(sheet, pen.linear([`${colour}f2`, `${colour}cc ${n(t * 0.35)}`, `${colour}00 ${n(t * 0.8)}`], 0), opacity) +
    cover(sheet, pen.radial([`${colour}00`, `${colour}00 62`, `${colour}bb`], 0.62, 0.45, 0.72), opacity * 0.8)
  )
}

/** Rows of overlapping fans, a pattern of porcelain and lacquer. */
export function scallops({ pen }: Sheet, x: number, y: number, r: number, across: number, down: number, colour: string): string {
  const rings = [1, 0.74, 0.48, 0.22]
  const d = Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (__, column) => {
      const cx = x + (column + (row % 2) / 2) * 2 * r
      const cy = y + row * r * 0.5
      return rings.map((k) => `M${n(cx - r * k)} ${n(cy)}A${n(r * k)} ${n(r * k)} 0 0 1 ${n(cx + r * k)} ${n(cy)}`).join('')
    }).join(''),
  ).join('')
  return pen.stroke(d, colour, 1)
}

/** A soft shadow on the ground. */
export const shadow = ({ pen }: Sheet, x: number, y: number, rx: number, ry: number, colour: string): string =>
  pen.path(oval(x, y, rx, ry), pen.radial([`${colour}ee`, `${colour}99 45`, `${colour}00`]))
