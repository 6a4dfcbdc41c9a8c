import { type Palette, takeColours } from './banners/colours.ts'
import { type BannerScene, banners } from './banners/index.ts'
import { readLch } from './kit/colour.ts'
import { n } from './kit/path.ts'
import { Pen } from './kit/pen.ts'
import { SHEET_HEIGHT } from './kit/sheet.ts'

export interface BannerArt {
  scene: BannerScene
  /** Pixels. The drawing is composed for this aspect ratio, not cropped to it. */
  width: number
  height: number
  /** Horizontal position of the subject, 0-1. */
  focus: number
}

export const isBannerScene = (name: string): name is BannerScene => Object.hasOwn(banners, name)

/** Draws a banner in a brand's colours as SVG without text, `width` by `height`. Deterministic on every machine. */
export function drawBanner({ scene, width, height, focus }: BannerArt, palette: Palette): string {
  const h = SHEET_HEIGHT
  const w = (h * width) / height
  const colours = takeColours(palette)
  const chroma = readLch(palette.accent).c + readLch(palette.second).c
  const pen = new Pen(scene, { ink: colours.ink, rim: palette.accent, kick: palette.second, vivid: Math.min(1, chroma / 0.42) })
  const content = banners[scene]({ pen, w, h, x: w * focus, k: Math.min(1, w / 620) }, colours)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${h}" width="${width}" height="${height}">${pen.defs}${content}</svg>`
}
