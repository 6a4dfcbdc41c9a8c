import { readLch, shade } from '../kit/colour.ts'

/** The brand colours of game pictures and banners, as #rrggbb. */
export interface Palette {
  canvas: string
  accent: string
  second: string
}

/** The colours of a banner: the brand's darkest shade and its two colours. */
export interface Colours {
  /** The darkest shade. */
  ink: string
  first: string
  second: string
}

export function takeColours({ canvas, accent, second }: Palette): Colours {
  return { ink: shade(canvas, readLch(canvas).l > 0.3 ? -0.8 : -0.2), first: accent, second }
}
