/**
 * Command-line arguments of browsers in tests and benchmarks: no background services, and no network requests of the
 * browser itself.
 */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
