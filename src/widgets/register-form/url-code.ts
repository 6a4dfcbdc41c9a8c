import { maxLengths } from '../../generated/max-lengths.ts'

/**
 * Returns the first value of a query parameter with one of these names. The URLs are searched in order: see
 * `listPageUrls`.
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
 * Returns the current URL, then the landing URL, which still has the code after a navigation within the site.
 */
export function listPageUrls(): readonly string[] {
  const [navigation] = performance.getEntriesByType('navigation')
  return [window.location.href, ...(navigation !== undefined && URL.canParse(navigation.name) ? [navigation.name] : [])]
}
