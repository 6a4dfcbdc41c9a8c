import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { maxResults, type PublicDraw } from '../../integrations/vendor-contract.ts'
import { createOutbound } from '../../integrations/outbound.ts'
import { createVendorDrawSource } from './vendor-draws.ts'

const stopCallbacks: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const stop of stopCallbacks.splice(0)) stop()
})

/** Starts a vendor that records its requests. Its next draw can be set; without one, it responds with status 503. */
async function startVendor() {
  const requests: string[] = []
  let nextDraw: object | undefined = { drawsAt: new Date(Date.now() + 60_000).toISOString() }
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response
      .writeHead(nextDraw ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name: 'SSC', opened: [], ...nextDraw }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopCallbacks.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const source = createVendorDrawSource(createOutbound({ allowPrivate: true }))
  return {
    requests,
    setDraw: (draw: Pick<PublicDraw, 'drawsAt'> | undefined) => void (nextDraw = draw),
    getDraw: (code: string | undefined, results: number) => source.getDraw(`http://127.0.0.1:${String(port)}`, code, results),
  }
}

describe('createVendorDrawSource', () => {
  it('fetches draws over HTTP, once for concurrent requests, and again after the next draw', async () => {
    const { requests, getDraw } = await startVendor()
    vi.useFakeTimers({ toFake: ['Date'] })
    const results = await Promise.all(Array.from({ length: 5 }, () => getDraw('SSC', 11)))
    expect(new Set(results.map(({ name }) => name))).toEqual(new Set(['SSC']))
    await getDraw('SSC', 11)
    expect(requests).toEqual(['/draws/open?code=SSC&results=11'])
    await getDraw(undefined, 11)
    vi.setSystemTime(Date.now() + 61_000)
    await getDraw('SSC', 11)
    expect(requests.slice(1)).toEqual(['/draws/open?code=&results=11', '/draws/open?code=SSC&results=11'])
  })

  it('requests at most the maximum number of results of the contract', async () => {
    const { requests, getDraw } = await startVendor()
    await getDraw('SSC', 250)
    expect(requests).toEqual([`/draws/open?code=SSC&results=${String(maxResults)}`])
  })

  it('throws while the vendor fails, recovers afterwards, and throws for a vendor without an address', async () => {
    const { setDraw, getDraw } = await startVendor()
    setDraw(undefined)
    await expect(getDraw('SSC', 1)).rejects.toThrow('unavailable')
    setDraw({ drawsAt: new Date(Date.now() + 60_000).toISOString() })
    expect((await getDraw('SSC', 1)).name).toBe('SSC')
    await expect(createVendorDrawSource(createOutbound({ allowPrivate: true })).getDraw(undefined, 'SSC', 1)).rejects.toThrow('unavailable')
  })
})
