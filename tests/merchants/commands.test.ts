import { execFile, execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { runLivery } from './run-livery.ts'
import { Brands } from './with-brands.ts'

const coloured = (accent: string) => ({ dark: { accent } })

function git(brands: Brands, ...args: readonly string[]): void {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false']
  execFileSync('git', ['-C', brands.root, ...author, ...args])
}

function commit(brands: Brands): void {
  git(brands, 'init', '-q')
  git(brands, 'add', '-A')
  git(brands, 'commit', '-q', '-m', 'before')
}

/** Brands that git keeps, some work later: one is another, one new, one gone. */
function changedBrands(): Brands {
  const brands = new Brands()
  brands.brand('pearl', { 'theme.json': coloured('#ffd34d') })
  brands.brand('stays')
  brands.brand('goes')
  commit(brands)
  brands.write('pearl/theme.json', coloured('#8be9c4'))
  git(brands, 'rm', '-r', '-q', 'goes')
  brands.brand('comes')
  return brands
}

describe('livery diff', () => {
  it('says in what two brands differ, and where the second one says so', async () => {
    using brands = new Brands()
    brands.brand('pearl')
    brands.brand('coral', { 'theme.json': coloured('#8be9c4') })
    const { code, out } = await runLivery('diff', 'pearl', 'coral', '--merchants', brands.root)
    expect(code).toBe(0)
    expect(out).toContain(`~ /theme/dark/accent`)
    expect(out).toContain(`→ "#8be9c4"  ${brands.root}/coral/theme.json:3`)
  })

  it('says what a change does to every brand, against a revision of git', async () => {
    using brands = changedBrands()
    const { code, out } = await runLivery('diff', '--base', 'HEAD', '--merchants', brands.root)
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      'base: nothing changes',
      'comes: is new',
      'goes: is taken away',
      'pearl: 1 value differs',
      'stays: nothing changes',
    ])
    expect(lines.filter((line) => line.startsWith(' '))).toEqual([
      `  ~ /theme/dark/accent "#ffd34d" → "#8be9c4"  ${brands.root}/pearl/theme.json:3`,
    ])
  })

  it('reads a folder below the top of a repository', async () => {
    using brands = new Brands()
    const inner = join(brands.root, 'inner')
    cpSync(join(brands.root, 'base'), join(inner, 'base'), { recursive: true })
    commit(brands)
    expect(await runLivery('diff', '--base', 'HEAD', '--merchants', inner)).toEqual({ code: 0, out: 'base: nothing changes\n', err: '' })
  })

  it('says which revision git does not know', async () => {
    using brands = changedBrands()
    const { code, err } = await runLivery('diff', '--base', 'nowhere', '--merchants', brands.root)
    expect(code).toBe(2)
    expect(err).toContain('at the revision "nowhere"')
  })

  it('ends quietly where nobody reads on', async () => {
    const livery = join(import.meta.dirname, '../../scripts/livery.mjs')
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `"${process.execPath}" "${livery}" diff harbor neon | head -n 1`], {
      cwd: join(import.meta.dirname, '../..'),
    })
    expect(stdout).toMatch(/^neon: \d+ values differ\n$/)
    expect(stderr).toBe('')
  })
})

describe('livery explain', () => {
  it('gives a value, every file that had a say, and what hides it', async () => {
    using brands = new Brands()
    brands.brand('pearl', { 'navigation.json': { header: { LIVE: { when: { flag: 'MANPLAYREB3' } } } } })
    const { code, out } = await runLivery('explain', 'pearl', '/navigation/header/LIVE', '--merchants', brands.root)
    expect(code).toBe(0)
    expect(out).toMatch(
      new RegExp(
        `written in, the last word last:\n  ${brands.root}/base/navigation.json:\\d+:\\d+ .*\n  ${brands.root}/pearl/navigation.json:\\d+:\\d+ `,
      ),
    )
    expect(out).toContain('shown only where:\n  /navigation/header/LIVE: ')
    expect(out).toContain('MANPLAYREB3')
  })

  it('says what is near where nothing is there', async () => {
    using brands = new Brands()
    const { code, err } = await runLivery('explain', 'base', '/theme/dark/acent', '--merchants', brands.root)
    expect([code, err]).toEqual([2, 'livery: there is nothing at /theme/dark/acent. Did you mean /theme/dark/accent?\n'])
  })
})

describe('livery schema', () => {
  it.each([
    ['theme', 'canvas  The ground of the page.'],
    ['banner', 'tiles'],
  ])('prints what may stand in %s', async (kind, line) => {
    const { code, out } = await runLivery('schema', kind)
    expect(code).toBe(0)
    expect(out).toContain(line)
  })

  it('says what is near a kind that there is not', async () => {
    const { code, err } = await runLivery('schema', 'them')
    expect(code).toBe(2)
    expect(err).toContain('theme')
  })
})
