import type { ThemeName } from '../header-theme.ts'
import { computeContrastRatio } from './contrast.ts'

/** The colours of both themes by theme and token, such as `dark/muted`. */
export type Colours = Readonly<Record<string, string>>

/**
 * A colour (`token`) and the background on which it is shown (`on`), by their names; `on` may also be a literal colour.
 * `minRatio` is the minimum contrast between them in `theme`.
 */
export interface ColourPair {
  readonly token: string
  readonly on: string
  /** A translucent colour over the background. */
  readonly tint?: { readonly token: string; readonly opacity: number }
  /** The colour below a translucent background. */
  readonly canvas: string
  readonly minRatio: number
  readonly theme: ThemeName
}

/** Returns the pairs to check. They depend on the colours: the background of a header decides which theme it uses. */
type ListPairs = (colours: Colours) => readonly ColourPair[]

export const toColourName = (theme: string, token: string): string => `${theme}/${token}`
export const findColour = (colours: Colours, name: string): string | undefined => (name.startsWith('#') ? name : colours[name])

/** Returns the names of the colours that determine the contrast of a pair, without the canvas and literal colours. */
export const listColourNames = ({ token, on, tint }: ColourPair): readonly string[] =>
  [token, on, ...(tint === undefined ? [] : [tint.token])].filter((name) => !name.startsWith('#'))

/** Returns the contrast ratio of a pair; `undefined` if one of its colours is unknown. */
export function findPairContrast(colours: Colours, { token, on, tint, canvas }: ColourPair): number | undefined {
  const [text, background, canvasColour] = [colours[token], findColour(colours, on), colours[canvas]]
  const tintColour = tint === undefined ? undefined : colours[tint.token]
  if (text === undefined || background === undefined || canvasColour === undefined || (tint !== undefined && tintColour === undefined))
    return undefined
  return computeContrastRatio(
    text,
    background,
    canvasColour,
    tint && tintColour !== undefined ? { colour: tintColour, opacity: tint.opacity } : undefined,
  )
}

export const hasLowContrast = (colours: Colours, pair: ColourPair): boolean =>
  (findPairContrast(colours, pair) ?? Number.POSITIVE_INFINITY) < pair.minRatio

/** Whether the contrast of a pair depends on a colour, directly or as the canvas below translucent colours. */
const canAffectContrast = (name: string, pair: ColourPair): boolean => listColourNames(pair).includes(name) || pair.canvas === name

/**
 * Returns the nearest colour of the same hue, lighter or darker, with which every pair that contains it has enough
 * contrast; `undefined` if there is none.
 */
export function fitColour(colours: Colours, name: string, listPairs: ListPairs): string | undefined {
  return listShades(colours[name] ?? '', 200).find((shade) => hasEnoughContrast({ ...colours, [name]: shade }, [name], listPairs, colours))
}

/**
 * Like `fitColour` for two colours that must both change: the pair with the smallest total change of lightness, each in
 * its own hue.
 */
export function fitColourPair(
  colours: Colours,
  firstName: string,
  secondName: string,
  listPairs: ListPairs,
): readonly [string, string] | undefined {
  const choices = listShades(colours[firstName] ?? '', 40).flatMap((first, firstDistance) =>
    listShades(colours[secondName] ?? '', 40).map((secondColour, secondDistance) => ({
      first,
      second: secondColour,
      distance: firstDistance + secondDistance,
    })),
  )
  const best = choices
    .sort((a, b) => a.distance - b.distance)
    .find(({ first, second }) =>
      hasEnoughContrast({ ...colours, [firstName]: first, [secondName]: second }, [firstName, secondName], listPairs, colours),
    )
  return best && [best.first, best.second]
}

/**
 * Whether every pair that contains a changed colour has enough contrast. A pair for which the changed colour is only
 * the canvas, and which failed before, is ignored: another colour causes the failure.
 */
const hasEnoughContrast = (colours: Colours, names: readonly string[], listPairs: ListPairs, originalColours: Colours): boolean =>
  listPairs(colours).every(
    (pair) =>
      !names.some((name) => canAffectContrast(name, pair)) ||
      !hasLowContrast(colours, pair) ||
      (!names.some((name) => listColourNames(pair).includes(name)) && hasLowContrast(originalColours, pair)),
  )

/** Returns the colour in all lightnesses from black to white, in `steps` steps, nearest to its own lightness first. */
function listShades(colour: string, steps: number): string[] {
  const { hue, saturation, lightness } = toHsl(colour)
  return Array.from({ length: steps + 1 }, (_, index) => index / steps)
    .sort((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness))
    .map((shadeLightness) => toHexColour(hue, saturation, shadeLightness) + colour.slice(7))
}

function toHsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => Number.parseInt(colour.slice(offset, offset + 2), 16) / 255)
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(max + min) / 2, max - min]
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector = max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function toHexColour(hue: number, saturation: number, lightness: number): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const toChannel = (offset: number): string => {
    const k = (offset + hue / 30) % 12
    const level = lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${toChannel(0)}${toChannel(8)}${toChannel(4)}`
}
