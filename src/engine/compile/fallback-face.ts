import type { Theme } from './header-theme.ts'

/** Metrics of a font, in font units. */
export interface FontMetrics {
  readonly unitsPerEm: number
  /** Height above the baseline. */
  readonly ascent: number
  /** Depth below the baseline, negative. */
  readonly descent: number
  readonly lineGap: number
  /** The average width of a letter, weighted by letter frequency in English. */
  readonly xWidthAvg: number
}

/** Nearly every device has one of these fonts. Their letter widths are within one percent of Arial's. */
const localFontSources = ['Arial', 'Roboto', 'Liberation Sans', 'Helvetica Neue', 'Helvetica'].map((name) => `local("${name}")`).join(',')
/** The average width of Arial's letters, in em. */
const localLetterWidth = 904 / 2048

export const toFallbackFamily = (family: string): string => `${family} fallback`

const formatPercentage = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`

/**
 * The descriptors of a fallback face: a local font, scaled to the metrics of a web font so that the layout does not
 * shift when the web font has loaded.
 */
export function createFallbackFace(
  { family, weight, range }: Theme['faces'][string],
  { unitsPerEm, ascent, descent, lineGap, xWidthAvg }: FontMetrics,
): Readonly<Record<string, string>> {
  const size = xWidthAvg / unitsPerEm / localLetterWidth
  const toPercent = (height: number): string => formatPercentage(height / unitsPerEm / size)
  return {
    'font-family': `"${toFallbackFamily(family)}"`,
    src: localFontSources,
    'font-weight': weight,
    'font-style': 'normal',
    'size-adjust': formatPercentage(size),
    'ascent-override': toPercent(ascent),
    'descent-override': toPercent(Math.abs(descent)),
    'line-gap-override': toPercent(lineGap),
    ...(range === undefined ? {} : { 'unicode-range': range }),
  }
}
