/** What a page is called beside others of the browser: its own name and the brand's, once. */
export const titleOf = (own: string, brand: string): string => (own.includes(brand) ? own : `${own} – ${brand}`)
