/**
 * Resolves the URL of a game's frame; `undefined` if it is not allowed. It must use https and an origin that the brand
 * or the platform configures, and contain no credentials. The site's own origin is never allowed, since the frame could
 * then access the site. Paths are resolved against the first configured origin. In development, if the site itself does
 * not use https, configured subdomains of localhost are allowed without https.
 */
export function resolveLaunchUrl(address: string | undefined, origins: readonly string[], currentUrl: string): string | undefined {
  const allowedOrigins = origins.flatMap(parseOrigin)
  const [firstOrigin] = allowedOrigins
  if (address === undefined || address === '' || !URL.canParse(address, firstOrigin)) return undefined
  const url = new URL(address, firstOrigin)
  const pageUrl = new URL(currentUrl)
  const isLocal = pageUrl.protocol === 'http:' && url.protocol === 'http:' && url.hostname.endsWith('.localhost')
  const isSafe = (url.protocol === 'https:' || isLocal) && url.username === '' && url.password === ''
  return isSafe && url.origin !== pageUrl.origin && allowedOrigins.includes(url.origin) ? url.href : undefined
}

/** Returns a list with the origin of a configured URL, or of a host with the scheme https; empty if malformed. */
function parseOrigin(text: string): string[] {
  const address = text.includes('://') ? text : `https://${text}`
  return URL.canParse(address) ? [new URL(address).origin] : []
}
