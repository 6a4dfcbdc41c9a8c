import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { BundleError, bundleLimits } from './bundle-format.ts'
import { BundleUnavailableError, fetchBundle } from './fetch-bundle.ts'

let handleRequest: (request: IncomingMessage, response: ServerResponse) => void
const requests: IncomingMessage[] = []
const listen = async () => {
  const server = createServer((request, response) => {
    requests.push(request)
    handleRequest(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` }
}
let mainServer: Awaited<ReturnType<typeof listen>>
let otherServer: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  mainServer = await listen()
  otherServer = await listen()
})
afterEach(() => {
  requests.length = 0
  vi.useRealTimers()
})
afterAll(() => {
  for (const { server } of [mainServer, otherServer]) {
    server.closeAllConnections()
    server.close()
  }
})

const fetchFrom = (path: string, knownValidators?: Parameters<typeof fetchBundle>[1]) =>
  fetchBundle(new URL(path, mainServer.origin), knownValidators)
const redirect = (response: ServerResponse, location: string) => void response.writeHead(302, { location }).end()

describe('fetchBundle', () => {
  it('returns the content, and `undefined` while its validators are the same', async () => {
    handleRequest = ({ headers }, response) => {
      if (headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'Mon, 02 Mar 2026 09:15:00 GMT')
        response.writeHead(304).end()
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 02 Mar 2026 09:15:00 GMT' }).end('content')
    }
    const fetchedBundle = await fetchFrom('/brands.bundle')
    expect(fetchedBundle?.content.toString()).toBe('content')
    expect(await fetchFrom('/brands.bundle', fetchedBundle?.validators)).toBeUndefined()
    expect(requests[0]?.headers['accept-encoding']).toBe('identity')
  })

  it('follows at most three redirects, and sends the credentials with each request to their origin', async () => {
    const withPassword = mainServer.origin.replace('//', '//user:pass%21word@')
    handleRequest = ({ url = '' }, response) => {
      const [, count] = /^\/(\d)$/.exec(url) ?? []
      if (count === undefined || count === '0') response.end('content')
      else redirect(response, `/${String(Number(count) - 1)}`)
    }
    expect((await fetchBundle(new URL(`${withPassword}/3`)))?.content.toString()).toBe('content')
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(Array.from({ length: 4 }, () => `Basic ${btoa('user:pass!word')}`))
    await expect(fetchFrom('/4')).rejects.toThrow('redirects more than 3 times.')
  })

  it('refuses redirects to other http origins and to files, without following them', async () => {
    for (const location of [`${otherServer.origin}/x`, 'http://169.254.169.254/latest', 'file:///etc/passwd']) {
      handleRequest = (_, response) => redirect(response, location)
      requests.length = 0
      await expect(fetchFrom('/brands.bundle')).rejects.toThrow('which is not an https address.')
      expect(requests).toHaveLength(1)
    }
  })

  it('reports other statuses, unreachable servers and interrupted responses, without parameters and passwords', async () => {
    const expectReport = async (url: string, message: string) => {
      const error: unknown = await fetchBundle(new URL(url)).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(BundleUnavailableError)
      expect((error as Error).message).toContain(message)
      expect((error as Error).message).not.toMatch(/hidden/)
    }
    handleRequest = (_, response) => void response.writeHead(403).end()
    await expectReport(
      `${mainServer.origin.replace('//', '//user:hidden@')}/b?token=hidden`,
      `${mainServer.origin}/b answers with status 403.`,
    )
    handleRequest = (_, response) => void response.writeHead(304).end()
    await expectReport(`${mainServer.origin}/b`, 'answers with status 304.')
    handleRequest = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 20)
    }
    await expectReport(`${mainServer.origin}/b?token=hidden`, `${mainServer.origin}/b cannot be read: `)
    await expectReport('http://127.0.0.1:9/b', 'http://127.0.0.1:9/b cannot be read: ')
  })

  it('refuses content above the size limit, with and without a content-length', async () => {
    handleRequest = (_, response) => void response.writeHead(200, { 'content-length': String(bundleLimits.bytes + 1) }).write('x')
    await expect(fetchFrom('/brands.bundle')).rejects.toThrow(BundleError)
    const chunk = Buffer.alloc(bundleLimits.bytes / 10 + 1)
    handleRequest = (_, response) => {
      response.writeHead(200)
      for (let count = 0; count < 10; count++) response.write(chunk)
      response.end()
    }
    await expect(fetchFrom('/brands.bundle')).rejects.toThrow(BundleError)
  })

  it('waits for a response for at most ten seconds, and fails immediately if it is aborted', async () => {
    handleRequest = () => undefined
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pending = fetchFrom('/brands.bundle').catch((error: unknown) => error)
    await vi.waitUntil(() => requests.length > 0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await pending).toBeInstanceOf(BundleUnavailableError)
    const controller = new AbortController()
    const aborted = fetchBundle(new URL(mainServer.origin), undefined, controller.signal).catch((error: unknown) => error)
    controller.abort()
    expect(await aborted).toBeInstanceOf(BundleUnavailableError)
  })

  it('reads a file, and returns `undefined` while it is unchanged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-bundle-'))
    const url = pathToFileURL(join(folder, 'brands.bundle'))
    await expect(fetchBundle(url)).rejects.toThrow('brands.bundle cannot be read: ENOENT.')
    writeFileSync(url, 'one')
    const fetchedBundle = await fetchBundle(url)
    expect(fetchedBundle?.content.toString()).toBe('one')
    expect(await fetchBundle(url, fetchedBundle?.validators)).toBeUndefined()
    writeFileSync(url, 'three')
    expect((await fetchBundle(url, fetchedBundle?.validators))?.content.toString()).toBe('three')
    rmSync(folder, { recursive: true })
  })
})
