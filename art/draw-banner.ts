import { type Palette, createBannerColours } from './banners/colours.ts'
import { type BannerScene, banners } from './banners/index.ts'
import { hexToLch } from './kit/colour.ts'
import { fixed } from './kit/path.ts'
import { Pen } from './kit/pen.ts'
import { BANNER_HEIGHT } from './kit/banner-canvas.ts'

export interface BannerArt {
  scene: BannerScene
  /** Width in pixels. The scene is composed for the aspect ratio of the banner, not cropped to it. */
  width: number
  height: number
  /** Horizontal position of the subject: 0 is the left edge, 1 the right edge. */
  focus: number
}

export const isBannerScene = (name: string): name is BannerScene => Object.hasOwn(banners, name)

/**
 * Draws a banner in a brand's colours as SVG without text, `width` by `height` pixels. The same input produces the same
 * SVG on every machine.
 */
export function drawBanner({ scene, width, height, focus }: BannerArt, palette: Palette): string {
  const h = BANNER_HEIGHT
  const w = (h * width) / height
  const colours = createBannerColours(palette)
  const chroma = hexToLch(palette.accent).c + hexToLch(palette.secondary).c
  const pen = new Pen(scene, {
    ink: colours.ink,
    rightRim: palette.accent,
    leftRim: palette.secondary,
    saturation: Math.min(1, chroma / 0.42),
  })
  const content = banners[scene]({ pen, w, h, x: w * focus, subjectScale: Math.min(1, w / 620) }, colours)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fixed(w)} ${h}" width="${width}" height="${height}">${pen.defs}${content}</svg>`
}
