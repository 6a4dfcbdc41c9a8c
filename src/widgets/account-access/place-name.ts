/** The name of a country in a language; nothing for what is none. */
export function placeName(country: string, tag: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country) || country === 'ZZ') return undefined
  const name = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of(country)
  return name === undefined || name === country ? undefined : name
}
