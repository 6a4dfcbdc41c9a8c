interface Bounds {
  readonly min?: string | number
  readonly max?: string | number
}

/**
 * Replaces (min) and (max) in the message of a pattern; "(min) - (max)" becomes one number if they are equal. The text
 * is unchanged if either bound is missing.
 */
export function fillBounds(text: string, { min, max }: Bounds): string {
  if (min === undefined || max === undefined) return text
  const commonBound = String(min) === String(max) ? String(min) : undefined
  const withoutRange = commonBound === undefined ? text : text.replaceAll(/\(min\)\s*[-–—]\s*\(max\)/g, commonBound)
  return withoutRange.replaceAll('(min)', String(min)).replaceAll('(max)', String(max))
}
