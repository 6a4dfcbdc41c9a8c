import { longest } from '../../generated/longest.ts'

/**
 * The code that the address carries under one of these names. The address that the page was opened with counts after
 * the present one, so that a visitor who looks around first keeps the code.
 */
export function addressCode(names: readonly string[], addresses: readonly string[]): string | undefined {
  for (const address of addresses) {
    const { searchParams } = new URL(address)
    const code = names.map((name) => searchParams.get(name)?.trim()).find((found) => found !== undefined && found !== '')
    if (code !== undefined && code.length <= longest['agent.affiliate'].code) return code
  }
  return undefined
}

/** The present address of the page, and the one that it was opened with. */
export function pageAddresses(): readonly string[] {
  const [opened] = performance.getEntriesByType('navigation')
  return [window.location.href, ...(opened !== undefined && URL.canParse(opened.name) ? [opened.name] : [])]
}
