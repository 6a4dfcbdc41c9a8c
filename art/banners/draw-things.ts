import { type Sheet, shadow } from '../kit/sheet.ts'
import { type Motif, subjects } from '../subjects/index.ts'

/** Three related motifs, the middle one first. */
export type Things = readonly [middle: Motif, left: Motif, right: Motif]

/** Draws motifs side by side around the subject's position, the middle one larger and in front. */
export function drawThings(sheet: Sheet, [middle, left, right]: Things, ink: string): string {
  const { pen, x, k } = sheet
  const put = (motif: Motif, dx: number, y: number, scale: number): string => {
    const { draw, over, castsShadow } = subjects[motif]
    const at = { x: x + dx * k, y, scale: scale * Math.max(k, 0.62) }
    const foot = y + 138 * at.scale
    return (
      (castsShadow === true || dx === 0 ? shadow(sheet, at.x, foot, 130 * at.scale, 18 * at.scale, ink) : '') +
      pen.group(
        pen.group(draw(pen), { filter: pen.relight(0.8) }) + (over && dx === 0 ? pen.within('M-300-300H300V140H-300Z', over(pen)) : ''),
        at,
      )
    )
  }
  return put(left, -206, 262, 0.84) + put(right, 206, 262, 0.84) + put(middle, 0, 232, 1.14)
}
