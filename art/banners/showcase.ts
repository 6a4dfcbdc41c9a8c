import { mix, shade } from '../kit/colour.ts'
import { fixed, oval } from '../kit/path.ts'
import { type BannerCanvas, fillBanner, darkenTextSide, sparks } from '../kit/banner-canvas.ts'
import type { BannerColours } from './colours.ts'
import { drawMotifTrio, type MotifTrio } from './draw-motif-trio.ts'

/** Returns a scene that shows three related motifs on a round stage in the brand's colours. */
export const showcase =
  (motifs: MotifTrio) =>
  (canvas: BannerCanvas, { ink, accent, secondary }: BannerColours): string => {
    const { pen, x } = canvas
    const back = mix(ink, accent, 0.42)
    const floor = 404
    return (
      fillBanner(canvas, pen.linear([mix(ink, accent, 0.1), back, mix(ink, accent, 0.16)], 60)) +
      pen.glow(x, 210, 460, accent, 0.7, 330) +
      rings(canvas, mix(accent, '#ffffff', 0.3)) +
      pen.glow(x, 60, 200, mix(secondary, '#ffffff', 0.2), 0.35, 120) +
      podium(canvas, floor, mix(ink, accent, 0.5), mix(accent, '#ffffff', 0.45), secondary) +
      darkenTextSide(canvas, ink, 0.5) +
      drawMotifTrio(canvas, motifs, ink) +
      sparks(canvas, 50, mix(secondary, '#ffffff', 0.4), 30, 380, 0.7, 2)
    )
  }

function rings({ pen, x }: BannerCanvas, colour: string): string {
  const d = [150, 206, 262, 318, 374, 430].map((r) => oval(x, 216, r)).join('')
  return (
    pen.stroke(d, colour, 1.2, { opacity: 0.2 }) +
    pen.path(oval(x, 216, 150), colour, { opacity: 0.06 }) +
    pen.path(oval(x, 216, 262), colour, { opacity: 0.05 })
  )
}

function podium({ pen, x, subjectScale }: BannerCanvas, y: number, colour: string, light: string, secondary: string): string {
  const rx = 330 * subjectScale
  const side = (r: number, top: number, height: number): string =>
    `M${fixed(x - r)} ${fixed(top)}V${fixed(top + height)}A${fixed(r)} ${fixed(r * 0.13)} 0 0 0 ${fixed(x + r)} ${fixed(top + height)}V${fixed(top)}Z`
  return (
    pen.path(side(rx, y, 34), pen.linear([shade(colour, -0.5), colour, shade(colour, -0.6)], 0)) +
    pen.path(oval(x, y, rx, rx * 0.13), pen.linear([light, `${colour} 60`, shade(colour, -0.2)])) +
    pen.stroke(oval(x, y, rx, rx * 0.13), light, 1.6) +
    pen.stroke(
      `M${fixed(x - rx)} ${fixed(y + 18)}A${fixed(rx)} ${fixed(rx * 0.13)} 0 0 0 ${fixed(x + rx)} ${fixed(y + 18)}`,
      secondary,
      2.4,
      {
        opacity: 0.9,
      },
    )
  )
}
