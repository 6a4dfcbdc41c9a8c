import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Merchants, openMerchants } from '../../server/modules/brands/merchants.ts'
import { serveBrands } from '../../server/pages/index.ts'
import { renderStaticSite } from '../../server/pages/static-site.ts'
import { compileMerchant, readAsset } from '../../src/engine/compile/index.ts'
import { alpha, writeSmallBrands } from './small-brands.ts'

const createSvg = (fill: string): string => `<svg xmlns="http://www.w3.org/2000/svg" fill="${fill}"/>`

let root: string
let file: string
let merchants: Merchants
let app: FastifyInstance
const logLines: string[] = []

beforeEach(async () => {
  root = writeSmallBrands()
  mkdirSync(join(root, 'alpha/assets'))
  file = join(root, 'alpha/assets/own.svg')
  writeFileSync(file, createSvg('red'))
  writeFileSync(join(root, 'secret'), createSvg('SECRET'))
  merchants = await openMerchants(root, { log: (line) => void logLines.push(line), watch: false })
  app = Fastify()
  await serveBrands(app, { merchants, dist: root })
})
afterEach(async () => {
  logLines.length = 0
  await app.close()
  await merchants.close()
  rmSync(root, { recursive: true })
})

const getAssetUrl = (hash = merchants.byId('alpha')?.assets.get('own.svg')?.hash): string => `/_livery/brand/alpha/${String(hash)}/own.svg`
const fetchAsset = (url = getAssetUrl()) => app.inject({ url, headers: { host: alpha } })

describe('an asset', () => {
  it('is cached for ever under the hash of its content', async () => {
    const response = await fetchAsset()
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([
      200,
      createSvg('red'),
      'public, max-age=31536000, immutable',
    ])
  })

  it('never changes under the address with its hash, since browsers cache it for ever', async () => {
    for (const content of [createSvg('tan'), createSvg('blue'), '']) {
      writeFileSync(file, content)
      const response = await fetchAsset()
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
    }
    writeFileSync(file, createSvg('red'))
    expect((await fetchAsset()).statusCode).toBe(200)
  })

  it('is not served if a symbolic link, a named pipe or a folder replaces it after validation, or if it is removed', async () => {
    for (const replaceFile of [
      () => symlinkSync(join(root, 'secret'), file),
      () => execFileSync('mkfifo', [file]),
      () => mkdirSync(file),
      () => undefined,
    ]) {
      rmSync(file, { recursive: true, force: true })
      replaceFile()
      const response = await fetchAsset()
      expect([response.statusCode, response.body]).toEqual([404, 'Not found.'])
    }
  })

  it('is neither read nor exported if a symbolic link to another location replaces it before its hash is computed', async () => {
    const picture = join(root, 'alpha/assets/own.png')
    writeFileSync(picture, 'a picture')
    const compiledMerchant = await compileMerchant(root, 'alpha')
    rmSync(picture)
    symlinkSync(join(root, 'secret'), picture)
    const asset = compiledMerchant.assets.get('own.png')
    expect(asset?.hash).toBe('missing')
    expect(asset && (await readAsset(asset))).toBeUndefined()
    expect((await fetchAsset(getAssetUrl('missing'))).statusCode).toBe(404)
  })

  it('is logged if it is a symbolic link to another location, and only its merchant is not served', async () => {
    rmSync(file)
    symlinkSync(join(root, 'secret'), file)
    const otherMerchants = await openMerchants(root, { log: (line) => void logLines.push(line), watch: false })
    expect(logLines).toEqual([
      'alpha: invalid, not served (1 mistake)',
      `  ${root}/alpha/assets/own.svg:1:1 This symbolic link points outside the merchant's folder. Replace the link with the file, or remove it.`,
    ])
    expect(otherMerchants.all().map(({ id }) => id)).toEqual(['base', 'beta', 'delta', 'gamma'])
    expect(await renderStaticSite(await compileMerchant(root, 'alpha'), root)).toBeUndefined()
    await otherMerchants.close()
  })
})

describe('with ASSETS_ORIGIN', () => {
  const assetsOrigin = 'https://cdn.example'
  const assets = { scripts: ['/start.js'], styles: [] }

  it('pages load their files from that origin, and their content security policy allows it', async () => {
    const cdnMerchants = await openMerchants(root, { log: () => undefined, watch: false, assetsOrigin })
    const cdnApp = Fastify()
    const build = async () => ({ entryScript: '/start.js', entry: assets, widget: () => assets })
    await serveBrands(cdnApp, { merchants: cdnMerchants, assetsOrigin, dist: root, build })
    const { body, headers } = await cdnApp.inject({ url: '/index', headers: { host: alpha } })
    const policy = String(headers['content-security-policy'])
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy).toContain(`${directive} 'self' ${assetsOrigin}`)
    expect(policy).toContain("form-action 'self';")
    expect(body).toContain(`${assetsOrigin}${getAssetUrl()}`)
    expect(body).toMatch(/"messageFiles":\{"EN":"https:\/\/cdn\.example\/_livery\/messages\//)
    expect(body).not.toMatch(/["(]\/_livery\/(brand|messages)/)
    await cdnApp.close()
    await cdnMerchants.close()
  })

  it('files are served on every host, for pages of any origin; without ASSETS_ORIGIN, only on the host of their brand', async () => {
    const cdnApp = Fastify()
    await serveBrands(cdnApp, { merchants, assetsOrigin, dist: root })
    const version = merchants.byId('alpha')?.version ?? ''
    for (const url of [getAssetUrl(), `/_livery/messages/alpha/${version}/EN.json`]) {
      const response = await cdnApp.inject({ url, headers: { host: 'cdn.example' } })
      expect([
        response.statusCode,
        response.headers['access-control-allow-origin'],
        response.headers['cross-origin-resource-policy'],
      ]).toEqual([200, '*', 'cross-origin'])
      const responseWithoutOrigin = await app.inject({ url, headers: { host: 'cdn.example' } })
      expect([responseWithoutOrigin.statusCode, responseWithoutOrigin.headers['access-control-allow-origin']]).toEqual([404, undefined])
    }
    for (const url of [getAssetUrl('0123456789abcdef'), '/_livery/messages/alpha/unknown/EN.json', getAssetUrl().replace('alpha', 'beta')])
      expect((await cdnApp.inject({ url, headers: { host: 'cdn.example' } })).statusCode).toBe(404)
    await cdnApp.close()
  })
})
