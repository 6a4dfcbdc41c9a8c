import { type HttpResponse, getCookie } from './call-server.ts'
import type { TestPlatform } from './test-platform.ts'

/**
 * Requests the link that the admin command `open-outbox` or `open-inspector` returns, by default at the host of that
 * link.
 */
export async function openOperatorLink(
  platform: TestPlatform,
  kind: 'outbox' | 'inspector',
  brand: string,
  host?: string,
): Promise<HttpResponse> {
  const link = await platform.runAdminCommand(`open-${kind}`, { brand })
  return platform.send('GET', String(link['path']), { host: host ?? String(link['host']) })
}

/** Opens a link like `openOperatorLink`, and returns the cookie that the response sets. */
export const fetchOperatorCookie = async (...linkArgs: Parameters<typeof openOperatorLink>): Promise<string> =>
  getCookie((await openOperatorLink(...linkArgs)).headers, linkArgs[1] === 'outbox' ? 'livery-outbox' : 'livery-inspect')
