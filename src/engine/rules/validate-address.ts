/** The origin that paths are judged on; whatever leads to another one leads away. */
const here = 'https://here.invalid'

/**
 * Where an address leads as browsers read it, in which `\` is `/` and tabs and line breaks are nothing: `within` the
 * site, `elsewhere` by https, to the visitor's own mail or telephone (`contact`), or `nowhere` that a site may lead to.
 * Only what is written as what it is counts: a path that is read as a host, or an address with a name and a password in
 * it, leads nowhere.
 */
export function validateAddress(address: string): 'within' | 'elsewhere' | 'contact' | 'nowhere' {
  if (!URL.canParse(address, here)) return 'nowhere'
  const url = new URL(address, here)
  if (/^(?:mailto|tel):/i.test(address)) return 'contact'
  if (/^[/#]/.test(address)) return url.origin === here && !url.pathname.startsWith('//') ? 'within' : 'nowhere'
  const plain = /^https:\/\/[^/\\]/i.test(address) && url.protocol === 'https:' && url.username === '' && url.password === ''
  return plain ? 'elsewhere' : 'nowhere'
}

/** The path, query and mark of an address within the site, as a browser writes it; nothing for any other. */
export function pathWithin(address: string): string | undefined {
  if (!address.startsWith('/') || validateAddress(address) !== 'within') return undefined
  const { pathname, search, hash } = new URL(address, here)
  return pathname + search + hash
}
