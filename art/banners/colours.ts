import { readLch, shade } from '../kit/colour.ts'

/** The colours of a brand that its game pictures and banners take on. Each is #rrggbb. */
export interface Palette {
  canvas: string
  accent: string
  second: string
}

/** What a banner is painted with: the brand's night, and its two colours. */
export interface Colours {
  /** The darkest shade. */
  ink: string
  first: string
  second: string
}

export function takeColours({ canvas, accent, second }: Palette): Colours {
  return { ink: shade(canvas, readLch(canvas).l > 0.3 ? -0.8 : -0.2), first: accent, second }
}
