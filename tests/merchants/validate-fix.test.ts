import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import schema from '../../schemas/validate-output.json' with { type: 'json' }
import { runLivery } from './run-livery.ts'
import { TestBrands } from './test-brands.ts'

const readBrandFile = (brands: TestBrands, path: string): string => readFileSync(join(brands.root, path), 'utf8')
const runFix = (brands: TestBrands, ...args: string[]) => runLivery('validate', ...args, '--fix', '--merchants', brands.root)

/** Writes a file of the brand xx, runs `livery validate --fix`, and returns the content of the file. */
async function fixFile(path: string, text: string): Promise<string> {
  using brands = new TestBrands()
  brands.addBrand('xx')
  brands.write(`xx/${path}`, text)
  await runFix(brands)
  return readBrandFile(brands, `xx/${path}`)
}

describe('livery validate --fix', () => {
  it.each([
    ['a misspelt key', 'theme.json', '{ "dark":{"acent" :  "#ffffff"} }\r\n', '{ "dark":{"accent" :  "#ffffff"} }\r\n'],
    ['a misspelt value', 'theme.json', '{\n\t"default" : "Dark"}', '{\n\t"default" : "dark"}'],
    ['a short colour', 'theme.json', '{ "dark": { "muted": "#FFF" } }', '{ "dark": { "muted": "#ffffff" } }'],
    [
      'a string that should be a list',
      'merchant.json',
      formatMerchant('"domains": "xx.example"'),
      formatMerchant('"domains": ["xx.example"]'),
    ],
    [
      'a country code next to a code that can only be guessed',
      'platform.json',
      '{ "countries": { "restricted": ["us", "UK"] } }',
      '{ "countries": { "restricted": ["US", "UK"] } }',
    ],
    ['a trailing comma', 'theme.json', '{ "default": "dark" , }', '{ "default": "dark"  }'],
    ['a byte order mark', 'theme.json', '\uFEFF{ "default": "dark" }', '{ "default": "dark" }'],
    ['a misspelt placeholder in a text', 'messages/EN.json', '{ "in_home": "Hello, {barnd}" }', '{ "in_home": "Hello, {brand}" }'],
  ])('fixes an unambiguous mistake, and changes no other character: %s', async (_, path, text, fixedText) => {
    expect(await fixFile(path, text)).toBe(fixedText)
  })

  it.each([
    ['two names are equally similar', 'theme.json', '{ "dark": { "onGood": "#ffffff" } }'],
    ['the fix would be a guess', 'theme.json', '{ "dark": { "muted": "red" } }'],
    ['the value under the right name would be wrong', 'theme.json', '{ "dark": { "acent": "red" } }'],
    ['the right name exists already', 'theme.json', '{ "dark": { "acent": "#ffffff", "accent": "#fefefe" } }'],
    ['a comment would be lost', 'theme.json', '{ "default": "dark" /* for now */ }'],
    ['the file cannot be read as JSON', 'theme.json', '{ "default": "Dark" "light": {} }'],
  ])('leaves a file unchanged if %s', async (_, path, text) => {
    expect(await fixFile(path, text)).toBe(text)
  })

  it('reports what it fixed and what remains, and exits with 1 only if errors remain', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { 'theme.json': '{\n  "default": "Dark",\n  "dark": { "acent": "red" }\n}' })
    const { code, out } = await runFix(brands, 'xx')
    expect(code).toBe(1)
    expect(out).toContain(`Fixed\n  ${brands.root}/xx/theme.json:2:14 "Dark" → "dark" unknown-value\n`)
    expect(out).toMatch(/3:13 +error +"acent" is not a valid key/)
    expect(out).toContain('0 merchants valid, 1 invalid, 1 fixed, 1 error, 0 warnings.')
    brands.write('xx/theme.json', '{ "default": "Dark" }')
    expect((await runFix(brands, 'xx')).code).toBe(0)
    expect((await runFix(brands, 'xx')).out).toBe('1 merchant valid, 0 fixed, 0 errors, 0 warnings.\n')
  })

  it('reports fixes and remaining errors as JSON that matches the documented schema', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { 'theme.json': '{ "default": "Dark", "dark": { "acent": "red" } }' })
    const { out } = await runFix(brands, 'xx', '--format', 'json')
    const report = JSON.parse(out) as { fixed: object[]; findings: object[] }
    expect(new Ajv2020().validate(schema, report)).toBe(true)
    expect(report.findings).toHaveLength(1)
    expect(report.fixed).toEqual([
      {
        code: 'unknown-value',
        file: `${brands.root}/xx/theme.json`,
        start: { line: 1, column: 14 },
        end: { line: 1, column: 20 },
        message: '"Dark" is not a value of "default".',
        from: '"Dark"',
        to: '"dark"',
      },
    ])
  })

  it('fixes a misspelt name wherever it is used, and makes only one of two conflicting edits', async () => {
    using brands = new TestBrands()
    const formatEntry = (name: string, order: number): string =>
      `"${name}": { "name": "in_home", "enName": "Own", "action": { "route": "idnex" }, "order": ${String(order)} }`
    brands.addBrand('xx', {
      'navigation.json': `{ "header": { ${formatEntry('one', 1)}, ${formatEntry('two', 2)} } }`,
      'theme.json': '{ "dark": { "acent": "#ffffff", "accnt": "#fefefe" } }',
    })
    await runFix(brands)
    expect(readBrandFile(brands, 'xx/navigation.json')).toBe(
      `{ "header": { ${formatEntry('one', 1)}, ${formatEntry('two', 2)} } }`.replaceAll('idnex', 'index'),
    )
    expect(readBrandFile(brands, 'xx/theme.json')).toBe('{ "dark": { "accent": "#ffffff", "accnt": "#fefefe" } }')
  })

  it('fixes a mistake that hides mistakes of an extending brand, and then reports the hidden mistakes', async () => {
    using brands = new TestBrands()
    brands.addBrand('parent', { 'theme.json': '{ "default": "Dark" }' })
    brands.write('xx/merchant.json', { extends: 'parent', name: 'xx', code: 'XX' })
    brands.write('xx/navigation.json', {
      header: { own: { name: 'in_home', enName: 'Own', action: { route: 'nowhere-at-all' }, order: 1 } },
    })
    const { code, out } = await runFix(brands)
    expect([code, readBrandFile(brands, 'parent/theme.json')]).toEqual([1, '{ "default": "dark" }'])
    expect(out).toContain('There is no route "nowhere-at-all".')
  })

  it('does not rename a text that another brand refers to', async () => {
    using brands = new TestBrands()
    brands.addBrand('parent', { 'messages/EN.json': { in_hom: 'Start' }, 'messages/TY.json': { in_hom: 'Bắt đầu' } })
    brands.write('xx/merchant.json', { extends: 'parent', name: 'xx', code: 'XX' })
    brands.write('xx/navigation.json', { header: { own: { name: 'in_hom', enName: 'Own', action: { route: 'index' }, order: 1 } } })
    await runFix(brands, 'parent')
    expect(JSON.parse(readBrandFile(brands, 'parent/messages/EN.json'))).toEqual({ in_hom: 'Start' })
  })

  it('changes no merchants except the named ones', async () => {
    using brands = new TestBrands()
    brands.addBrand('parent', { 'theme.json': '{ "dark": { "acent": "#ffffff" } }' })
    brands.addBrand('xx', { 'theme.json': '{ "default": "Dark" }' })
    brands.write('xx/merchant.json', { extends: 'parent', name: 'xx', code: 'XX' })
    await runFix(brands, 'xx')
    expect([readBrandFile(brands, 'parent/theme.json'), readBrandFile(brands, 'xx/theme.json')]).toEqual([
      '{ "dark": { "acent": "#ffffff" } }',
      '{ "default": "dark" }',
    ])
  })

  it('follows a symbolic link only within the merchants folder, and keeps the link', async () => {
    using brands = new TestBrands()
    using otherFolder = new TestBrands()
    otherFolder.addBrand('outside', { 'theme.json': '{ "default": "Dark" }' })
    symlinkSync(join(otherFolder.root, 'outside'), join(brands.root, 'outside'))
    brands.addBrand('xx', { 'kept/theme.json': '{ "default": "Dark" }' })
    renameSync(join(brands.root, 'xx/kept/theme.json'), join(brands.root, 'xx/themes.txt'))
    rmSync(join(brands.root, 'xx/kept'), { recursive: true })
    symlinkSync('themes.txt', join(brands.root, 'xx/theme.json'))
    await runFix(brands)
    expect(readBrandFile(otherFolder, 'outside/theme.json')).toBe('{ "default": "Dark" }')
    expect(readBrandFile(brands, 'xx/themes.txt')).toBe('{ "default": "dark" }')
    expect(execFileSync('readlink', [join(brands.root, 'xx/theme.json')], { encoding: 'utf8' })).toBe('themes.txt\n')
  })
})

function formatMerchant(domains: string): string {
  return `{ "extends": "base", "name": "xx", "code": "XX", ${domains} }`
}
