import type { IncomingMessage } from 'node:http'

/**
 * Normalizes a request before anything else reads it: a target in absolute form names the host (RFC 9112, 3.2.2), and
 * content codings are case-insensitive (RFC 9110, 8.4.1). Returns `false` for an invalid target in absolute form and
 * for a request with more than one Host, which two servers could attribute to different sites.
 */
export function normalizeRequest(request: IncomingMessage): boolean {
  const { headers, rawHeaders } = request
  let hostCount = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hostCount += 1
  }
  if (hostCount > 1) return false
  const url = request.url ?? ''
  if (/^https?:\/\//i.test(url)) {
    if (!URL.canParse(url)) return false
    const { host, pathname, search } = new URL(url)
    headers.host = host
    request.url = pathname + search
  }
  const acceptEncoding = headers['accept-encoding']
  if (typeof acceptEncoding === 'string') headers['accept-encoding'] = acceptEncoding.toLowerCase()
  return true
}
