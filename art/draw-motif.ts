import { Pen } from './kit/pen.ts'
import { type Palette, takeTones } from './draw-game.ts'
import { type Motif, subjects } from './subjects/index.ts'

export type { Motif } from './subjects/index.ts'

/** Whether a drawing of this name exists. */
export const isMotif = (name: string): name is Motif => Object.hasOwn(subjects, name)

/** Draws a motif on a transparent background, as SVG of 320 by 320 units, for the reels and tables of games. */
export function drawMotif(name: Motif, palette: Palette): string {
  const pen = new Pen(name, takeTones(palette))
  const { draw, over } = subjects[name] as { draw: (pen: Pen) => string; over?: (pen: Pen) => string }
  const figure = pen.group(pen.group(draw(pen), { filter: pen.relight() }) + (over?.(pen) ?? ''), { filter: pen.vivid(1.15) })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320" width="320" height="320">${pen.defs}${figure}</svg>`
}
