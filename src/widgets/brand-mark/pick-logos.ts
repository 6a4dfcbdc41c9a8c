import type { BrandMarkProps, Merchant } from '../../generated/config.ts'

export interface Logos {
  /** On a dark background, on wide screens. */
  readonly onDark: string
  /** On a light background, on wide screens. */
  readonly onLight: string
  /** On phones; `undefined` if the same as on wide screens. */
  readonly narrow: string | undefined
}

/** Returns the brand's logos: by default wordmarks for dark and light backgrounds, and the symbol alone on phones. */
export function pickLogos(marks: Merchant['marks'], { show = 'wordmark', narrow = 'mark' }: BrandMarkProps): Logos {
  if (show === 'mark') return { onDark: marks.mark, onLight: marks.mark, narrow: undefined }
  return { onDark: marks.wordmark, onLight: marks.wordmarkLight ?? marks.wordmark, narrow: narrow === 'mark' ? marks.mark : undefined }
}
