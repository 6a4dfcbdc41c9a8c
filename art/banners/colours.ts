import { hexToLch, shade } from '../kit/colour.ts'

/** The colours of a brand's theme that pictures and banners use, as #rrggbb. */
export interface Palette {
  canvas: string
  accent: string
  secondary: string
}

/** The colours of a banner, as #rrggbb. */
export interface BannerColours {
  /** A dark shade of the brand's background colour. */
  ink: string
  accent: string
  secondary: string
}

export function createBannerColours({ canvas, accent, secondary }: Palette): BannerColours {
  return { ink: shade(canvas, hexToLch(canvas).l > 0.3 ? -0.8 : -0.2), accent, secondary }
}
