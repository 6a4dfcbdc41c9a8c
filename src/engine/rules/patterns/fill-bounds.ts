interface Bounds {
  readonly min?: string | number
  readonly max?: string | number
}

/**
 * The text of a pattern's message with its bounds: (min) and (max) are replaced, and "(min) - (max)" becomes the one
 * number where they are equal. A text without them stays as it is.
 */
export function fillBounds(text: string, { min, max }: Bounds): string {
  if (min === undefined || max === undefined) return text
  const range = String(min) === String(max) ? String(min) : undefined
  const joined = range === undefined ? text : text.replaceAll(/\(min\)\s*[-–—]\s*\(max\)/g, range)
  return joined.replaceAll('(min)', String(min)).replaceAll('(max)', String(max))
}
