import { bokeh, mist, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A skyline of lit windows above a wet street. */
export function nightCity(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const tower = (x: number, y: number, w: number, h: number, colour: string, litShare: number): string => {
    const cells: string[] = []
    for (let wy = y - h + 10; wy < y - 8; wy += 11)
      for (let wx = x + 6; wx < x + w - 8; wx += 10) if (random.next() < litShare) cells.push(box(wx, wy, 5, 6))
    return (
      pen.path(box(x, y - h, w, h + 40), pen.linear([colour, mix(colour, deep, 0.6)])) +
      pen.path(cells.join(''), random.pick([spark, glow, mix(spark, '#ffffff', 0.5)]), { opacity: 0.8 })
    )
  }
  const row = (y: number, minHeight: number, maxHeight: number, colour: string, litShare: number): string => {
    let svg = ''
    for (let x = -20; x < 370;) {
      const w = random.next(34, 62)
      svg += tower(x, y, w, random.next(minHeight, maxHeight), colour, litShare)
      x += w + random.next(0, 8)
    }
    return svg
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
