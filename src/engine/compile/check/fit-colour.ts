import { contrast } from './contrast.ts'

/** The colours of a theme, by token. */
export type Colours = Readonly<Record<string, string>>

/** What is read or seen on what: a token, or a colour that stands; and the least contrast between the two. */
export interface Pair {
  readonly token: string
  readonly on: string
  readonly least: number
}

export const groundOf = (colours: Colours, on: string): string | undefined => (on.startsWith('#') ? on : colours[on])

/** The contrast of a pair; undefined where one of its colours is not known. */
export function ratioOf(colours: Colours, { token, on }: Pair): number | undefined {
  const [text, ground, canvas] = [colours[token], groundOf(colours, on), colours['canvas']]
  return text === undefined || ground === undefined || canvas === undefined ? undefined : contrast(text, ground, canvas)
}

export const fails = (colours: Colours, pair: Pair): boolean => (ratioOf(colours, pair) ?? Number.POSITIVE_INFINITY) < pair.least

/** Whether a pair's contrast hangs on a colour; on the canvas every one does that has something see-through in it. */
const hangsOn = (name: string, { token, on }: Pair): boolean => token === name || on === name || name === 'canvas'

/**
 * The nearest colour of the same hue, lighter or darker, with which every pair that it has a part in can be told apart.
 */
export function fitColour(colours: Colours, name: string, pairs: readonly Pair[]): string | undefined {
  const own = pairs.filter((pair) => hangsOn(name, pair) && !mendedElsewhere(colours, name, pair))
  return shades(colours[name] ?? '', 200).find((shade) => own.every((pair) => !fails({ ...colours, [name]: shade }, pair)))
}

/** A pair that the canvas is no part of fails with any canvas: it is another colour's matter. */
const mendedElsewhere = (colours: Colours, name: string, pair: Pair): boolean =>
  name === 'canvas' && pair.token !== name && pair.on !== name && fails(colours, pair)

/** Two colours that have to change both, each in its hue and by as little as may be. */
export function fitBoth(colours: Colours, one: string, other: string, pairs: readonly Pair[]): readonly [string, string] | undefined {
  const own = pairs.filter((pair) => (hangsOn(one, pair) || hangsOn(other, pair)) && !mendedElsewhere(colours, one, pair))
  const choices = shades(colours[one] ?? '', 40).flatMap((first, far) =>
    shades(colours[other] ?? '', 40).map((second, further) => ({ first, second, far: far + further })),
  )
  const found = choices
    .sort((a, b) => a.far - b.far)
    .find(({ first, second }) => own.every((pair) => !fails({ ...colours, [one]: first, [other]: second }, pair)))
  return found && [found.first, found.second]
}

/** The colour in `steps` degrees of lightness from black to white, the nearest to what it is first. */
function shades(colour: string, steps: number): string[] {
  const { hue, saturation, lightness } = toHsl(colour)
  return Array.from({ length: steps + 1 }, (_, index) => index / steps)
    .sort((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness))
    .map((light) => fromHsl(hue, saturation, light) + colour.slice(7))
}

function toHsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(most + least) / 2, most - least]
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector = most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (from: number): string => {
    const place = (from + hue / 30) % 12
    const share = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
