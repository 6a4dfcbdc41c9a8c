/**
 * Returns the entries of a pagination, counted from 1: a window of `range` pages around the current one, `margin` pages
 * at each end, and `gap` for omitted pages. A gap replaces two pages or more; a single page is shown instead. Takes
 * constant time in the number of pages.
 */
export function listPages(count: number, current: number, range: number, margin: number): readonly (number | 'gap')[] {
  const width = Math.min(Math.max(range, 1), count)
  const from = Math.min(Math.max(current - Math.floor((width - 1) / 2), 1), count - width + 1)
  const shown = [span(1, Math.min(margin, count)), span(from, from + width - 1), span(Math.max(count - margin + 1, 1), count)].flat()
  const pages: (number | 'gap')[] = []
  let last = 0
  for (const page of [...new Set(shown.toSorted((a, b) => a - b)), count + 1]) {
    if (page - last === 2) pages.push(page - 1)
    else if (page - last > 2) pages.push('gap')
    if (page <= count) pages.push(page)
    last = page
  }
  return pages
}

const span = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
