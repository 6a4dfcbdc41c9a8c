import type { Theme } from './theme-grounds.ts'

/** What a font says of its size, in its own units. */
export interface FontMetrics {
  readonly unitsPerEm: number
  /** Above the baseline. */
  readonly ascent: number
  /** Below the baseline: negative. */
  readonly descent: number
  readonly lineGap: number
  /** The average width of a letter, by how often English uses each. */
  readonly xWidthAvg: number
}

/** Fonts that nearly every device has one of. Their letters are as wide as Arial's, or within one percent of that. */
const local = ['Arial', 'Roboto', 'Liberation Sans', 'Helvetica Neue', 'Helvetica'].map((name) => `local("${name}")`).join(',')
/** The average width of Arial's letters, in ems. */
const localWidth = 904 / 2048

export const fallbackFamily = (family: string): string => `${family} fallback`

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/**
 * The descriptors of a face that uses a font of the device in the size of another: what is written in it takes the
 * same place, so that the page does not move when the other one has been loaded.
 */
export function fallbackFace(
  { family, weight, range }: Theme['faces'][string],
  { unitsPerEm, ascent, descent, lineGap, xWidthAvg }: FontMetrics,
): Readonly<Record<string, string>> {
  const size = xWidthAvg / unitsPerEm / localWidth
  const ofSize = (height: number): string => percent(height / unitsPerEm / size)
  return {
    'font-family': `"${fallbackFamily(family)}"`,
    src: local,
    'font-weight': weight,
    'font-style': 'normal',
    'size-adjust': percent(size),
    'ascent-override': ofSize(ascent),
    'descent-override': ofSize(Math.abs(descent)),
    'line-gap-override': ofSize(lineGap),
    ...(range === undefined ? {} : { 'unicode-range': range }),
  }
}
