/**
 * How tests and benchmarks start a browser: nothing in it runs beside the page, or asks the network for anything of its
 * own.
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
