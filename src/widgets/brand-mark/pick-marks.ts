import type { BrandMarkProps, Merchant } from '../../generated/config.ts'

export interface Marks {
  /** On dark ground, on screens with room. */
  readonly onDark: string
  /** The same on light ground. */
  readonly onLight: string
  /** On phones, on either ground; undefined where it is the same as on wide screens. */
  readonly narrow: string | undefined
}

/**
 * The brand's pictures: the wordmark has one for light ground where the brand has one; on phones the sign stands alone.
 */
export function pickMarks(marks: Merchant['marks'], { show = 'wordmark', narrow = 'mark' }: BrandMarkProps): Marks {
  if (show === 'mark') return { onDark: marks.mark, onLight: marks.mark, narrow: undefined }
  return { onDark: marks.wordmark, onLight: marks.wordmarkLight ?? marks.wordmark, narrow: narrow === 'mark' ? marks.mark : undefined }
}
