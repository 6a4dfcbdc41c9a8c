import { bokeh, mist, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { Ground, Scenery } from '../kit/ground.ts'
import { box } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A skyline of lit windows above a wet street. */
export function nightCity(pen: Pen, { deep, mid, glow, spark }: Ground): Scenery {
  const c = pen.chance
  const tower = (x: number, y: number, w: number, h: number, colour: string, lit: number): string => {
    const cells: string[] = []
    for (let wy = y - h + 10; wy < y - 8; wy += 11)
      for (let wx = x + 6; wx < x + w - 8; wx += 10) if (c.next() < lit) cells.push(box(wx, wy, 5, 6))
    return (
      pen.path(box(x, y - h, w, h + 40), pen.linear([colour, mix(colour, deep, 0.6)])) +
      pen.path(cells.join(''), c.pick([spark, glow, mix(spark, '#ffffff', 0.5)]), { opacity: 0.8 })
    )
  }
  const row = (y: number, low: number, high: number, colour: string, lit: number): string => {
    let out = ''
    for (let x = -20; x < 370;) {
      const w = c.next(34, 62)
      out += tower(x, y, w, c.next(low, high), colour, lit)
      x += w + c.next(0, 8)
    }
    return out
  }
  const back =
    sky(pen, deep, mix(deep, mid, 0.8), mid, glow) +
    pen.glow(180, 250, 240, glow, 0.8) +
    row(380, 150, 290, mix(mid, glow, 0.18), 0.25) +
    mist(pen, 260, 130, glow, 0.4) +
    row(390, 70, 190, mix(mid, deep, 0.5), 0.5) +
    pen.glow(180, 240, 170, mix(glow, '#ffffff', 0.3), 0.6) +
    pen.path(box(-10, 384, 380, 110), pen.linear([mix(mid, glow, 0.3), mix(deep, mid, 0.5), deep])) +
    bokeh(pen, 16, [spark, glow, mix(glow, '#ffffff', 0.5)], 385, 470, 5, 16, 0.75)
  return { back, front: bokeh(pen, 6, [spark, glow], 420, 490, 16, 32, 0.45) }
}
