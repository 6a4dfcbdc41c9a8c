import { motes, rays, spotlight } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, fixed, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** A hall with arches and columns, and a bright opening behind the subject. */
export function palace(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const arch = (w: number, top: number, colour: string, trim: string): string => {
    const opening = `M${180 - w} 430V${top + w}A${w} ${w} 0 0 1 ${180 + w} ${top + w}V430Z`
    return (
      pen.path(`M-10-10H370V490H-10Z${opening}`, pen.linear([mix(colour, deep, 0.35), colour, mix(colour, deep, 0.6)]), {
        'fill-rule': 'evenodd',
      }) +
      pen.stroke(opening, trim, 5, { opacity: 0.9 }) +
      pen.stroke(`M${180 - w - 11} 430V${top + w}A${w + 11} ${w + 11} 0 0 1 ${180 + w + 11} ${top + w}V430`, trim, 1.5, { opacity: 0.6 })
    )
  }
  const tiles =
    [-6, -4, -2.6, -1.5, -0.5, 0.5, 1.5, 2.6, 4, 6].map((k) => `M${fixed(180 + k * 20)} 372L${fixed(180 + k * 90)} 490`).join('') +
    [376, 388, 406, 432, 470].map((y) => `M0 ${y}H360`).join('')
  const back =
    spotlight(pen, [mix(glow, '#ffffff', 0.55), glow, mid], 180, 214, 0.42) +
    rays(pen, 180, 190, '#ffffff', 0.35, 16) +
    arch(92, 70, mix(mid, glow, 0.35), mix(spark, '#ffffff', 0.2)) +
    arch(134, 18, mix(mid, deep, 0.2), spark) +
    pen.path(box(-10, 372, 380, 120), pen.linear([mix(glow, mid, 0.5), mix(mid, deep, 0.4), deep])) +
    pen.stroke(tiles, mix(glow, '#ffffff', 0.3), 1.1, { opacity: 0.32 }) +
    pen.path(oval(180, 392, 150, 24), pen.radial([`${mix(glow, '#ffffff', 0.6)}dd`, `${glow}00`]))
  const column = (x: number): string =>
    pen.path(box(x - 26, 30, 52, 420), pen.linear([mix(mid, deep, 0.8), mix(mid, glow, 0.3), mix(mid, deep, 0.4), deep], 0)) +
    pen.path(box(x - 34, 30, 68, 18, 4) + box(x - 36, 440, 72, 50, 4), pen.linear([spark, mix(spark, deep, 0.6)], 20)) +
    pen.stroke([-13, 0, 13].map((k) => `M${x + k} 54V436`).join(''), deep, 2, { opacity: 0.35 })
  return { back: back + column(6) + column(354), front: motes(pen, 20, spark, 0.7, 2, 60, 420) }
}
