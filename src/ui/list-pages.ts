/**
 * The page numbers that a row of pages shows, counted from 1: a window of `range` pages around the current one, `margin` pages at each
 * end, and `gap` where pages are left out. A gap stands for two pages or more: a single one is shown instead.
 */
export function listPages(count: number, current: number, range: number, margin: number): readonly (number | 'gap')[] {
  const width = Math.min(Math.max(range, 1), count)
  const from = Math.min(Math.max(current - Math.floor((width - 1) / 2), 1), count - width + 1)
  const isShown = (page: number): boolean => page <= margin || page > count - margin || (page >= from && page < from + width)
  const pages: (number | 'gap')[] = []
  for (let page = 1; page <= count; page++) {
    if (isShown(page) || (isShown(page - 1) && isShown(page + 1))) pages.push(page)
    else if (pages.at(-1) !== 'gap') pages.push('gap')
  }
  return pages
}
