import { type HttpResponse, cookieOf } from './call-server.ts'
import type { TestPlatform } from './with-platform.ts'

/** Opens the link that the operator's command prints, under a host of the brand. */
export async function openLink(platform: TestPlatform, kind: 'outbox' | 'inspector', brand: string, host?: string): Promise<HttpResponse> {
  const link = await platform.control(`open-${kind}`, { brand })
  return platform.send('GET', String(link['path']), { host: host ?? String(link['host']) })
}

/** The cookie of a browser that has opened such a link. */
export const operatorCookie = async (...linkArgs: Parameters<typeof openLink>): Promise<string> =>
  cookieOf((await openLink(...linkArgs)).headers, linkArgs[1] === 'outbox' ? 'livery-outbox' : 'livery-inspect')
