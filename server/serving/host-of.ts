import type { IncomingHttpHeaders } from 'node:http'

/** The host of a request in small letters, without its port. */
export function hostOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const host = (headers.host ?? '').toLowerCase()
  return host.replace(/:\d+$/, '')
}
