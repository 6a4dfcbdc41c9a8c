import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { renderStaticSite } from './static-site.ts'

const build = mkdtempSync(join(tmpdir(), 'livery-build-'))
mkdirSync(join(build, '.vite'))
writeFileSync(join(build, '.vite/manifest.json'), JSON.stringify({ start: { file: 'assets/start.js', isEntry: true } }))
afterAll(() => rmSync(build, { recursive: true }))

/** Returns the headers of a path as Cloudflare Pages sends them: values of all matching rules are joined. */
function applyRules(headersFile: string, path: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  let matches = false
  for (const line of headersFile.split('\n').filter((text) => text !== '')) {
    const [, name, value = ''] = /^ {2}([a-z-]+): (.*)$/.exec(line) ?? []
    if (name === undefined) matches = path.startsWith(line.replace(/\*$/, ''))
    else if (matches) headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  return headers
}

it('sets each header once: files are cached as immutable, and the static host decides how pages are cached', async () => {
  const merchant = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
  const files = await renderStaticSite(merchant, build)
  const headersFile = files?.find(({ path }) => path === '_headers')?.content as string
  const assetHeaders = applyRules(headersFile, '/_livery/assets/start.js')
  expect(assetHeaders).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
  const pageHeaders = applyRules(headersFile, '/index')
  expect(pageHeaders).not.toHaveProperty('cache-control')
  expect(pageHeaders['content-security-policy']).toContain("script-src 'self'")
})
