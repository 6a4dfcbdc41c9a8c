/** What a page is called beside others of the browser: its own name and the brand's, once. */
export function titleOf(own: string, brand: string): string {
  if (own === '') return brand
  return own.includes(brand) ? own : `${own} – ${brand}`
}
