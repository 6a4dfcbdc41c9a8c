/** Base for resolving relative URLs. A path that resolves to another origin is invalid. */
const base = 'https://base.invalid'

/**
 * Classifies a URL as browsers parse it, treating `\` as `/` and ignoring tabs and line breaks: `internal` to the site,
 * `external` over https, `contact` for mail and telephone, or `invalid` if a site may not link to it. Only unambiguous
 * spellings are accepted: a path that is parsed as a host, or a URL with credentials, is `invalid`.
 */
export function classifyUrl(address: string): 'internal' | 'external' | 'contact' | 'invalid' {
  if (!URL.canParse(address, base)) return 'invalid'
  const url = new URL(address, base)
  if (/^(?:mailto|tel):/i.test(address)) return 'contact'
  if (/^[/#]/.test(address)) return url.origin === base && !url.pathname.startsWith('//') ? 'internal' : 'invalid'
  const isPlainHttps = /^https:\/\/[^/\\]/i.test(address) && url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlainHttps ? 'external' : 'invalid'
}

/**
 * Returns the path, query and fragment of an internal URL that begins with `/`, normalised by the URL parser;
 * `undefined` for any other URL, including a fragment alone.
 */
export function toInternalPath(address: string): string | undefined {
  if (!address.startsWith('/') || classifyUrl(address) !== 'internal') return undefined
  const { pathname, search, hash } = new URL(address, base)
  return pathname + search + hash
}
