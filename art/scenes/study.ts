import { bokeh, motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A study at night with bookshelves, a tall window and blurred candlelight. */
export function study(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const shelf = (x0: number, x1: number, y: number): string => {
    let svg = ''
    for (let x = x0; x < x1;) {
      const w = random.next(7, 15)
      const h = random.next(34, 54)
      svg +=
        pen.path(box(x, y - h, w - 1, h, 1), random.pick([mid, mix(mid, glow, 0.35), mix(mid, spark, 0.3), mix(mid, deep, 0.5)])) +
        pen.path(box(x, y - h + 8, w - 1, 2), spark, { opacity: 0.5 })
      x += w
    }
    return svg + pen.path(box(x0 - 6, y, x1 - x0 + 12, 7), mix(deep, mid, 0.5))
  }
  const window = 'M104 372V150A76 76 0 0 1 256 150V372Z'
  const bars = 'M180 74V372M104 170H256M104 236H256M104 302H256M142 88V372M218 88V372'
  const back =
    sky(pen, mix(deep, mid, 0.4), mix(deep, mid, 0.2), deep) +
    [118, 192, 266, 340].map((y) => shelf(-8, 92, y) + shelf(268, 368, y)).join('') +
    pen.path('M-10-10H370V490H-10Z', pen.radial([`${deep}00`, `${deep}55`, `${deep}cc`], 0.5, 0.45, 0.6)) +
    pen.path(window, pen.linear([mix(glow, '#ffffff', 0.45), glow, mix(glow, mid, 0.5)])) +
    pen.path(oval(206, 150, 34), '#ffffff', { opacity: 0.85 }) +
    pen.stroke(bars, mix(deep, mid, 0.2), 4) +
    pen.stroke(window, spark, 4) +
    pen.glow(180, 230, 210, glow, 0.65) +
    pen.path(box(-10, 384, 380, 110), pen.linear([mix(mid, glow, 0.25), mix(mid, deep, 0.5), deep])) +
    pen.stroke('M-10 386H370', mix(spark, '#ffffff', 0.2), 2, { opacity: 0.7 })
  return { back, front: bokeh(pen, 7, [spark, glow], 330, 470, 8, 20, 0.6) + motes(pen, 18, spark, 0.7, 1.8, 120, 420) }
}
