/**
 * Returns the address with its domain in the ASCII form that mail servers use: `ann@bücher.example` becomes
 * `ann@xn--bcher-kva.example`. The text is unchanged if the domain is ASCII already or is not a domain.
 */
export function toAsciiDomain(address: string): string {
  const atIndex = address.lastIndexOf('@')
  const domain = address.slice(atIndex + 1)
  if (atIndex < 1 || isAscii(domain) || /[/?#:[\]\\]/.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? `${address.slice(0, atIndex)}@${new URL(url).hostname}` : address
}

/** Whether the part before the last @ contains non-ASCII characters, which most mail servers do not deliver to. */
export const hasUnicodeLocalPart = (address: string): boolean => !isAscii(address.slice(0, address.lastIndexOf('@') + 1))

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)
