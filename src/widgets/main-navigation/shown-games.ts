/**
 * How many games are shown after so many pages: the first page has its own size, the later ones another, without gaps
 * or repeats.
 */
export function shownGames(pages: number, first: number, next: number): number {
  return first + Math.max(0, pages - 1) * next
}
