import type { ThemeName } from '../theme-grounds.ts'
import { contrast } from './contrast.ts'

/** The colours of both themes, by theme and token: `dark/muted`. */
export type Colours = Readonly<Record<string, string>>

/**
 * What is read or seen on what, by the names of the colours; `on` may be a colour that stands. The least contrast
 * between the two, and the theme in which it is seen.
 */
export interface Pair {
  readonly token: string
  readonly on: string
  /** What is laid over the ground. */
  readonly wash?: { readonly of: string; readonly share: number }
  /** What is below the ground where that is not opaque. */
  readonly canvas: string
  readonly minRatio: number
  readonly theme: ThemeName
}

/** Pairs may differ by the colours: a header that gets darker takes the colours of the other theme. */
type PairsOf = (colours: Colours) => readonly Pair[]

export const nameOf = (theme: string, token: string): string => `${theme}/${token}`
export const colourOf = (colours: Colours, name: string): string | undefined => (name.startsWith('#') ? name : colours[name])

/** The colours that decide on a pair; those that are not opaque leave the canvas a part in it. */
export const namesIn = ({ token, on, wash }: Pair): readonly string[] =>
  [token, on, ...(wash === undefined ? [] : [wash.of])].filter((name) => !name.startsWith('#'))

/** The contrast of a pair; undefined where one of its colours is not known. */
export function contrastRatio(colours: Colours, { token, on, wash, canvas }: Pair): number | undefined {
  const [text, ground, below] = [colours[token], colourOf(colours, on), colours[canvas]]
  const over = wash === undefined ? undefined : colours[wash.of]
  if (text === undefined || ground === undefined || below === undefined || (wash !== undefined && over === undefined)) return undefined
  return contrast(text, ground, below, wash && over !== undefined ? { colour: over, share: wash.share } : undefined)
}

export const failsContrast = (colours: Colours, pair: Pair): boolean =>
  (contrastRatio(colours, pair) ?? Number.POSITIVE_INFINITY) < pair.minRatio

/** Whether a pair's contrast hangs on a colour; on the canvas every one does that has something see-through in it. */
const dependsOn = (name: string, pair: Pair): boolean => namesIn(pair).includes(name) || pair.canvas === name

/**
 * The nearest colour of the same hue, lighter or darker, with which every pair that it has a part in can be told apart.
 */
export function fitColour(colours: Colours, name: string, pairsOf: PairsOf): string | undefined {
  return shades(colours[name] ?? '', 200).find((shade) => isFit({ ...colours, [name]: shade }, [name], pairsOf, colours))
}

/** Two colours that have to change both, each in its hue and by as little as may be. */
export function fitBoth(colours: Colours, one: string, other: string, pairsOf: PairsOf): readonly [string, string] | undefined {
  const choices = shades(colours[one] ?? '', 40).flatMap((first, far) =>
    shades(colours[other] ?? '', 40).map((second, further) => ({ first, second, far: far + further })),
  )
  const found = choices
    .sort((a, b) => a.far - b.far)
    .find(({ first, second }) => isFit({ ...colours, [one]: first, [other]: second }, [one, other], pairsOf, colours))
  return found && [found.first, found.second]
}

/**
 * Whether every pair passes in which the changed colours have a part. One that only shows the canvas through, and
 * failed before, is another colour's matter.
 */
const isFit = (colours: Colours, names: readonly string[], pairsOf: PairsOf, before: Colours): boolean =>
  pairsOf(colours).every(
    (pair) =>
      !names.some((name) => dependsOn(name, pair)) ||
      !failsContrast(colours, pair) ||
      (!names.some((name) => namesIn(pair).includes(name)) && failsContrast(before, pair)),
  )

/** The colour in `steps` degrees of lightness from black to white, the nearest to what it is first. */
function shades(colour: string, steps: number): string[] {
  const { hue, saturation, lightness } = toHsl(colour)
  return Array.from({ length: steps + 1 }, (_, index) => index / steps)
    .sort((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness))
    .map((light) => fromHsl(hue, saturation, light) + colour.slice(7))
}

function toHsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(max + min) / 2, max - min]
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector = max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (from: number): string => {
    const k = (from + hue / 30) % 12
    const share = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
