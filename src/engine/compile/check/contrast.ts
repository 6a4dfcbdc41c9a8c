type Rgb = readonly [number, number, number]

/** A colour painted over a ground; `share` is its opacity, 0 to 1. */
export interface Layer {
  readonly colour: string
  readonly share: number
}

/**
 * The contrast ratio of a text on a ground, 1 to 21, as WCAG 2 defines it. Translucent colours are composited: the text
 * over the ground with its wash, the ground over `below`.
 */
export function contrast(text: string, ground: string, below: string, wash?: Layer): number {
  const bare = layOver(parse(ground), parse(below).rgb)
  const base = wash === undefined ? bare : layOver({ rgb: parse(wash.colour).rgb, alpha: wash.share }, bare)
  const [light, dark] = [luminance(layOver(parse(text), base)), luminance(base)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function parse(colour: string): { rgb: Rgb; alpha: number } {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return { rgb: [part(1), part(3), part(5)], alpha: colour.length > 7 ? part(7) / 255 : 1 }
}

const layOver = ({ rgb, alpha }: { rgb: Rgb; alpha: number }, below: Rgb): Rgb =>
  rgb.map((part, index) => part * alpha + (below[index] as number) * (1 - alpha)) as unknown as Rgb

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
