import { type BannerCanvas, shadow } from '../kit/banner-canvas.ts'
import { type Motif, subjects } from '../subjects/index.ts'

/** Three related motifs. */
export type MotifTrio = readonly [middle: Motif, left: Motif, right: Motif]

/** Draws three motifs side by side around the subject's position, the middle one larger and in front. */
export function drawMotifTrio(canvas: BannerCanvas, [middle, left, right]: MotifTrio, ink: string): string {
  const { pen, x, subjectScale } = canvas
  const drawAt = (motif: Motif, dx: number, y: number, scale: number): string => {
    const { draw, foreground, castsShadow } = subjects[motif]
    const placement = { x: x + dx * subjectScale, y, scale: scale * Math.max(subjectScale, 0.62) }
    const baseY = y + 138 * placement.scale
    return (
      (castsShadow === true || dx === 0 ? shadow(canvas, placement.x, baseY, 130 * placement.scale, 18 * placement.scale, ink) : '') +
      pen.group(
        pen.group(draw(pen), { filter: pen.relight(0.8) }) +
          (foreground && dx === 0 ? pen.clipTo('M-300-300H300V140H-300Z', foreground(pen)) : ''),
        placement,
      )
    )
  }
  return drawAt(left, -206, 262, 0.84) + drawAt(right, 206, 262, 0.84) + drawAt(middle, 0, 232, 1.14)
}
