import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha, beta, gamma, writeSmallBrands } from './small-brands.ts'
import { type Merchants, openMerchants } from '../../server/modules/brands/index.ts'
import { formatManifest } from '../../server/pages/site-files.ts'
import { serveIcons } from '../../server/pages/icons/serve-icons.ts'
import { getIconUrl, getIconVersion } from '../../server/pages/icons/icon-set.ts'

let root: string
let merchants: Merchants
let app: FastifyInstance
const logLines: string[] = []
beforeAll(async () => {
  root = writeSmallBrands()
  setLogos('beta', { favicon: 'brand/corrupt.webp' })
  setLogos('gamma', { favicon: 'brand/corrupt.webp', mark: 'brand/corrupt.webp' })
  merchants = await openMerchants(root, { log: () => undefined, watch: false })
  app = Fastify()
  serveIcons(app, merchants, join(root, '.data'), (line) => logLines.push(line))
})
afterAll(async () => {
  await app.close()
  await merchants.close()
})

/** A WebP with a valid structure whose pixels cannot be decoded. */
const corruptWebp = Buffer.concat([Buffer.from('UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASogACAA', 'base64'), Buffer.alloc(26, 0xff)])

function setLogos(id: string, logos: object): void {
  const file = join(root, id, 'merchant.json')
  mkdirSync(join(root, id, 'assets/brand'), { recursive: true })
  writeFileSync(join(root, id, 'assets/brand/corrupt.webp'), corruptWebp)
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), marks: logos }))
}

const getBrand = () => merchants.byHost(alpha) ?? expect.fail('The brand is not served.')
const get = (url: string, host = alpha) => app.inject({ url, headers: { host } })

describe('the icons of a brand', () => {
  it('are images of the sizes declared in the web manifest', async () => {
    const { icons } = JSON.parse(formatManifest(getBrand(), 'EN')) as { icons: { src: string; sizes: string; type: string }[] }
    const pngIcons = icons.filter(({ type }) => type === 'image/png')
    expect(pngIcons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const { src, sizes, type } of pngIcons) {
      const { statusCode, headers, rawPayload } = await get(src)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=31536000, immutable'])
      const { width, height, format } = await sharp(rawPayload).metadata()
      expect(`${String(width)}x${String(height)} ${format}`).toBe(`${sizes} png`)
    }
  })

  it('are opaque on phones and show the logo', async () => {
    const { rawPayload } = await get('/apple-touch-icon.png')
    const { width, height } = await sharp(rawPayload).metadata()
    const { isOpaque, channels } = await sharp(rawPayload).stats()
    expect([width, height, isOpaque]).toEqual([180, 180, true])
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1)
  })

  it('include a favicon.ico with images of 16, 32 and 48 pixels', async () => {
    const { statusCode, headers, rawPayload } = await get('/favicon.ico')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon'])
    expect([rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4)]).toEqual([1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const offset = 6 + 16 * index
      const image = rawPayload.subarray(rawPayload.readUInt32LE(offset + 12)).subarray(0, rawPayload.readUInt32LE(offset + 8))
      expect([rawPayload.readUInt8(offset), (await sharp(image).metadata()).width]).toEqual([size, size])
    }
  })

  it('are stored as files after they have been rendered', async () => {
    const first = await get(getIconUrl(getBrand(), 'icon-192.png'))
    expect(readFileSync(join(root, '.data/icons', getIconVersion(getBrand()), 'icon-192.png')).equals(first.rawPayload)).toBe(true)
  })

  it('are served for their version and host only', async () => {
    expect((await get('/_livery/icons/000000000000/icon-192.png')).statusCode).toBe(404)
    expect((await get(getIconUrl(getBrand(), 'icon-192.png').replace('icon-192', 'icon-193'))).statusCode).toBe(404)
    expect((await get('/favicon.ico', 'unknown.example')).statusCode).toBe(404)
  })
})

describe('the icons of a brand whose favicon cannot be decoded', () => {
  const request = (host: string) =>
    Promise.all(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'].map((url) => get(url, host)))

  it('are rendered from its logo', async () => {
    const responses = await request(beta)
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const { channels } = await sharp(responses[1]?.rawPayload).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1)
  })

  it('are missing if its logo cannot be decoded either', async () => {
    expect((await request(gamma)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  it('cause one log line, with the brand and the file', async () => {
    await request(gamma)
    const getFile = (id: string) => join(root, id, 'assets/brand/corrupt.webp')
    expect(logLines.map((line) => line.replace(/ \(.*\)/, '')).toSorted()).toEqual([
      `beta: no icon can be drawn from ${getFile('beta')}. Export it again.`,
      `gamma: no icon can be drawn from ${getFile('gamma')}. Export it again.`,
    ])
  })
})
