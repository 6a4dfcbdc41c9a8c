import { LRUCache } from 'lru-cache'
import type { Outbound } from '../../integrations/outbound.ts'
import { drawPath, maxResults, type PublicDraw } from '../../integrations/vendor-contract.ts'
import { ApiError } from '../api-context/index.ts'
import { withOperation } from '../../telemetry/operations.ts'

/** The draws of the vendors' lotteries. */
export interface DrawSource {
  /**
   * Returns the draw that a lottery code refers to at a vendor, by the base URL of its API, with its last results:
   * `resultCount`, but at most `maxResults`.
   * @throws ApiError unavailable, also if the vendor is not connected
   */
  getDraw(apiUrl: string | undefined, code: string | undefined, resultCount: number): Promise<PublicDraw>
}

const [maxCached, timeoutMilliseconds] = [500, 5_000]

/**
 * Creates a source that fetches draws from vendors over HTTP. Concurrent requests share one fetch, and the result is
 * cached until the next draw.
 */
export function createVendorDrawSource(outbound: Outbound): DrawSource {
  const drawCache = new LRUCache<string, PublicDraw>({ max: maxCached })
  const inFlight = new Map<string, Promise<PublicDraw>>()
  const request = async (url: string): Promise<PublicDraw> => {
    const draw = await fetchDraw(outbound, url).catch(() => {
      throw new ApiError('unavailable')
    })
    drawCache.set(url, draw)
    return draw
  }
  return {
    getDraw: async (apiUrl, code = '', resultCount) => {
      if (apiUrl === undefined) throw new ApiError('unavailable')
      const url = `${apiUrl}${drawPath}?${new URLSearchParams({ code, results: String(Math.min(resultCount, maxResults)) }).toString()}`
      const cachedDraw = drawCache.get(url)
      if (cachedDraw && Date.parse(cachedDraw.drawsAt) > Date.now()) return cachedDraw
      const pending = inFlight.get(url) ?? request(url).finally(() => inFlight.delete(url))
      inFlight.set(url, pending)
      return pending
    },
  }
}

const fetchDraw = (outbound: Outbound, url: string): Promise<PublicDraw> =>
  withOperation({ kind: 'vendor', party: 'draws', name: drawPath }, async () => {
    const { status, body } = await outbound.request(url, { timeoutMilliseconds })
    if (status !== 200) throw new Error(`The vendor responded with status ${String(status)}. Expected 200.`)
    return JSON.parse(body.toString()) as PublicDraw
  })
