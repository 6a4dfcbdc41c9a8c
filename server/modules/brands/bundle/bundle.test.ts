import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { Header } from 'tar'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { assertCurrent } from './assert-current.ts'
import { BundleError, bundleLimits, computeDigest, computeRevision, FutureBundleError, type Manifest } from './bundle-format.ts'
import { generateBundleKeys, parseBundlePrivateKey, parseBundlePublicKey, verifyBundle } from './bundle-keys.ts'
import { openBundleSource } from './bundle-source.ts'
import { packBundle, signBundle } from './pack-bundle.ts'
import { readManifest } from './read-archive.ts'
import { unpackArchive } from './unpack-bundle.ts'

function createKeys() {
  const keys = generateBundleKeys()
  const [privateKey, publicKey] = [parseBundlePrivateKey(keys.privateKey), parseBundlePublicKey(keys.publicKey)]
  if (!privateKey || !publicKey) throw new Error('The generated keys cannot be parsed.')
  return { privateKey, publicKey, publicText: keys.publicKey }
}

const { privateKey, publicKey, publicText } = createKeys()
const createdAt = new Date('2026-03-02T09:15:00.000Z')
const contents = new Map([
  ['lotus/merchant.json', Buffer.from('{"extends":"base"}')],
  ['base/merchant.json', Buffer.from('{}')],
  [`base/assets/${'long/'.repeat(12).slice(0, 30)}${'x'.repeat(120)}.svg`, Buffer.from('<svg/>')],
])
const pack = (files = contents, time = createdAt, key = privateKey) => packBundle(files, { privateKey: key, createdAt: time, build: 'b1' })

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'livery-bundle-'))))
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

async function unpack(bundle: Buffer, keys = [publicKey]): Promise<string> {
  const archive = verifyBundle(bundle, keys)
  const target = join(folder, 'brands')
  await unpackArchive(archive, await readManifest(archive), target)
  return target
}

interface Entry {
  readonly path: string
  readonly content?: string
  readonly type?: 'File' | 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'FIFO' | 'Directory'
  readonly linkpath?: string
  /** Size in the header, if it is not that of the content. */
  readonly size?: number
}

/** Packs entries as an attacker who has the key could, with a manifest that lists `listedFiles`. */
async function packEntries(
  entries: readonly Entry[],
  listedFiles: Readonly<Record<string, string>>,
  changes: object = {},
): Promise<Buffer> {
  const files = Object.entries(listedFiles).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    sha256: computeDigest(Buffer.from(content)),
  }))
  const manifest = { format: 1, revision: computeRevision(files), createdAt: createdAt.toISOString(), build: null, files, ...changes }
  return signBundle(gzipSync(await packTar([{ path: 'manifest.json', content: JSON.stringify(manifest) }, ...entries])), privateKey)
}

async function packTar(entries: readonly Entry[]): Promise<Buffer> {
  const blocks: Buffer[] = []
  for (const { path, content = '', type = 'File', linkpath, size = Buffer.byteLength(content) } of entries) {
    const header = new Header({ path, type, size, mode: 0o644, ...(linkpath !== undefined && { linkpath }) })
    header.encode()
    const padding = Buffer.alloc((512 - (Buffer.byteLength(content) % 512)) % 512)
    blocks.push(header.block ?? Buffer.alloc(0), Buffer.from(content), padding)
  }
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

describe('a bundle', () => {
  it('is unpacked to the files that were packed, and to nothing else', async () => {
    const target = await unpack(await pack())
    const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.map(({ parentPath, name }) => join(parentPath, name).slice(target.length + 1)).toSorted()).toEqual(
      [...contents.keys()].toSorted(),
    )
    for (const [path, content] of contents) expect(readFileSync(join(target, path))).toEqual(content)
    expect(readdirSync(folder)).toEqual(['brands'])
  })

  it('has the same bytes for the same files in any order, and the same revision at another creation time', async () => {
    const bundle = await pack()
    expect((await pack(new Map([...contents].toReversed()))).equals(bundle)).toBe(true)
    const readVerifiedManifest = async (content: Buffer): Promise<Manifest> => readManifest(verifyBundle(content, [publicKey]))
    const laterBundle = await pack(contents, new Date(createdAt.getTime() + 1))
    expect(laterBundle.equals(bundle)).toBe(false)
    expect((await readVerifiedManifest(laterBundle)).revision).toBe((await readVerifiedManifest(bundle)).revision)
    const changedBundle = await pack(new Map([...contents, ['base/merchant.json', Buffer.from('{ }')]]))
    expect((await readVerifiedManifest(changedBundle)).revision).not.toBe((await readVerifiedManifest(bundle)).revision)
    expect(await readVerifiedManifest(bundle)).toMatchObject({ format: 1, createdAt: createdAt.toISOString(), build: 'b1' })
  })

  it('is refused if any of its bytes is changed', async () => {
    const bundle = await pack()
    const accepted: number[] = []
    for (let index = 0; index < bundle.length; index++)
      for (const mask of [1, 0x80]) {
        const changedBundle = Buffer.from(bundle)
        changedBundle.writeUInt8(changedBundle.readUInt8(index) ^ mask, index)
        try {
          verifyBundle(changedBundle, [publicKey])
          accepted.push(index)
        } catch (error) {
          expect(error).toBeInstanceOf(BundleError)
        }
      }
    expect(accepted).toEqual([])
  })

  it('is refused if it is truncated anywhere, has additional bytes, or is not a bundle', async () => {
    const bundle = await pack()
    for (let length = 0; length < bundle.length; length++)
      expect(() => verifyBundle(bundle.subarray(0, length), [publicKey])).toThrow(/damaged or incomplete|not a bundle/)
    expect(() => verifyBundle(Buffer.concat([bundle, Buffer.alloc(1)]), [publicKey])).toThrow(
      'The bundle is damaged or incomplete: its archive has',
    )
    expect(() => verifyBundle(Buffer.from('<!doctype html>\n<title>Log in</title>'), [publicKey])).toThrow(
      'The file is not a bundle of brands',
    )
  })

  it('is refused if it has another format, with an error that names both', async () => {
    const bundle = (await pack()).toString('latin1').replace('livery-bundle 1 ', 'livery-bundle 2 ')
    expect(() => verifyBundle(Buffer.from(bundle, 'latin1'), [publicKey])).toThrow(
      'The bundle has format 2, and this version of Livery reads format 1.',
    )
  })

  it('is accepted if it is signed with one of several keys, and otherwise refused with the ids of the keys', async () => {
    const otherKeys = createKeys()
    const bundle = await pack()
    expect(() => verifyBundle(bundle, [otherKeys.publicKey, publicKey])).not.toThrow()
    expect(() => verifyBundle(bundle, [otherKeys.publicKey])).toThrow(
      `The bundle is signed with the key ${publicKey.id}, and the public keys are ${otherKeys.publicKey.id}.`,
    )
    const bundleWithWrongKeyId = Buffer.from(
      (await pack(contents, createdAt, otherKeys.privateKey)).toString('latin1').replace(otherKeys.publicKey.id, publicKey.id),
      'latin1',
    )
    expect(() => verifyBundle(bundleWithWrongKeyId, [publicKey])).toThrow('The signature of the bundle is wrong')
  })

  it('cannot be created from a file that is too large, or from no files', async () => {
    const largeFile = Buffer.alloc(bundleLimits.fileBytes + 1)
    await expect(pack(new Map([['base/large.svg', largeFile]]))).rejects.toThrow('The manifest of the bundle is invalid')
    await expect(pack(new Map())).rejects.toThrow('it lists no files')
  })
})

describe('a public key', () => {
  it('is one line that openssl can read; any other text is rejected', () => {
    expect(publicText).toMatch(/^MCowBQYDK2VwAyEA[\w+/]{43}=$/)
    for (const text of ['', 'key', publicText.slice(1), `${publicText} `, generateBundleKeys().privateKey])
      expect(parseBundlePublicKey(text)).toBeUndefined()
    expect(parseBundlePrivateKey(publicText)).toBeUndefined()
  })
})

describe('an archive that an attacker has signed with the key', () => {
  const file = { path: 'base/merchant.json', content: '{}' }
  const listedFiles = { [file.path]: file.content }

  it('is unpacked if it has exactly the files of its manifest', async () => {
    expect(readFileSync(join(await unpack(await packEntries([file], listedFiles)), file.path), 'utf8')).toBe('{}')
  })

  it.each<readonly [string, readonly Entry[], Readonly<Record<string, string>>]>([
    ['a path that points outside the folder', [{ path: '../evil.json', content: '{}' }], { '../evil.json': '{}' }],
    ['a path with parent folders in its middle', [{ path: 'base/../../evil.json', content: '{}' }], { 'base/../../evil.json': '{}' }],
    ['an absolute path', [{ path: '/tmp/evil.json', content: '{}' }], { '/tmp/evil.json': '{}' }],
    ['a path with a backslash', [{ path: 'base/..\\evil.json', content: '{}' }], { 'base/..\\evil.json': '{}' }],
    ['a hidden file', [{ path: 'base/.env', content: '{}' }], { 'base/.env': '{}' }],
    ['a file outside a merchant folder', [{ path: 'evil.json', content: '{}' }], { 'evil.json': '{}' }],
    ['a path that is not listed', [file, { path: '../evil.json', content: '{}' }], listedFiles],
    ['a file that is not listed', [file, { path: 'base/theme.json', content: '{}' }], listedFiles],
    ['a file twice', [file, file], listedFiles],
    ['a file that is missing', [], listedFiles],
    ['a symbolic link', [{ path: file.path, type: 'SymbolicLink', linkpath: '/etc/passwd' }], listedFiles],
    ['a symbolic link before a file in it', [{ path: 'base', type: 'SymbolicLink', linkpath: '/tmp' }, file], listedFiles],
    ['a hard link', [{ path: file.path, type: 'Link', linkpath: '/etc/passwd' }], listedFiles],
    ['a device', [{ path: file.path, type: 'CharacterDevice' }], listedFiles],
    ['a pipe', [{ path: file.path, type: 'FIFO' }], listedFiles],
    ['a folder', [{ path: 'base', type: 'Directory' }, file], listedFiles],
    ['different content of the same length', [{ ...file, content: '[]' }], listedFiles],
    ['longer content', [{ ...file, content: '{} ' }], listedFiles],
    ['a file of four gigabytes', [{ ...file, size: 4_294_967_296 }], listedFiles],
    ['a file that ends early', [{ ...file, size: 600 }], listedFiles],
  ])('is refused if it has %s, and writes nothing', async (_, entries, files) => {
    await expect(unpack(await packEntries(entries, files))).rejects.toThrow(BundleError)
    expect(readdirSync(folder)).toEqual([])
    expect(existsSync('/tmp/evil.json') || existsSync(join(folder, '../evil.json'))).toBe(false)
  })

  it('is refused if it decompresses to much more data than a bundle may contain', async () => {
    const compressedZeros = gzipSync(Buffer.alloc(64 * 1024 * 1024))
    const archive = verifyBundle(await packEntries([file], listedFiles), [publicKey])
    const bomb = signBundle(Buffer.concat([archive, ...Array.from({ length: 100 }, () => compressedZeros)]), privateKey)
    expect(bomb.length).toBeLessThan(10_000_000)
    await expect(unpack(bomb)).rejects.toThrow('it continues after its end')
    const bundleWithLargeFile = await packEntries([{ ...file, content: '{}'.padEnd(64 * 1024 * 1024) }], listedFiles)
    await expect(unpack(bundleWithLargeFile)).rejects.toThrow(`${file.path} is too large`)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each<readonly [string, object]>([
    ['another format', { format: 2 }],
    ['a revision that does not match its files', { revision: '0'.repeat(64) }],
    ['an invalid creation time', { createdAt: 'yesterday' }],
    ['a creation time without time of day', { createdAt: '2026-03-02' }],
    ['a string instead of a list of files', { files: 'base/merchant.json' }],
    ['a negative size', { files: [{ path: file.path, bytes: -1, sha256: computeDigest(Buffer.from('{}')) }] }],
  ])('is refused if its manifest has %s', async (_, changes) => {
    await expect(unpack(await packEntries([file], listedFiles, changes))).rejects.toThrow('The manifest of the bundle is invalid')
  })

  it('is refused if it is not an archive', async () => {
    for (const archive of [Buffer.from('text'), gzipSync('text'), gzipSync(Buffer.alloc(2048))])
      await expect(unpack(signBundle(archive, privateKey))).rejects.toThrow('is damaged or incomplete')
  })

  it('does not replace a symbolic link at its destination', async () => {
    symlinkSync(tmpdir(), join(folder, 'brands'))
    await expect(unpack(await packEntries([file], listedFiles))).rejects.toThrow('ENOTDIR')
    expect(readdirSync(folder)).toEqual(['brands'])
    expect(existsSync(join(tmpdir(), 'base/merchant.json'))).toBe(false)
  })
})

describe('the creation time of a bundle', () => {
  const manifestAt = (time: number): Manifest => ({
    format: 1,
    revision: '',
    createdAt: new Date(time).toISOString(),
    build: null,
    files: [],
  })
  const now = Date.now()

  it('must not be before that of the newest accepted one, unless older bundles are allowed', () => {
    const newest = new Date(now)
    expect(() => assertCurrent(manifestAt(now), { newest, allowsOlder: false })).not.toThrow()
    expect(() => assertCurrent(manifestAt(now - 1), { newest, allowsOlder: false })).toThrow('before the newest accepted one of')
    expect(() => assertCurrent(manifestAt(now - 1), { newest, allowsOlder: true })).not.toThrow()
    expect(() => assertCurrent(manifestAt(0), { newest: undefined, allowsOlder: false })).not.toThrow()
  })

  it('must not be in the future by more than the maximum clock skew', () => {
    expect(() => assertCurrent(manifestAt(now + 600_000), { newest: undefined, allowsOlder: true })).not.toThrow()
    expect(() => assertCurrent(manifestAt(now + 7_200_000), { newest: undefined, allowsOlder: true })).toThrow(FutureBundleError)
    expect(() => assertCurrent(manifestAt(now + 7_200_000), { newest: undefined, allowsOlder: true })).toThrow(
      expect.objectContaining({ validFrom: now + 3_600_000 }),
    )
  })
})

/** Creates a database whose queries return no rows. */
const createEmptyDatabase = (): Database =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

describe('a server that polls a bundle', () => {
  const openSource = (file: string, lines: string[] = []) =>
    openBundleSource({
      settings: { url: pathToFileURL(file), publicKeys: [publicKey], pollSeconds: 1, allowsOlder: false },
      dataDir: folder,
      database: createEmptyDatabase(),
      log: (line) => void lines.push(line),
    })
  const target = { replaceFolder: async () => [], usedFolders: () => new Set<string>() }

  it('accepts a bundle that is dated in the future once its creation time is within the clock skew', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: createdAt })
    const file = join(folder, 'brands.bundle')
    writeFileSync(file, await pack())
    const source = await openSource(file)
    writeFileSync(file, await pack(new Map([...contents].slice(1)), new Date(createdAt.getTime() + 7_200_000)))
    await source.poll(target)
    vi.setSystemTime(createdAt.getTime() + 3_599_999)
    await source.poll(target)
    expect(source.countFetches()).toEqual({ updated: 1, unchanged: 0, refused: 2, failed: 0 })
    vi.setSystemTime(createdAt.getTime() + 3_600_000)
    await source.poll(target)
    await source.poll(target)
    expect(source.countFetches()).toEqual({ updated: 2, unchanged: 1, refused: 2, failed: 0 })
  })

  it('still refuses a refused bundle that is unchanged after a fetch has failed', async () => {
    const file = join(folder, 'brands.bundle')
    const lines: string[] = []
    writeFileSync(file, await pack())
    const source = await openSource(file, lines)
    const poll = () => source.poll(target)
    writeFileSync(file, await pack(new Map([...contents].slice(1)), createdAt, createKeys().privateKey))
    await poll()
    renameSync(file, `${file}.away`)
    await poll()
    renameSync(`${file}.away`, file)
    await poll()
    await poll()
    expect(source.countFetches()).toEqual({ updated: 1, unchanged: 0, refused: 3, failed: 1 })
    const refused = expect.stringContaining('The bundle of MERCHANTS_URL is refused') as string
    const failed = expect.stringContaining('The bundle of MERCHANTS_URL could not be updated') as string
    expect(lines.slice(1)).toEqual([refused, failed, refused])
    writeFileSync(file, await pack())
    await poll()
    expect(lines.slice(4)).toEqual(['The bundle of MERCHANTS_URL can be used again'])
  })
})
