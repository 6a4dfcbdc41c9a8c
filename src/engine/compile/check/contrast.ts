type Rgb = readonly [number, number, number]

/** A colour painted over a background. `opacity` is between 0 and 1. */
export interface ColourLayer {
  readonly colour: string
  readonly opacity: number
}

/**
 * Returns the contrast ratio of a text on a background, 1 to 21, as WCAG 2 defines it. Translucent colours are
 * composited: the background over `canvas`, `tint` over the background, and the text over both.
 */
export function computeContrastRatio(text: string, background: string, canvas: string, tint?: ColourLayer): number {
  const opaqueBackground = composite(parseColour(background), parseColour(canvas).rgb)
  const base =
    tint === undefined ? opaqueBackground : composite({ rgb: parseColour(tint.colour).rgb, alpha: tint.opacity }, opaqueBackground)
  const [light, dark] = [computeLuminance(composite(parseColour(text), base)), computeLuminance(base)].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

function parseColour(colour: string): { rgb: Rgb; alpha: number } {
  const parseChannel = (offset: number): number => Number.parseInt(colour.slice(offset, offset + 2), 16)
  return { rgb: [parseChannel(1), parseChannel(3), parseChannel(5)], alpha: colour.length > 7 ? parseChannel(7) / 255 : 1 }
}

const composite = ({ rgb, alpha }: { rgb: Rgb; alpha: number }, background: Rgb): Rgb =>
  rgb.map((channel, index) => channel * alpha + (background[index] as number) * (1 - alpha)) as unknown as Rgb

function computeLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const normalized = channel / 255
    return normalized <= 0.03928 ? normalized / 12.92 : ((normalized + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
