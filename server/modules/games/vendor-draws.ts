import { LRUCache } from 'lru-cache'
import { drawPath, type PublicDraw } from '../../integrations/vendor-contract.ts'
import { CallError } from '../calls/index.ts'
import { withOperation } from '../../telemetry/operations.ts'

/** The draws of the vendor's lotteries. */
export interface DrawSource {
  /**
   * Returns the draw that a lottery code refers to, with its last results.
   * @throws CallError unavailable
   */
  read(code: string | undefined, results: number): Promise<PublicDraw>
}

const [maxCached, timeoutMilliseconds] = [500, 5_000]

/**
 * Fetches draws from the vendor over HTTP. Concurrent requests share one fetch, and the result is cached until the next
 * draw.
 */
export function openVendorDraws(vendor: () => string | undefined): DrawSource {
  const cached = new LRUCache<string, PublicDraw>({ max: maxCached })
  const inFlight = new Map<string, Promise<PublicDraw>>()
  const request = async (query: string): Promise<PublicDraw> => {
    const address = vendor()
    if (address === undefined) throw new CallError('unavailable')
    const draw = await fetchDraw(`${address}${drawPath}?${query}`).catch(() => {
      throw new CallError('unavailable')
    })
    cached.set(query, draw)
    return draw
  }
  return {
    read: async (code = '', results) => {
      const query = new URLSearchParams({ code, results: String(results) }).toString()
      const known = cached.get(query)
      if (known && Date.parse(known.drawsAt) > Date.now()) return known
      const answer = inFlight.get(query) ?? request(query).finally(() => inFlight.delete(query))
      inFlight.set(query, answer)
      return answer
    },
  }
}

const fetchDraw = (url: string): Promise<PublicDraw> =>
  withOperation({ kind: 'vendor', party: 'draws', name: drawPath }, async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) })
    if (!response.ok) throw new Error(`The vendor of draws answered with status ${String(response.status)}.`)
    return (await response.json()) as PublicDraw
  })
