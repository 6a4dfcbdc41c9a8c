/**
 * The address that a game may be shown from; nothing for one that may not. It has to be https and of an origin that the
 * brand or the platform names, and never of the site itself, whose frame could then reach the site. A path is taken
 * from the platform's first origin. On a machine of one's own, where the site is no https either, names below localhost
 * do.
 */
export function launchAddress(address: string | undefined, origins: readonly string[], page: string): string | undefined {
  const allowed = origins.flatMap(originOf)
  const [first] = allowed
  if (address === undefined || address === '' || !URL.canParse(address, first)) return undefined
  const url = new URL(address, first)
  const here = new URL(page)
  const local = here.protocol === 'http:' && url.protocol === 'http:' && url.hostname.endsWith('.localhost')
  const safe = (url.protocol === 'https:' || local) && url.username === '' && url.password === ''
  return safe && url.origin !== here.origin && allowed.includes(url.origin) ? url.href : undefined
}

/** An origin as the platform writes it: with its scheme, or a host alone. */
function originOf(text: string): string[] {
  const address = text.includes('://') ? text : `https://${text}`
  return URL.canParse(address) ? [new URL(address).origin] : []
}
