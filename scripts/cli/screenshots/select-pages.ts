import type { AffectedPage } from './affected-pages.ts'

/** The pages to render, and those beyond the limit. */
export interface SelectedPages {
  readonly selected: readonly AffectedPage[]
  readonly omitted: readonly AffectedPage[]
}

/**
 * Selects the pages that a change affects most: those that it adds or removes, then those with the most changed values
 * that only they show, then those whose HTML differs or that are related to a change. Pages of equal rank keep their
 * order.
 */
export function selectPages(pages: readonly AffectedPage[], differs: (page: AffectedPage) => boolean, limit: number): SelectedPages {
  const ranked = pages.map((page) => ({ page, rank: computeRank(page, differs) })).toSorted((a, b) => b.rank - a.rank)
  const ordered = ranked.map(({ page }) => page)
  return { selected: ordered.slice(0, limit), omitted: ordered.slice(limit) }
}

function computeRank(page: AffectedPage, differs: (page: AffectedPage) => boolean): number {
  if (page.before === undefined || page.after === undefined) return Number.MAX_SAFE_INTEGER
  if (page.ownChanges > 0) return 1 + page.ownChanges
  return page.isRelated || differs(page) ? 1 : 0
}
