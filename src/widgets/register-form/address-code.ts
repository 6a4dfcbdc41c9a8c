import { longest } from '../../generated/longest.ts'

/**
 * Returns the first code that a query parameter of these names carries. The landing address is searched after the
 * current one, so that a visitor who navigates first keeps the code.
 */
export function findAddressCode(names: readonly string[], addresses: readonly string[]): string | undefined {
  for (const address of addresses) {
    const { searchParams } = new URL(address)
    const code = names.map((name) => searchParams.get(name)?.trim()).find((candidate) => candidate !== undefined && candidate !== '')
    if (code !== undefined && code.length <= longest['agent.affiliate'].code) return code
  }
  return undefined
}

/** Returns the current address of the page, and the landing address. */
export function pageAddresses(): readonly string[] {
  const [navigation] = performance.getEntriesByType('navigation')
  return [window.location.href, ...(navigation !== undefined && URL.canParse(navigation.name) ? [navigation.name] : [])]
}
