/**
 * Returns the entries of a pagination, counted from 1: a window of `range` pages around the current one, `margin` pages
 * at each end, and `gap` for omitted pages. A gap replaces two pages or more; a single page is shown instead. Takes
 * constant time in the number of pages.
 */
export function listPages(pageCount: number, current: number, range: number, margin: number): readonly (number | 'gap')[] {
  const windowSize = Math.min(Math.max(range, 1), pageCount)
  const windowStart = Math.min(Math.max(current - Math.floor((windowSize - 1) / 2), 1), pageCount - windowSize + 1)
  const visiblePages = [
    createPageRange(1, Math.min(margin, pageCount)),
    createPageRange(windowStart, windowStart + windowSize - 1),
    createPageRange(Math.max(pageCount - margin + 1, 1), pageCount),
  ].flat()
  const pages: (number | 'gap')[] = []
  let previous = 0
  for (const page of [...new Set(visiblePages.toSorted((a, b) => a - b)), pageCount + 1]) {
    if (page - previous === 2) pages.push(page - 1)
    else if (page - previous > 2) pages.push('gap')
    if (page <= pageCount) pages.push(page)
    previous = page
  }
  return pages
}

const createPageRange = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
