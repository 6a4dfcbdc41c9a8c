import { Pen } from './kit/pen.ts'
import { type Palette, createLighting } from './draw-game.ts'
import { type Motif, subjects } from './subjects/index.ts'

export type { Motif } from './subjects/index.ts'

/** Whether a motif of this name exists. */
export const isMotif = (name: string): name is Motif => Object.hasOwn(subjects, name)

/** Draws a motif on a transparent background, as SVG of 320 by 320 units, for the reels and tables of games. */
export function drawMotif(name: Motif, palette: Palette): string {
  const pen = new Pen(name, createLighting(palette))
  const { draw, foreground } = subjects[name] as { draw: (pen: Pen) => string; foreground?: (pen: Pen) => string }
  const figure = pen.group(pen.group(draw(pen), { filter: pen.relight() }) + (foreground?.(pen) ?? ''), { filter: pen.saturate(1.15) })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320" width="320" height="320">${pen.defs}${figure}</svg>`
}
