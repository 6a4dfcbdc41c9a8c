/**
 * Command-line arguments of the browsers that tests, benchmarks and commands start: no background services, and no
 * network requests of the browser itself.
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
