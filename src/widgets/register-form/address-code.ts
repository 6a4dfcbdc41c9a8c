import { longest } from '../../generated/longest.ts'

/**
 * Returns the first value of a query parameter with one of these names. The addresses are searched in order: see
 * `listPageAddresses`.
 */
export function findAddressCode(names: readonly string[], addresses: readonly string[]): string | undefined {
  for (const address of addresses) {
    const { searchParams } = new URL(address)
    const code = names.map((name) => searchParams.get(name)?.trim()).find((candidate) => candidate !== undefined && candidate !== '')
    if (code !== undefined && code.length <= longest['agent.affiliate'].code) return code
  }
  return undefined
}

/**
 * Returns the current address, then the landing address, which still has the code after a navigation within the site.
 */
export function listPageAddresses(): readonly string[] {
  const [navigation] = performance.getEntriesByType('navigation')
  return [window.location.href, ...(navigation !== undefined && URL.canParse(navigation.name) ? [navigation.name] : [])]
}
