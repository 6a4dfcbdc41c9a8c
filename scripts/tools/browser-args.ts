/**
 * Command-line arguments of the browsers that tests, benchmarks and commands start: they disable the sandbox, the GPU,
 * QUIC, the first-run dialog, and network requests of the browser itself.
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
