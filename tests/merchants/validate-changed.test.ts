import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runLivery } from './run-livery.ts'
import { TestBrands } from './test-brands.ts'

let brands: TestBrands
const runGit = (...args: string[]) =>
  execFileSync('git', ['-C', brands.root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args])
const validateChanged = (...args: string[]) => runLivery('validate', '--changed', ...args, '--merchants', brands.root)
/** Adds an unused text to a brand, for which validation reports a warning that names the brand. */
const addWarning = (id: string) => brands.write(`${id}/messages/EN.json`, { [`unused_text_of_${id}`]: 'Hello' })

beforeEach(() => {
  brands = new TestBrands()
  for (const id of ['one', 'two', 'three']) {
    brands.addBrand(id)
    addWarning(id)
  }
  brands.write('one/README.md', 'x')
  brands.write('three/merchant.json', { extends: 'two', name: 'three', code: 'THREE' })
  runGit('init', '--quiet')
  runGit('add', '.')
  runGit('commit', '--quiet', '--message', 'Start')
})
afterEach(() => brands[Symbol.dispose]())

/** Returns the brands in whose files the unused text is reported, in alphabetical order. */
const listValidatedBrands = ({ out }: { out: string }): string[] =>
  [...out.matchAll(/text "unused_text_of_(\w+)"/g)].map(([, id]) => id ?? '').sort()

describe('livery validate --changed', () => {
  it('validates nothing if no brand has changed', async () => {
    expect(await validateChanged('HEAD')).toEqual({ code: 0, out: '0 merchants valid, 0 errors, 0 warnings.\n', err: '' })
  })

  it.each([
    ['a changed file', () => brands.write('one/theme.json', '{ "default": "light" }'), ['one']],
    ['a new file', () => brands.write('one/assets/new.txt', 'x'), ['one']],
    ['a deleted file', () => rmSync(join(brands.root, 'one/README.md')), ['one']],
    ['a file of a brand that another extends', () => brands.write('two/theme.json', '{ "default": "light" }'), ['three', 'two']],
    ['a file of base', () => brands.write('base/README.md', 'x'), ['one', 'three', 'two']],
    ['a file outside the folders of brands', () => brands.write('README.md', 'x'), []],
  ])('validates the brands that a change affects, including those that extend a changed one: %s', async (_, change, names) => {
    change()
    expect(listValidatedBrands(await validateChanged('HEAD'))).toEqual(names)
  })

  it('compares with the revision, even after later commits', async () => {
    brands.write('one/theme.json', '{ "default": "light" }')
    runGit('add', '.')
    runGit('commit', '--quiet', '--message', 'Change one')
    expect([listValidatedBrands(await validateChanged('HEAD')), listValidatedBrands(await validateChanged('HEAD~1'))]).toEqual([
      [],
      ['one'],
    ])
  })

  it('includes a brand whose `extends` cannot be read', async () => {
    brands.write('three/merchant.json', '{ broken')
    runGit('commit', '--quiet', '--all', '--message', 'Break three')
    brands.write('one/theme.json', '{ "default": "light" }')
    const { code, out } = await validateChanged('HEAD')
    expect([code, out.includes('three/merchant.json')]).toEqual([1, true])
  })

  it('validates the brands that extended a removed one', async () => {
    rmSync(join(brands.root, 'base'), { recursive: true })
    const { code, out } = await validateChanged('HEAD')
    expect(code).toBe(1)
    expect(out).toContain('There is no merchant "base" to extend.')
    runGit('checkout', '--quiet', '--', 'base')
  })

  it('fixes only the brands that have changed', async () => {
    const [one, two] = ['one', 'two'].map((id) => brands.write(`${id}/theme.json`, '{ "default": "Dark" }'))
    runGit('add', String(one))
    runGit('add', String(two))
    runGit('commit', '--quiet', '--message', 'Two mistakes')
    brands.write('one/theme.json', '{ "default":  "Dark" }')
    const { out } = await validateChanged('HEAD', '--fix')
    expect(out).toContain(`Fixed\n  ${brands.root}/one/theme.json:1:15 "Dark" → "dark" unknown-value\n\n`)
    expect(runGit('status', '--porcelain').toString()).toBe(' M one/theme.json\n')
  })

  it.each([
    ['a revision that git does not know', ['nonsense'], 'unknown git revision "nonsense".'],
    ['a revision that looks like an option', ['--output=x'], ''],
    ['a revision and names of merchants', ['HEAD', 'one'], '--changed cannot be combined with merchants.'],
  ])('exits with 2 and a reason for %s', async (_, args, reason) => {
    const { code, out, err } = await validateChanged(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(reason)
  })

  it('exits with 2 and a reason outside a repository, or if git cannot be run', async () => {
    rmSync(join(brands.root, '.git'), { recursive: true })
    expect(await validateChanged('HEAD')).toMatchObject({ code: 2, err: expect.stringContaining('is not in a git repository') })
    const { PATH } = process.env
    process.env['PATH'] = '/nowhere'
    try {
      expect(await validateChanged('HEAD')).toMatchObject({ code: 2, err: 'livery: git is required and cannot be run here.\n' })
    } finally {
      process.env['PATH'] = PATH
    }
  })
})
