/** Base for relative addresses; an address with another origin is external. */
const base = 'https://base.invalid'

/**
 * Classifies an address as browsers read it, treating `\` as `/` and ignoring tabs and line breaks: `within` the site,
 * `elsewhere` by https, `contact` for mail and telephone, or `nowhere` if a site may not link to it. Only unambiguous
 * spellings are accepted: a path that is read as a host, or an address with credentials, is `nowhere`.
 */
export function validateAddress(address: string): 'within' | 'elsewhere' | 'contact' | 'nowhere' {
  if (!URL.canParse(address, base)) return 'nowhere'
  const url = new URL(address, base)
  if (/^(?:mailto|tel):/i.test(address)) return 'contact'
  if (/^[/#]/.test(address)) return url.origin === base && !url.pathname.startsWith('//') ? 'within' : 'nowhere'
  const isPlainHttps = /^https:\/\/[^/\\]/i.test(address) && url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlainHttps ? 'elsewhere' : 'nowhere'
}

/**
 * Returns the path, query and fragment of an address within the site, normalised by the URL parser; `undefined` for any
 * other.
 */
export function pathWithin(address: string): string | undefined {
  if (!address.startsWith('/') || validateAddress(address) !== 'within') return undefined
  const { pathname, search, hash } = new URL(address, base)
  return pathname + search + hash
}
