import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileMerchant, compileMerchants } from '../../src/engine/compile/index.ts'
import { TestBrands } from './test-brands.ts'

/** Returns the diagnostics of brand `xx` as `file:line:column code pointer`, with `…` for a long pointer. */
async function diagnose(brands: TestBrands): Promise<string[]> {
  const { config, diagnostics } = await compileMerchant(brands.root, 'xx')
  expect(config === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'))
  return diagnostics.map(({ file, line, column, code, pointer }) =>
    `${file.slice(brands.root.length + 1)}:${line}:${column} ${code} ${pointer.length > 40 ? '…' : pointer}`.trim(),
  )
}

const withLatin1Byte = (prefix: string, suffix: string): Uint8Array =>
  Buffer.concat([Buffer.from(prefix), Buffer.from([0xe9]), Buffer.from(suffix)])

const invalidFiles: readonly [description: string, content: string | Uint8Array, expected: string][] = [
  ['bytes that are not UTF-8', withLatin1Byte('{\n  "x": "Caf', '"\n}'), '2:12 json-utf8'],
  ['bytes that are not UTF-8, after a replacement character', withLatin1Byte('{\n  "x": "\uFFFD\u{1F600}Caf', '"\n}'), '2:15 json-utf8'],
  ['UTF-16', Buffer.from('\uFEFF{"default":"dark"}', 'utf16le'), '1:1 json-utf8'],
  ['a byte order mark', '\uFEFF{\n  "default": "dark"\n}', '1:1 json-bom'],
  ['a duplicate key', '{\n  "default": "dark",\n  "default": "light"\n}', '3:3 json-duplicate-key /default'],
  ['a duplicate key, once with escapes', '{\n  "default": "dark",\n  "def\\u0061ult": "dark"\n}', '3:3 json-duplicate-key /default'],
  ['__proto__', '{\n  "__proto__": { "canvas": "#000000" }\n}', '2:3 json-forbidden-key /__proto__'],
  ['__proto__ in escapes', '{\n  "dark": { "\\u005f_proto__": {} }\n}', '2:13 json-forbidden-key /dark/__proto__'],
  ['constructor', '{\n  "dark": { "constructor": {} }\n}', '2:13 json-forbidden-key /dark/constructor'],
  ['prototype', '{\n  "prototype": 1\n}', '2:3 json-forbidden-key /prototype'],
  ['a trailing comma', '{\n  "default": "dark",\n}', '2:20 json-trailing-comma'],
  ['a comment', '{\n  // night\n  "default": "dark"\n}', '2:3 json-comment'],
  ['a number that overflows', '{\n  "type": { "size": 1e999 }\n}', '2:21 json-number /type/size'],
  ['a number that underflows', '{\n  "type": { "size": 1e-999 }\n}', '2:21 json-number /type/size'],
  ['an integer with twenty digits', '{\n  "type": { "size": 12345678901234567890 }\n}', '2:21 json-number /type/size'],
  ['a number with a leading zero', '{\n  "type": { "size": 015 }\n}', '2:21 json-syntax /type/size'],
  ['NaN', '{\n  "type": { "size": NaN }\n}', '2:21 json-syntax /type/size'],
  ['single quotation marks', "{\n  'default': 'dark'\n}", '2:3 json-syntax'],
  ['a line break in a string', '{\n  "default": "da\nrk"\n}', '2:17 json-syntax /default'],
  ['a truncated file', '{\n  "default": "da', '2:17 json-syntax /default'],
  ['two values', '{} {}', '1:4 json-syntax'],
  ['a NUL byte at the end', '{}\u0000', '1:3 json-syntax'],
  ['an empty file', '', '1:1 json-syntax'],
  ['an array', '[]', '1:1 wrong-type'],
  ['null', 'null', '1:1 wrong-type'],
  ['a hundred thousand nested arrays', '['.repeat(100_000), '1:65 json-depth …'],
  ['a hundred thousand nested objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), '1:321 json-depth …'],
  ['an unterminated string of 1.9 million letters', `{"a":"${'x'.repeat(1_900_000)}`, '1:1900007 json-syntax /a'],
]

describe('an invalid file', () => {
  it.each(invalidFiles)('is reported once, with its location: %s', async (_, content, expected) => {
    using brands = new TestBrands()
    brands.addBrand('xx', { 'theme.json': content })
    expect(await diagnose(brands)).toEqual([`xx/theme.json:${expected}`])
  })

  it('is not read if it exceeds the maximum size', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { 'theme.json': '{}' })
    truncateSync(`${brands.root}/xx/theme.json`, 50 * 1024 * 1024)
    expect(await diagnose(brands)).toEqual(['xx/theme.json:1:1 file-too-large'])
  })

  it('has at most a hundred diagnostics, even for two hundred thousand mistakes', async () => {
    using brands = new TestBrands()
    const keys = Array.from({ length: 60_000 }, (_, index) => `"k${index}": 1`)
    brands.addBrand('xx', { 'theme.json': `{\n${keys.join(',\n')}\n}`, 'games.json': `{${'"a":1,'.repeat(200_000)}"a":1}` })
    const diagnostics = await diagnose(brands)
    expect(diagnostics.filter((diagnostic) => diagnostic.startsWith('xx/theme.json')).length).toBe(100)
    expect(diagnostics.filter((diagnostic) => diagnostic.startsWith('xx/games.json')).length).toBe(100)
  })

  it('is validated completely, even with thousands of names and long chains of references', async () => {
    using brands = new TestBrands()
    const createEntries = (createEntry: (index: number) => object): object =>
      Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`r${index}`, createEntry(index)]))
    brands.addBrand('xx', {
      'routes.json': JSON.stringify({ routes: createEntries((index) => ({ path: `/r${index}`, redirect: `r${index + 1}` })) }),
      'navigation.json': JSON.stringify({ bottom: createEntries((index) => ({ name: `n${index}`, after: `r${index + 1}` })) }),
      'messages/EN.json': JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`text_${index}`, 'x']))),
      'messages/TY.json': JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`txet_${index}`, 'x']))),
    })
    expect((await diagnose(brands)).length).toBeGreaterThan(0)
  })

  it('does not pollute Object.prototype', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', {
      'theme.json': '{ "__proto__": { "polluted": true }, "dark": { "constructor": { "prototype": { "polluted": true } } } }',
    })
    await diagnose(brands)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('an unreadable file', () => {
  async function listMessages(brands: TestBrands): Promise<string[]> {
    return (await compileMerchant(brands.root, 'xx')).diagnostics.map(({ message }) => message)
  }

  it('is reported with the reason: a pipe', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    execFileSync('mkfifo', [`${brands.root}/xx/theme.json`])
    expect(await listMessages(brands)).toEqual(['The file cannot be read: it is a pipe or a device, not a regular file.'])
  })

  it('is reported with the reason: a dangling link', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    symlinkSync('nothing.json', `${brands.root}/xx/theme.json`)
    expect(await listMessages(brands)).toEqual(['The file cannot be read: it is a link without a target.'])
  })

  it.skipIf(process.getuid?.() === 0)('is reported with the reason: no permission', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { 'theme.json': '{}' })
    chmodSync(`${brands.root}/xx/theme.json`, 0)
    expect(await listMessages(brands)).toEqual(['The file cannot be read: permission denied.'])
  })
})

describe('the folder of a brand', () => {
  it('is reported if it is a file', async () => {
    using brands = new TestBrands()
    brands.write('xx', 'a file, not a folder')
    expect(await diagnose(brands)).toEqual(['xx:1:1 folder-unreadable'])
  })

  it.skipIf(process.getuid?.() === 0)('is reported if it cannot be read', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    chmodSync(`${brands.root}/xx`, 0)
    expect(await diagnose(brands)).toEqual(['xx:1:1 folder-unreadable'])
    chmodSync(`${brands.root}/xx`, 0o700)
  })

  it('is reported if a file has the name of a folder, or a folder the name of a file', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { pages: 'a file' })
    mkdirSync(`${brands.root}/xx/theme.json`)
    expect(await diagnose(brands)).toEqual(['xx/pages:1:1 file-unreadable', 'xx/theme.json:1:1 file-unreadable'])
  })

  it('has one diagnostic for each pipe, device and dangling link in it', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    execFileSync('mkfifo', [`${brands.root}/xx/theme.json`])
    symlinkSync('/dev/zero', `${brands.root}/xx/games.json`)
    execFileSync('mkfifo', [`${brands.root}/xx/pipe`])
    symlinkSync('pipe', `${brands.root}/xx/menus.json`)
    symlinkSync('/nowhere', `${brands.root}/xx/routes.json`)
    expect(await diagnose(brands)).toEqual([
      'xx/games.json:1:1 link-outside',
      'xx/menus.json:1:1 file-unreadable',
      'xx/pipe:1:1 unknown-file',
      'xx/routes.json:1:1 file-unreadable',
      'xx/theme.json:1:1 file-unreadable',
    ])
  })

  it('is reported if its links form a cycle, and a brand that is a link to itself is skipped', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { 'assets/brand/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    symlinkSync('theme.json', `${brands.root}/xx/theme.json`)
    symlinkSync('..', `${brands.root}/xx/assets/brand/up`)
    symlinkSync('yy', `${brands.root}/yy`)
    expect(await diagnose(brands)).toEqual(['xx/assets/brand/up:1:1 asset-cycle', 'xx/theme.json:1:1 file-unreadable'])
    const ids: string[] = []
    for await (const { id } of compileMerchants(brands.root)) ids.push(id)
    expect(ids).toEqual(['base', 'xx'])
  })

  it('is read if links stay within it, as in a mounted Kubernetes ConfigMap', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { '.today/theme.json': { default: 'light' }, '.today/pages/home.json': {} })
    symlinkSync('.today', `${brands.root}/xx/.data`)
    symlinkSync('.data/theme.json', `${brands.root}/xx/theme.json`)
    symlinkSync('.data/pages', `${brands.root}/xx/pages`)
    expect(await diagnose(brands)).toEqual([])
  })

  it('cannot be outside the merchants folder, because `extends` accepts no path', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    brands.write('xx/merchant.json', { extends: '../../etc', code: 'XX' })
    expect(await diagnose(brands)).toEqual(['xx/merchant.json:2:14 invalid-format /extends'])
  })
})

describe('a chain of `extends`', () => {
  it('is reported once if it is a cycle', async () => {
    using brands = new TestBrands()
    for (const [id, parent] of [
      ['xx', 'yy'],
      ['yy', 'zz'],
      ['zz', 'yy'],
    ] as const) {
      brands.addBrand(id)
      brands.write(`${id}/merchant.json`, { extends: parent, code: id.toUpperCase() })
    }
    expect(await diagnose(brands)).toEqual(['zz/merchant.json:2:14 extends-cycle /extends'])
  })

  it('is reported if it is too long, and not followed to its end', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    brands.write('xx/merchant.json', { extends: 'm0', code: 'XX' })
    for (let index = 0; index < 300; index++) brands.write(`m${index}/merchant.json`, { extends: `m${index + 1}`, code: `M${index}` })
    expect(await diagnose(brands)).toEqual(['m15/merchant.json:2:14 extends-too-deep /extends'])
  })
})
