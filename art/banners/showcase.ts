import { mix, shade } from '../kit/colour.ts'
import { n, oval } from '../kit/path.ts'
import { type Sheet, cover, quieten, sparks } from '../kit/sheet.ts'
import type { Colours } from './colours.ts'
import { drawThings, type Things } from './draw-things.ts'

/** Three related motifs on a round stage in the brand's colours, the middle one first. */
export const showcase =
  (things: Things) =>
  (sheet: Sheet, { ink, first, second }: Colours): string => {
    const { pen, x } = sheet
    const back = mix(ink, first, 0.42)
    const floor = 404
    return (
      cover(sheet, pen.linear([mix(ink, first, 0.1), back, mix(ink, first, 0.16)], 60)) +
      pen.glow(x, 210, 460, first, 0.7, 330) +
      rings(sheet, mix(first, '#ffffff', 0.3)) +
      pen.glow(x, 60, 200, mix(second, '#ffffff', 0.2), 0.35, 120) +
      podium(sheet, floor, mix(ink, first, 0.5), mix(first, '#ffffff', 0.45), second) +
      quieten(sheet, ink, 0.5) +
      drawThings(sheet, things, ink) +
      sparks(sheet, 50, mix(second, '#ffffff', 0.4), 30, 380, 0.7, 2)
    )
  }

function rings({ pen, x }: Sheet, colour: string): string {
  const d = [150, 206, 262, 318, 374, 430].map((r) => oval(x, 216, r)).join('')
  return (
    pen.stroke(d, colour, 1.2, { opacity: 0.2 }) +
    pen.path(oval(x, 216, 150), colour, { opacity: 0.06 }) +
    pen.path(oval(x, 216, 262), colour, { opacity: 0.05 })
  )
}

function podium({ pen, x, k }: Sheet, y: number, colour: string, light: string, second: string): string {
  const rx = 330 * k
  const side = (r: number, top: number, tall: number): string =>
    `M${n(x - r)} ${n(top)}V${n(top + tall)}A${n(r)} ${n(r * 0.13)} 0 0 0 ${n(x + r)} ${n(top + tall)}V${n(top)}Z`
  return (
    pen.path(side(rx, y, 34), pen.linear([shade(colour, -0.5), colour, shade(colour, -0.6)], 0)) +
    pen.path(oval(x, y, rx, rx * 0.13), pen.linear([light, `${colour} 60`, shade(colour, -0.2)])) +
    pen.stroke(oval(x, y, rx, rx * 0.13), light, 1.6) +
    pen.stroke(`M${n(x - rx)} ${n(y + 18)}A${n(rx)} ${n(rx * 0.13)} 0 0 0 ${n(x + rx)} ${n(y + 18)}`, second, 2.4, { opacity: 0.9 })
  )
}
