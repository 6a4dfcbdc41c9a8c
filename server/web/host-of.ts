import type { IncomingHttpHeaders } from 'node:http'

/** A request as far as it says by which name the site was asked. */
interface Named {
  readonly headers: IncomingHttpHeaders
}

/** The host of a request in small letters, without its port and without the dot that ends a full name in the DNS. */
export function hostOf({ headers }: Named): string {
  const host = (headers.host ?? '').toLowerCase()
  return bareHost(host.replace(/:\d+$/, ''))
}

/** A host without the dot that may end it: the same name. */
export const bareHost = (host: string): string => host.replace(/\.$/, '')

/**
 * The origin that was asked, as the browser knows it: with the host that the brand is looked up by, and so one of the
 * brand's. What a proxy says of another host (`X-Forwarded-Host`) counts nowhere: proxies pass on what clients make up.
 */
export function originOf(request: Named & { readonly protocol: string }): string {
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  const host = (request.headers.host ?? '').toLowerCase().replace(/\.(?=(?::\d+)?$)/, '')
  const named = `${scheme}://${host}`
  return URL.canParse(named) ? new URL(named).origin : `${scheme}://${hostOf(request)}`
}
