import { maxLengths } from '../../generated/max-lengths.ts'

/**
 * Returns the affiliate or referral code in a query parameter with one of these names, from the first URL that has one;
 * `undefined` if none has. In one URL, earlier names have precedence. A code that exceeds the maximum length is
 * ignored. `listPageUrls` lists the URLs to search.
 */
export function findCodeInUrls(names: readonly string[], urls: readonly string[]): string | undefined {
  for (const url of urls) {
    const { searchParams } = new URL(url)
    const code = names.map((name) => searchParams.get(name)?.trim()).find((candidate) => candidate !== undefined && candidate !== '')
    if (code !== undefined && code.length <= maxLengths['agent.affiliate'].code) return code
  }
  return undefined
}

/**
 * Returns the current URL, then the URL from which the document was loaded, if the browser reports it: it still
 * contains the code after navigation within the site.
 */
export function listPageUrls(): readonly string[] {
  const [navigation] = performance.getEntriesByType('navigation')
  return [window.location.href, ...(navigation !== undefined && URL.canParse(navigation.name) ? [navigation.name] : [])]
}
