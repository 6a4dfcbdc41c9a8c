import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CliResult, runLivery, runLiveryWithEnv } from './run-livery.ts'
import { TestBrands } from './test-brands.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-bundle-'))
const getPath = (name: string): string => join(folder, name)
const brands = new TestBrands()
const createdOptions = ['--created', '2026-03-02T09:15:00Z']

let publicKey: string
let newKeyResult: CliResult
let firstBundle: CliResult
const createBundle = (name: string, ...args: string[]) =>
  runLivery('bundle', 'create', getPath(name), '--key', getPath('key'), '--merchants', brands.root, ...args)
const findRevision = ({ out }: CliResult): string | undefined => /^Revision: +([0-9a-f]{64})$/m.exec(out)?.[1]

beforeAll(async () => {
  brands.addBrand('pearl', { 'theme.json': { dark: { accent: '#ffd34d' } } })
  brands.write('pearl/assets/brand/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>')
  brands.write('pearl/notes.md', 'Not needed by servers.')
  newKeyResult = await runLivery('bundle', 'new-key', getPath('key'))
  publicKey = /MERCHANTS_PUBLIC_KEY=(\S+)/.exec(newKeyResult.out)?.[1] ?? ''
  firstBundle = await createBundle('first.bundle', ...createdOptions)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  brands[Symbol.dispose]()
})

describe('livery bundle new-key', () => {
  it('writes a private key that only its owner can read, prints only the public key, and overwrites no file', async () => {
    expect(newKeyResult.code).toBe(0)
    expect(statSync(getPath('key')).mode & 0o777).toBe(0o600)
    const pem = readFileSync(getPath('key'), 'utf8')
    expect(newKeyResult.out).not.toContain(pem.split('\n')[1])
    expect(await runLivery('bundle', 'new-key', getPath('key'))).toMatchObject({
      code: 2,
      err: `livery: ${getPath('key')} already exists.\n`,
    })
    expect(readFileSync(getPath('key'), 'utf8')).toBe(pem)
  })
})

describe('livery bundle create', () => {
  it('writes a bundle of all brands and no other file, and describes it', () => {
    expect(firstBundle).toMatchObject({ code: 0, err: '' })
    expect(firstBundle.out).toContain(`Bundle written to ${getPath('first.bundle')} and read back.\n`)
    expect(firstBundle.out).toMatch(/^Created: +2026-03-02T09:15:00\.000Z/m)
    expect(firstBundle.out).toMatch(/^Brands: +base, pearl$/m)
    expect(readdirSync(folder).toSorted()).toEqual(['first.bundle', 'key'])
  })

  it('writes the same bytes for the same brands, time and key, and the same revision at another time', async () => {
    expect((await createBundle('again.bundle', ...createdOptions)).code).toBe(0)
    expect(readFileSync(getPath('again.bundle')).equals(readFileSync(getPath('first.bundle')))).toBe(true)
    const currentBundle = await createBundle('now.bundle')
    expect(readFileSync(getPath('now.bundle')).equals(readFileSync(getPath('first.bundle')))).toBe(false)
    expect(findRevision(currentBundle)).toBe(findRevision(firstBundle))
    expect(findRevision(currentBundle)).toBeDefined()
  })

  it('writes nothing if a brand has errors, and lists them as livery validate does', async () => {
    using invalidBrands = new TestBrands()
    invalidBrands.addBrand('pearl', { 'theme.json': { dark: { acent: '#ffd34d' } } })
    const result = await runLivery(
      'bundle',
      'create',
      getPath('invalid.bundle'),
      '--key',
      getPath('key'),
      '--merchants',
      invalidBrands.root,
    )
    expect(result).toMatchObject({ code: 1, out: '' })
    expect(result.err).toContain(`did you mean "accent"?`)
    expect(existsSync(getPath('invalid.bundle'))).toBe(false)
  })

  it('refuses a symbolic link that points outside a brand', async () => {
    using brandsWithLink = new TestBrands()
    brandsWithLink.addBrand('pearl')
    brandsWithLink.write('pearl/assets/brand/mark.svg', '<svg/>')
    writeFileSync(getPath('secret.svg'), '<svg/>')
    symlinkSync(getPath('secret.svg'), join(brandsWithLink.root, 'pearl/assets/brand/linked.svg'))
    const result = await runLivery(
      'bundle',
      'create',
      getPath('linked.bundle'),
      '--key',
      getPath('key'),
      '--merchants',
      brandsWithLink.root,
    )
    expect(result.code).toBe(1)
    expect(result.err).toContain("This symbolic link points outside the merchant's folder.")
    rmSync(getPath('secret.svg'))
  })

  it.each([
    ['no private key', [], 'the private key is missing: set --key FILE.'],
    ['a missing key file', ['--key', 'missing'], 'missing cannot be read (ENOENT).'],
    ['a file without a key', ['--key', 'package.json'], 'package.json contains no Ed25519 private key in PEM format.'],
  ])('reports %s', async (_, options, message) => {
    expect(await runLivery('bundle', 'create', getPath('other.bundle'), ...options)).toMatchObject({
      code: 2,
      err: expect.stringContaining(message) as string,
    })
  })

  it('reports an invalid time and a folder that cannot be written to', async () => {
    expect(await createBundle('other.bundle', '--created', '2026-02-31T00:00:00Z')).toMatchObject({ code: 2 })
    expect(await createBundle('other.bundle', '--created', 'yesterday')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--created is "yesterday"') as string,
    })
    const missing = await createBundle('missing/other.bundle')
    expect(missing).toMatchObject({ code: 2, err: `livery: ${getPath('missing/other.bundle')} cannot be written (ENOENT).\n` })
  })
})

describe('livery bundle verify', () => {
  it('describes a bundle whose signature matches the public key, given as an option or in the environment', async () => {
    const result = await runLivery('bundle', 'verify', getPath('first.bundle'), '--public-key', publicKey)
    expect(result).toMatchObject({ code: 0, err: '' })
    expect(result.out).toContain('The bundle is intact.')
    expect(findRevision(result)).toBe(findRevision(firstBundle))
    expect((await runLiveryWithEnv({ MERCHANTS_PUBLIC_KEY: publicKey }, 'bundle', 'verify', getPath('first.bundle'))).code).toBe(0)
  })

  it('reports a changed byte, another key, a missing or invalid key and a missing file', async () => {
    const changedBytes = readFileSync(getPath('first.bundle'))
    changedBytes.writeUInt8(changedBytes.readUInt8(changedBytes.length - 5000) ^ 1, changedBytes.length - 5000)
    writeFileSync(getPath('changed.bundle'), changedBytes)
    const otherPublicKey = /MERCHANTS_PUBLIC_KEY=(\S+)/.exec((await runLivery('bundle', 'new-key', getPath('other-key'))).out)?.[1] ?? ''
    const verify = async (...args: string[]) => {
      const { code, err } = await runLivery('bundle', 'verify', ...args)
      return `${String(code)} ${err}`
    }
    expect(await verify(getPath('changed.bundle'), '--public-key', publicKey)).toContain('2 livery: The signature of the bundle is wrong')
    expect(await verify(getPath('first.bundle'), '--public-key', otherPublicKey)).toContain('2 livery: The bundle is signed with the key ')
    expect(await verify(getPath('first.bundle'))).toContain('2 livery: the public key is missing')
    expect(await verify(getPath('first.bundle'), '--public-key', `${publicKey},x`)).toContain('2 livery: a public key is invalid')
    expect(await verify(getPath('none.bundle'), '--public-key', publicKey)).toContain('none.bundle cannot be read (ENOENT).')
  })
})

describe('livery bundle unpack', () => {
  it('writes brands with the same revision, without files that servers do not need', async () => {
    const target = getPath('unpacked')
    expect((await runLivery('bundle', 'unpack', getPath('first.bundle'), target, '--public-key', publicKey)).code).toBe(0)
    expect(readdirSync(join(target, 'pearl')).toSorted()).toEqual(['assets', 'merchant.json', 'theme.json'])
    const repacked = await runLivery('bundle', 'create', getPath('unpacked.bundle'), '--key', getPath('key'), '--merchants', target)
    expect(findRevision(repacked)).toBe(findRevision(firstBundle))
    const existing = await runLivery('bundle', 'unpack', getPath('first.bundle'), target, '--public-key', publicKey)
    expect(existing).toMatchObject({ code: 2, err: `livery: ${target} already exists. Name a new folder.\n` })
  })
})
