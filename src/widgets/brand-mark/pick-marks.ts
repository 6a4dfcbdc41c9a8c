import type { BrandMarkProps, Merchant } from '../../generated/config.ts'

/** The brand's pictures for wide and for narrow screens. The light theme has a wordmark of its own where the brand has one. */
export function pickMarks(marks: Merchant['marks'], theme: 'dark' | 'light', { show = 'wordmark', narrow = show }: BrandMarkProps): { wide: string; narrow: string } {
  const wordmark = theme === 'light' ? (marks.wordmarkLight ?? marks.wordmark) : marks.wordmark
  const picture = (kind: 'wordmark' | 'mark'): string => (kind === 'mark' ? marks.mark : wordmark)
  return { wide: picture(show), narrow: picture(narrow) }
}
