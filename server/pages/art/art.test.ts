import { request } from 'node:http'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ArtDeps, serveArt, prerenderArt } from './art.ts'
import type { ServedMerchant } from '../../modules/brands/served-merchant.ts'

const createMerchant = (id: string, accent: string): ServedMerchant =>
  ({ id, config: { theme: { dark: { canvas: '#140b0c', accent, second: '#b3202c' } } } }) as unknown as ServedMerchant
const red = createMerchant('red', '#e0b15a')
const blue = createMerchant('blue', '#2fb5a6')
const catalogue = { games: { 'pgf-jade-tiger': { category: 'RNG', motif: 'tiger' }, 'new-one': { category: 'FISH' } } }
/** Games whose pictures are requested at once. */
const manyIds = Array.from({ length: 14 }, (_, n) => `many-${String(n)}`)
const largeCatalogue = { games: { ...catalogue.games, ...Object.fromEntries(manyIds.map((id) => [id, { category: 'RNG' }])) } }

let dataDir: string
let app: FastifyInstance
let notifyChange: ((merchant: ServedMerchant) => void) | undefined

const merchants: ArtDeps['merchants'] = {
  byHost: (host) => ({ 'red.example': red, 'blue.example': blue })[host],
  all: () => [red],
  onChange: (listener) => {
    notifyChange = listener
    return () => (notifyChange = undefined)
  },
}

const get = async (path: string, host = 'red.example', headers = {}) =>
  app.inject({ url: `/_livery/art/${path}`, headers: { host, ...headers } })

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'livery-art-'))
  app = Fastify()
  await app.register(serveArt, { merchants, dataDir, getCatalogue: async () => catalogue })
})

afterEach(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('serveArt', () => {
  it('draws a small picture of 360 by 480 pixels below 30 KB, and a large one of 720 by 960', async () => {
    const [small, large] = [await get('pgf-jade-tiger-s.webp?v=1'), await get('pgf-jade-tiger-l.webp?v=1')]
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 })
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 720, height: 960 })
    expect(small.rawPayload.length).toBeLessThan(30_000)
  })

  it('draws the same game in the colours of each host', async () => {
    const [redPicture, bluePicture] = [await get('pgf-jade-tiger-s.webp'), await get('pgf-jade-tiger-s.webp', 'blue.example')]
    expect(redPicture.rawPayload.equals(bluePicture.rawPayload)).toBe(false)
    expect(redPicture.headers.etag).not.toBe(bluePicture.headers.etag)
  })

  it('caches a URL with the current version of its colours for a year, and any other for an hour', async () => {
    const plain = await get('pgf-jade-tiger-s.webp')
    const version = String(plain.headers.etag).replaceAll('"', '')
    expect((await get(`pgf-jade-tiger-s.webp?v=${version}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('pgf-jade-tiger-s.webp?v=1')).headers['cache-control']).toBe('public, max-age=3600')
    expect(plain.headers['cache-control']).toBe('public, max-age=3600')
    expect((await get('pgf-jade-tiger-s.webp', 'red.example', { 'if-none-match': plain.headers.etag })).statusCode).toBe(304)
  })

  it('draws a picture for a game with an unknown motif', async () => {
    expect((await get('new-one-s.webp')).statusCode).toBe(200)
  })

  it('responds with 404 for an unknown game, size or host', async () => {
    for (const path of ['nothing-s.webp', 'pgf-jade-tiger-x.webp', 'pgf-jade-tiger-s.png', 'constructor-s.webp', '..%2f..%2fetc-s.webp'])
      expect((await get(path)).statusCode, path).toBe(404)
    expect((await get('pgf-jade-tiger-s.webp', 'green.example')).statusCode).toBe(404)
  })

  it('draws a picture once for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => get('pgf-jade-tiger-s.webp')))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const [palette = ''] = await readdir(join(dataDir, 'art'))
    expect(await readdir(join(dataDir, 'art', palette))).toEqual(['pgf-jade-tiger-s.webp'])
  })
})

describe('many pictures requested at once by one visitor', () => {
  let port: number
  beforeEach(async () => {
    await app.close()
    app = Fastify({ trustProxy: '127.0.0.1' })
    await app.register(serveArt, { merchants, dataDir, getCatalogue: async () => largeCatalogue })
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  const requestArt = (id: string, address: string, host = 'red.example') => {
    const headers = { host, 'x-forwarded-for': address }
    const sent = request({ host: '127.0.0.1', port, path: `/_livery/art/${id}-s.webp`, headers, agent: false })
    const statusCode = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode))).on('error', reject)
    })
    sent.end()
    return { sent, status: statusCode }
  }

  it('delay no other visitor, of the same brand or another, whichever picture they request', async () => {
    const finishedRequests: string[] = []
    const recordEnd = async (name: string, { status }: ReturnType<typeof requestArt>) => {
      finishedRequests.push((await status) === 200 ? name : `${name} refused`)
    }
    const flood = manyIds.map((id) => recordEnd('flood', requestArt(id, '203.0.113.1')))
    await vi.waitFor(() => expect(finishedRequests).toContain('flood'), 60_000)
    await Promise.all([
      recordEnd('same picture', requestArt('many-13', '203.0.113.2')),
      recordEnd('other picture', requestArt('pgf-jade-tiger', '203.0.113.3')),
      recordEnd('other brand', requestArt('pgf-jade-tiger', '203.0.113.4', 'blue.example')),
    ])
    expect(finishedRequests.filter((name) => name === 'flood').length).toBeLessThan(11)
    expect(finishedRequests).toEqual(expect.arrayContaining(['same picture', 'other picture', 'other brand']))
    await Promise.all(flood)
  })

  it('are not drawn after the visitor disconnects, except those in progress', async () => {
    const flood = manyIds.map((id) => requestArt(id, '203.0.113.1'))
    await Promise.race(flood.map(({ status }) => status))
    for (const { sent, status } of flood) {
      status.catch(() => undefined)
      sent.destroy()
    }
    expect(await requestArt('pgf-jade-tiger', '203.0.113.2').status).toBe(200)
    expect((await listPictures()).length).toBeLessThan(9)
  })

  const listPictures = async (): Promise<readonly string[]> =>
    (await readdir(join(dataDir, 'art'), { recursive: true })).filter((name) => name.endsWith('.webp'))
})

describe('prerenderArt', () => {
  it('draws every small picture in advance, redraws them for a changed brand, and removes unused palettes', async () => {
    const stop = prerenderArt({ merchants, dataDir, catalogue }, () => undefined)
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'art'), { recursive: true })).toHaveLength(3), 8000)
    notifyChange?.(blue)
    await vi.waitFor(async () => {
      const names = await readdir(join(dataDir, 'art'), { recursive: true })
      expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(2)
    }, 8000)
    stop()
    expect(notifyChange).toBeUndefined()
  })
})
