import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { runLivery } from './run-livery.ts'
import { TestBrands } from './test-brands.ts'

const themeWithAccent = (accent: string) => ({ dark: { accent } })

function runGit(brands: TestBrands, ...args: readonly string[]): void {
  const authorOptions = ['-c', 'user.name=test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false']
  execFileSync('git', ['-C', brands.root, ...authorOptions, ...args])
}

function commitBrands(brands: TestBrands): void {
  runGit(brands, 'init', '-q')
  runGit(brands, 'add', '-A')
  runGit(brands, 'commit', '-q', '-m', 'before')
}

/** Commits brands to a git repository, then changes one, removes one and adds one without a commit. */
function createChangedBrands(): TestBrands {
  const brands = new TestBrands()
  brands.addBrand('pearl', { 'theme.json': themeWithAccent('#ffd34d') })
  brands.addBrand('stays')
  brands.addBrand('goes')
  commitBrands(brands)
  brands.write('pearl/theme.json', themeWithAccent('#8be9c4'))
  runGit(brands, 'rm', '-r', '-q', 'goes')
  brands.addBrand('comes')
  return brands
}

describe('livery diff', () => {
  it('lists the differences between two brands, with the location in the second one', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl')
    brands.addBrand('coral', { 'theme.json': themeWithAccent('#8be9c4') })
    const { code, out } = await runLivery('diff', 'pearl', 'coral', '--merchants', brands.root)
    expect(code).toBe(0)
    expect(out).toContain(`~ /theme/dark/accent`)
    expect(out).toContain(`→ "#8be9c4"  ${brands.root}/coral/theme.json:3`)
  })

  it('lists the effect of a change on every brand, compared with a git revision', async () => {
    using brands = createChangedBrands()
    const { code, out } = await runLivery('diff', '--base', 'HEAD', '--merchants', brands.root)
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      'base: no changes',
      'comes: new',
      'goes: removed',
      'pearl: 1 value differs',
      'stays: no changes',
    ])
    expect(lines.filter((line) => line.startsWith(' '))).toEqual([
      `  ~ /theme/dark/accent "#ffd34d" → "#8be9c4"  ${brands.root}/pearl/theme.json:3`,
    ])
  })

  it('reads a folder below the root of a repository', async () => {
    using brands = new TestBrands()
    const subfolder = join(brands.root, 'inner')
    cpSync(join(brands.root, 'base'), join(subfolder, 'base'), { recursive: true })
    commitBrands(brands)
    expect(await runLivery('diff', '--base', 'HEAD', '--merchants', subfolder)).toEqual({ code: 0, out: 'base: no changes\n', err: '' })
  })

  it('counts the texts that a language inherits from another, and lists its own', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl', {
      'languages.json': { catalogue: { TH: { enabled: true } } },
      'messages/TH.json': { in_home: 'หน้าแรก', in_lott_game: 'เข้าสู่ระบบ' },
    })
    const { out } = await runLivery('diff', 'base', 'pearl', '--merchants', brands.root)
    const [heading, ...lines] = out.trimEnd().split('\n')
    expect(heading).toBe(`pearl: ${lines.length - 1} values differ`)
    expect(lines.filter((line) => line.includes('/messages/'))).toEqual([
      `  + /messages/TH/in_home "หน้าแรก"  ${brands.root}/pearl/messages/TH.json:2`,
      `  + /messages/TH/in_lott_game "เข้าสู่ระบบ"  ${brands.root}/pearl/messages/TH.json:3`,
      expect.stringMatching(/^ {2}\+ \/messages\/TH: \d,\d{3} texts fall back to EN$/),
    ])
    const reversed = await runLivery('diff', 'pearl', 'base', '--merchants', brands.root)
    expect(reversed.out).toMatch(/^ {2}- \/messages\/TH: \d,\d{3} texts no longer fall back to EN$/m)
  })

  it('counts the inherited texts that change with the language that they come from', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl', { 'languages.json': { catalogue: { TH: { enabled: true } } }, 'messages/TH.json': {} })
    commitBrands(brands)
    const file = join(brands.root, 'base/messages/EN.json')
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('"in_home": "Home"', '"in_home": "Start"')
        .replace('"in_lott_game": "Lottery"', '"in_lott_game": "Draws"'),
    )
    const { out } = await runLivery('diff', '--base', 'HEAD', 'pearl', '--merchants', brands.root)
    expect(out).toContain('~ /messages/EN/in_home "Home" → "Start"')
    expect(out).toContain('  ~ /messages/TH: 2 texts that fall back to EN change with it\n')
    expect(out).not.toContain('/messages/TH/')
  })

  it('lists assets that are added, removed and replaced', async () => {
    using brands = new TestBrands()
    const createMark = (colour: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${colour}"/></svg>`
    brands.addBrand('pearl', { 'assets/brand/mark.svg': createMark('red'), 'assets/old.svg': createMark('red') })
    commitBrands(brands)
    brands.write('pearl/assets/brand/mark.svg', createMark('blue'))
    brands.write('pearl/assets/new.svg', createMark('blue'))
    rmSync(join(brands.root, 'pearl/assets/old.svg'))
    const { out } = await runLivery('diff', '--base', 'HEAD', 'pearl', '--merchants', brands.root)
    expect(out).toBe('pearl: 0 values differ, 3 assets differ\n  ~ assets/brand/mark.svg\n  + assets/new.svg\n  - assets/old.svg\n')
  })

  it('compares brands that extend a symlinked brand, which is the same at both revisions', async () => {
    using brands = new TestBrands()
    using base = new TestBrands()
    rmSync(join(brands.root, 'base'), { recursive: true })
    symlinkSync(join(base.root, 'base'), join(brands.root, 'base'), 'junction')
    brands.write('.gitignore', 'base')
    brands.addBrand('pearl', { 'theme.json': themeWithAccent('#ffd34d') })
    commitBrands(brands)
    brands.write('pearl/theme.json', themeWithAccent('#8be9c4'))
    const { code, out } = await runLivery('diff', '--base', 'HEAD', '--merchants', brands.root)
    expect([code, out]).toEqual([0, expect.stringMatching(/^base: no changes\npearl: 1 value differs\n/)])
  })

  it('reports an unknown brand with the nearest name', async () => {
    using brands = createChangedBrands()
    const { code, err } = await runLivery('diff', '--base', 'HEAD', 'pearll', '--merchants', brands.root)
    expect([code, err]).toEqual([2, expect.stringContaining('there is no merchant "pearll"')])
    expect(err).toContain('Did you mean "pearl"?')
  })

  it('reports an unknown git revision', async () => {
    using brands = createChangedBrands()
    const { code, err } = await runLivery('diff', '--base', 'nowhere', '--merchants', brands.root)
    expect(code).toBe(2)
    expect(err).toContain('at the git revision "nowhere"')
  })

  it('ends silently if its output is closed', async () => {
    const livery = join(import.meta.dirname, '../../scripts/livery.mjs')
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `"${process.execPath}" "${livery}" diff harbor neon | head -n 1`], {
      cwd: join(import.meta.dirname, '../..'),
    })
    expect(stdout).toMatch(/^neon: \d+ values differ, \d+ assets differ\n$/)
    expect(stderr).toBe('')
  })
})

describe('livery screenshots', () => {
  it.each([
    [['--out', 'shots'], '--base is missing: the git revision to compare with.'],
    [['--base', 'HEAD'], '--out is missing: the folder of the screenshots.'],
    [['--base', 'HEAD', '--out', 'shots', '--pages', '0'], '--pages must be a whole number from 1 to 100.'],
    [['--base', 'HEAD', '--out', 'shots', '--pages', '500'], '--pages must be a whole number from 1 to 100.'],
    [['--base', 'HEAD', '--out', 'shots', '--limit', 'all'], '--limit must be a whole number from 1 to 1000.'],
    [['--base', 'HEAD', '--out', 'shots', '--theme', 'red'], '--theme must be default or dark or light or both.'],
    [['--base', 'nowhere', '--out', 'shots'], 'at the git revision "nowhere"'],
  ])('refuses %j', async (args, message) => {
    using brands = createChangedBrands()
    const { code, err } = await runLivery('screenshots', ...args, '--merchants', brands.root)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })

  it('replaces only the folder of an earlier report, and needs no browser if nothing has changed', async () => {
    using brands = new TestBrands()
    commitBrands(brands)
    const out = join(brands.root, '../', `${basename(brands.root)}-shots`)
    const takeScreenshots = () => runLivery('screenshots', '--base', 'HEAD', '--out', out, '--merchants', brands.root)
    try {
      expect((await runLivery('screenshots', '--base', 'HEAD', '--out', brands.root, '--merchants', brands.root)).err).toContain(
        'is not empty, and has no report of livery screenshots.',
      )
      mkdirSync(out)
      writeFileSync(join(out, 'summary.md'), 'Not a report.')
      expect((await takeScreenshots()).err).toContain('has no report of livery screenshots.')
      rmSync(out, { recursive: true })
      for (const _ of ['first', 'again'])
        expect(await takeScreenshots()).toMatchObject({ code: 0, out: `No page was rendered. The report is ${out}/index.html.\n` })
    } finally {
      rmSync(out, { recursive: true, force: true })
    }
  })
})

describe('livery explain', () => {
  it('prints every file that sets a value, in order of precedence, and the condition under which it is shown', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl', { 'navigation.json': { header: { LIVE: { when: { flag: 'MANPLAYREB3' } } } } })
    const { code, out } = await runLivery('explain', 'pearl', '/navigation/header/LIVE', '--merchants', brands.root)
    expect(code).toBe(0)
    expect(out).toMatch(
      new RegExp(
        `set in, the last one takes precedence:\n  ${brands.root}/base/navigation.json:\\d+:\\d+ .*\n  ${brands.root}/pearl/navigation.json:\\d+:\\d+ `,
      ),
    )
    expect(out).toContain('shown only if:\n  /navigation/header/LIVE: ')
    expect(out).toContain('MANPLAYREB3')
  })

  it.each(['/navigation/header/LIVE', '/navigation/header/LIVE/icon'])(
    'prints which file removed the value at %s, and where',
    async (pointer) => {
      using brands = new TestBrands()
      brands.addBrand('pearl', { 'navigation.json': { header: { LIVE: null } } })
      brands.write('coral/merchant.json', { extends: 'pearl', name: 'coral', code: 'CORAL' })
      const { code, out } = await runLivery('explain', 'coral', pointer, '--merchants', brands.root)
      expect(code).toBe(0)
      const [outcome, , ...origins] = out.trimEnd().split('\n')
      expect(outcome).toBe(`removed by pearl, ${brands.root}/pearl/navigation.json:3:5`)
      expect(origins).toEqual([
        'set in, the last one takes precedence:',
        expect.stringContaining(`${brands.root}/base/navigation.json:`),
        expect.stringContaining('null: removes it'),
      ])
    },
  )

  it('prints a value that one merchant removed and another restored', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl', { 'pages/home.json': { nodes: { steps: null } } })
    brands.write('coral/merchant.json', { extends: 'pearl', name: 'coral', code: 'CORAL' })
    brands.write('coral/pages/home.json', { nodes: { steps: { widget: 'steps', order: 5 } } })
    const { out } = await runLivery('explain', 'coral', '/pages/home/nodes/steps/order', '--merchants', brands.root)
    expect(out).toMatch(/^5\n/)
  })

  it('suggests similar paths for an unknown one', async () => {
    using brands = new TestBrands()
    const { code, err } = await runLivery('explain', 'base', '/theme/dark/acent', '--merchants', brands.root)
    expect([code, err]).toEqual([2, 'livery: there is no value at /theme/dark/acent. Did you mean /theme/dark/accent?\n'])
  })
})

describe('livery schema', () => {
  it.each([
    ['theme', 'canvas  Background of the page.'],
    ['banner', 'tiles'],
  ])('prints the properties of %s', async (kind, line) => {
    const { code, out } = await runLivery('schema', kind)
    expect(code).toBe(0)
    expect(out).toContain(line)
  })

  it('lists the common properties of nodes, the widgets, and which of them have children', async () => {
    const { out } = await runLivery('schema', 'page')
    const keys = out.split('\n').flatMap((line) => /^ {4}(\w+) {2}/.exec(line)?.[1] ?? [])
    expect(keys).toEqual(['widget', 'order', 'before', 'after', 'slot', 'when', 'props', 'nodes'])
    expect(out).toMatch(/^ {4}widget .*\(one of about-links, .*banner, .*winner-board, .*\)$/m)
    expect(out).toMatch(/^ {4}nodes .*, only for bar, section\. \(object\)$/m)
    expect(out).not.toContain('undefined')
  })

  it('prints the default of a key, which is the value of base', async () => {
    using brands = new TestBrands()
    brands.write(
      'base/theme.json',
      JSON.stringify(JSON.parse(readFileSync(join(brands.root, 'base/theme.json'), 'utf8'))).replace(
        '"default":"dark"',
        '"default":"light"',
      ),
    )
    const { out } = await runLivery('schema', 'theme', '--merchants', brands.root)
    expect(out).toMatch(/^default .*\(one of dark, light, system, in base "light", for example "dark"\)$/m)
    const withoutBase = await runLivery('schema', 'theme', '--merchants', join(brands.root, 'nowhere'))
    expect(withoutBase.out).toMatch(/^default .*\(one of dark, light, system, required, for example "dark"\)$/m)
  })

  it('suggests similar kinds for an unknown one', async () => {
    const { code, err } = await runLivery('schema', 'them')
    expect(code).toBe(2)
    expect(err).toContain('theme')
  })
})

describe('livery platform --help', () => {
  it('describes the commands that begin with a given word, or all commands if none is given', async () => {
    const { code, out } = await runLivery('platform', 'rules', '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/^ {2}rules <brand>/m)
    expect(out).not.toMatch(/^ {2}withdrawals /m)
    expect((await runLivery('platform', '--help')).out).toMatch(/^ {2}withdrawals /m)
  })
})
