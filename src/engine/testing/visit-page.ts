/**
 * Makes the test's document a page that asks whether visits may be counted, or may count them; with what its browser
 * keeps.
 */
export function visitPage(visits?: 'asked' | 'counted', kept?: string): void {
  document.head.innerHTML = visits === undefined ? '' : `<meta name="livery-visits" content="${visits}">`
  document.cookie = kept === undefined ? 'visits=; path=/; max-age=-1' : `visits=${kept}; path=/`
}
