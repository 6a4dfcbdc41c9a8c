import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { escapeRegExp } from '../escape-reg-exp.ts'
import { compileMerchant, compileMerchants, listMerchants } from '../../src/engine/compile/index.ts'
import { TestBrands } from './test-brands.ts'
import { runLivery, runLiveryWithEnv } from './run-livery.ts'

const projectRoot = join(import.meta.dirname, '../..')
const merchantsDir = join(projectRoot, 'merchants')
const ids = listMerchants(merchantsDir)

describe('the brands of this repository', () => {
  it('are base and at least three others', () => {
    expect(ids).toContain('base')
    expect(ids.length).toBeGreaterThanOrEqual(4)
  })

  it('are all valid together, without a warning', async () => {
    const diagnosticLines: string[] = []
    for await (const { id, config, diagnostics } of compileMerchants(merchantsDir)) {
      diagnosticLines.push(...diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`))
      expect(config?.merchant.code, id).toBeDefined()
    }
    expect(diagnosticLines).toEqual([])
  })

  it('share no code and no domain', async () => {
    const identifiers = await Promise.all(
      ids.map(async (id) => {
        const { config } = await compileMerchant(merchantsDir, id)
        return [config?.merchant.code, `${id}.localhost`, ...(config?.merchant.domains ?? [])]
      }),
    )
    expect(new Set(identifiers.flat()).size).toBe(identifiers.flat().length)
  })
})

/**
 * Whether a path is a source file that must not name a brand. Excludes tests, which may name brands, and generated
 * code, which repeats examples of the schemas.
 */
const isCode = (path: string): boolean =>
  /\.(ts|tsx|mjs|js|css|html)$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('src/generated/')

const codeFiles = ['src', 'server', 'demo', 'scripts', 'art'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(isCode),
)

/**
 * Returns patterns that detect a brand in code. Its code, name and domains must not occur anywhere, even in comments.
 * Its id is often an ordinary word (there is a picture of a lotus), so it counts only where code could branch on it: as
 * a whole string, as the folder of a brand, or as a host.
 */
async function createMentionPatterns(id: string): Promise<RegExp[]> {
  const { config } = await compileMerchant(merchantsDir, id)
  const { code = '', name = '', domains = [] } = config?.merchant ?? {}
  const word = escapeRegExp(id)
  return [
    ...[code, name, ...domains].map((text) => new RegExp(`(?<![A-Za-z0-9])${escapeRegExp(text)}(?![A-Za-z0-9])`)),
    new RegExp(`(['"\`])${word}\\1`),
    new RegExp(`merchants/${word}(?![a-z0-9-])`),
    new RegExp(`(?<![a-z0-9-])${word}\\.localhost`),
  ]
}

describe('the source code', () => {
  it.each(ids.filter((id) => id !== 'base'))('does not mention the brand %s', async (id) => {
    const patterns = await createMentionPatterns(id)
    const mentions = codeFiles.flatMap((path) =>
      readFileSync(join(projectRoot, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
        ),
    )
    expect(mentions).toEqual([])
  })

  it('is searched in src, server and scripts, in more than 300 files', () => {
    for (const path of ['src/main.tsx', 'server/main.ts', 'scripts/cli/main.ts', 'src/ui/controls/button.tsx'])
      expect(codeFiles).toContain(path)
    expect(codeFiles.length).toBeGreaterThan(300)
  })
})

/** A slide of a banner, without an action. */
const slide = { image: 'banners/sports.webp', title: 'banner_sports_title', order: 10 }

describe('livery new', () => {
  it('creates a brand that is valid at once, with a unique code', async () => {
    using brands = new TestBrands()
    const { code, out, err } = await runLiveryWithEnv(
      { DATA_DIR: brands.root },
      'new',
      'golden-gate',
      '--domain',
      'golden.example',
      '--merchants',
      brands.root,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('serves it at http://golden-gate.localhost:8080\nand at https://golden.example once')
    const { config, diagnostics } = await compileMerchant(brands.root, 'golden-gate')
    expect(diagnostics).toEqual([])
    expect(config?.merchant).toMatchObject({ name: 'Golden Gate', code: 'GOLDENGATE1', domains: ['golden.example'] })
    expect((await runLivery('validate', '--merchants', brands.root)).out).toBe('2 merchants valid, 0 errors, 0 warnings.\n')
  })

  it('prints the port that the server listens on', async () => {
    using brands = new TestBrands()
    const { out } = await runLiveryWithEnv({ PORT: '9000' }, 'new', 'pearl', '--merchants', brands.root)
    expect(out).toContain('http://pearl.localhost:9000\n')
    writeFileSync(join(brands.root, 'server.lock'), JSON.stringify({ pid: 1, address: 'http://[::]:9100' }))
    const { out: secondOut } = await runLiveryWithEnv({ DATA_DIR: brands.root }, 'new', 'opal', '--merchants', brands.root)
    expect(secondOut).toContain('http://opal.localhost:9100\n')
  })

  it('writes the given currency, time zone and languages, and reports which languages lack texts', async () => {
    using brands = new TestBrands()
    const options = ['--currency', 'jpy', '--timezone', 'Asia/Tokyo', '--languages', 'JA,EN']
    const { code, out } = await runLivery('new', 'aurora', ...options, '--merchants', brands.root)
    expect(code).toBe(0)
    expect(out).toMatch(/The language "JA" is enabled and has 0 of \d+ texts \(0 %\)/)
    const { config } = await compileMerchant(brands.root, 'aurora')
    expect(config?.merchant).toMatchObject({ timeZone: 'Asia/Tokyo', currency: { code: 'JPY', symbol: '¥', exponent: 0, decimals: 0 } })
    expect(config?.languages.default).toBe('JA')
    const languages = Object.entries(config?.languages.catalogue ?? {})
    expect(languages.filter(([, { enabled }]) => enabled).map(([language]) => language)).toEqual(['EN', 'JA'])
  })

  it.each([
    ['VND', { code: 'VND', symbol: '₫', exponent: 0 }],
    ['KWD', { code: 'KWD', symbol: 'KD', exponent: 3, decimals: 3 }],
    ['USDT', { code: 'USDT', symbol: 'USDT', exponent: 6, decimals: 2 }],
    ['MATIC', { code: 'MATIC', symbol: 'MATI', exponent: 8 }],
  ])('creates a valid brand with the currency %s', async (currency, currencyConfig) => {
    using brands = new TestBrands()
    expect(await runLivery('new', 'pearl', '--currency', currency, '--merchants', brands.root)).toMatchObject({ code: 0, err: '' })
    expect((await compileMerchant(brands.root, 'pearl')).config?.merchant.currency).toMatchObject(currencyConfig)
  })

  it.each(['BRL', 'JPY', 'KWD', 'BTC', 'USDT', 'VND', 'XOF'])(
    'creates no promotions and inherits no amounts of money, with the currency %s',
    async (currency) => {
      using brands = new TestBrands()
      await runLivery('new', 'pearl', '--currency', currency, '--merchants', brands.root)
      const { config, provenance } = await compileMerchant(brands.root, 'pearl')
      if (!config) throw new Error('The brand is not valid.')
      const { platform, content } = config
      expect(
        listAmounts({ platform, content }).filter(([pointer]) => provenance.listOrigins(pointer).at(-1)?.merchant !== 'pearl'),
      ).toEqual([])
      expect(
        listAmounts({ platform, content }).filter(([pointer, value]) => /bonus|inviter|friend/i.test(pointer) && Number(value) > 0),
      ).toEqual([])
      const { accounts, affiliateCodes, wins, missions, activities, rewards, inbox, points, deposits, customerService, resources } =
        platform
      const emptyMaps = [
        accounts,
        affiliateCodes,
        wins ?? {},
        missions,
        activities,
        rewards,
        inbox,
        points.rewards,
        customerService,
        resources,
      ]
      expect([...emptyMaps, deposits.channels, deposits.bonuses, content.announcements].flatMap((map) => Object.keys(map))).toEqual([])
      expect(Object.keys(platform.withdrawals.channels)).toEqual(['BANK'])
      expect([config.registration.title, config.registration.hint]).toEqual([undefined, undefined])
      expect(Object.values(content.vipRanks).map(({ cashback }) => Number(cashback))).toEqual(Object.keys(content.vipRanks).map(() => 0))
    },
  )

  it('scales the limits to the value of the currency, and lists the decisions that remain', async () => {
    using brands = new TestBrands()
    const { out } = await runLivery('new', 'pearl', '--currency', 'BRL', '--domain', 'pearl.example', '--merchants', brands.root)
    const { config } = await compileMerchant(brands.root, 'pearl')
    expect(config?.platform.withdrawals).toMatchObject({ min: '50.00', max: '10000.00' })
    const checklist = await runLivery('checklist', 'pearl', '--merchants', brands.root)
    expect(checklist.code).toBe(1)
    expect(out).toContain(checklist.out.trimEnd())
    expect(checklist.out).toContain('platform.json    deposits.channels: no way to deposit')
    expect(checklist.out).not.toMatch(/domains|currency|accounts|wins|announcements|bonuses/)
    expect(checklist.out).toContain('inherited: mark.svg, wordmark.svg, wordmark-light.svg, favicon.svg, social.webp\n')
    brands.write('pearl/assets/brand/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    const checklistWithMark = await runLivery('checklist', 'pearl', '--merchants', brands.root)
    expect(checklistWithMark.out).toContain('inherited: wordmark.svg, wordmark-light.svg, favicon.svg, social.webp\n')
    const baseChecklist = (await runLivery('checklist', 'base', '--merchants', brands.root)).out
    expect(baseChecklist).toMatch(/accounts: demo accounts.*\n.*wins: fictitious winners/)
  })

  it('can extend any brand, and gives each new brand its own code', async () => {
    using brands = new TestBrands()
    await runLivery('new', 'abc', '--merchants', brands.root)
    await runLivery('new', 'a-bc', '--extends', 'abc', '--name', 'Second', '--merchants', brands.root)
    const { config, chain } = await compileMerchant(brands.root, 'a-bc')
    expect(config?.merchant).toMatchObject({ name: 'Second', code: 'ABC2' })
    expect(chain).toEqual(['base', 'abc', 'a-bc'])
  })

  it('removes figures, winners, envelopes and slides with offers, also in containers, overlays and centres', async () => {
    using brands = new TestBrands()
    const winners = { widget: 'winner-board', props: { title: 'winners_title' } }
    const slides = { offer: { ...slide, action: { overlay: 'register' } }, sports: { ...slide, action: { route: 'sports' } } }
    brands.addBrand('parent', {
      'pages/home.json': {
        nodes: {
          mixed: {
            widget: 'section',
            nodes: { winners, inner: { widget: 'bar', nodes: { banner: { widget: 'banner', props: { slides } } } } },
          },
          emptied: { widget: 'section', props: { title: 'winners_title' }, nodes: { inner: { widget: 'bar', nodes: { winners } } } },
          empty: { widget: 'section', nodes: {} },
        },
      },
      'layouts.json': { areas: { footer: { nodes: { winners } } } },
      'overlays.json': { overlays: { login: { nodes: { winners } } } },
      'menus.json': {
        member: { items: { securityCenter: { nodes: { winners } } } },
        agent: { items: { agentTeamOverview: { nodes: { winners } } } },
      },
    })
    expect(await runLivery('new', 'pearl', '--extends', 'parent', '--merchants', brands.root)).toMatchObject({ code: 0, err: '' })
    const { config } = await compileMerchant(brands.root, 'pearl')
    const { mixed, ...otherNodes } = config?.pages['home']?.nodes ?? {}
    expect(mixed).toMatchObject({ nodes: { inner: { nodes: { banner: { props: { slides: { sports: {} } } } } } } })
    expect(JSON.stringify(mixed)).not.toMatch(/winner-board|"offer"/)
    expect(otherNodes).toHaveProperty('empty')
    expect(otherNodes).not.toHaveProperty('emptied')
    const { layouts, overlays, menus } = config ?? {}
    for (const nodes of [
      layouts?.areas['footer']?.nodes,
      overlays?.overlays['login']?.nodes,
      menus?.member.items['securityCenter']?.nodes,
      menus?.agent.items['agentTeamOverview']?.nodes,
    ]) {
      expect(nodes).toBeDefined()
      expect(nodes).not.toHaveProperty('winners')
    }
  })

  it.each([
    ['an id that is not a host name', ['Golden_Gate'], 'cannot be the id of a merchant'],
    ['no id', [], 'expected one id'],
    ['an existing id', ['base'], 'already exists'],
    ['an unknown brand to extend', ['xx', '--extends', 'bsae'], 'Did you mean "base"?'],
    ['an unknown currency', ['xx', '--currency', 'EURO'], 'did you mean "EUR"?'],
    ['an unknown time zone', ['xx', '--timezone', 'Asia/Saigonn'], 'did you mean "Asia/Ho_Chi_Minh"?'],
    ['an unknown language', ['xx', '--languages', 'EN,VN'], 'Did you mean "TY" (Tiếng Việt)?'],
    ['an invalid domain', ['xx', '--domain', 'https://xx.example'], 'was not created'],
    ['a domain of another brand', ['xx', '--domain', 'taken.example'], 'was not created'],
    ['the host of another brand', ['xx', '--domain', 'yy.localhost'], 'was not created'],
  ])('creates nothing if it fails: %s', async (_, args, reason) => {
    using brands = new TestBrands()
    brands.addBrand('yy')
    brands.write('yy/merchant.json', { extends: 'base', code: 'YY', domains: ['taken.example'] })
    const { code, err } = await runLivery('new', ...args, '--merchants', brands.root)
    expect(code).toBe(2)
    expect(err).toContain(reason)
    expect(listMerchants(brands.root)).toEqual(['base', 'yy'])
  })

  it('creates nothing if it fails in a folder that is named with a leading ./', async () => {
    using brands = new TestBrands()
    const { code } = await runLivery('new', 'xx', '--timezone', 'Nowhere', '--merchants', `./${relative(process.cwd(), brands.root)}`)
    expect([code, listMerchants(brands.root)]).toEqual([2, ['base']])
  })
})

/** Returns the amounts of money in a configuration, each with its JSON pointer. */
function listAmounts(value: unknown, pointer = ''): readonly (readonly [pointer: string, value: string])[] {
  if (typeof value === 'string') {
    const isMoney = /^\d+(\.\d+)?$/.test(value) && !/\/(cashback|rate|percent|rewards\/[^/]*\/points|texts\/.*)$/.test(pointer)
    return isMoney ? [[pointer, value]] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listAmounts(part, `${pointer}/${key}`))
}

describe('a code or domain that two brands use', () => {
  it('is reported at both, each with the location of the other', async () => {
    using brands = new TestBrands()
    brands.addBrand('aa')
    brands.write('aa/merchant.json', { extends: 'base', code: 'SAME', domains: ['one.example', 'two.example'] })
    brands.addBrand('bb')
    brands.write('bb/merchant.json', { extends: 'base', code: 'SAME', domains: ['three.example', 'two.example', 'aa.localhost'] })
    const { code, out } = await runLivery('validate', '--format', 'json', '--merchants', brands.root)
    expect(code).toBe(1)
    const { findings } = JSON.parse(out) as { findings: { file: string; start: { line: number }; code: string; message: string }[] }
    expect(
      findings.map(
        ({ file, start: { line }, code: diagnosticCode, message }) =>
          `${file.slice(brands.root.length + 1)}:${line} ${diagnosticCode} ${message.replaceAll(`${brands.root}/`, '')}`,
      ),
    ).toEqual([
      'aa/merchant.json:3 duplicate-code The code "SAME" is also used in bb/merchant.json:3.',
      'aa/merchant.json:6 duplicate-domain The domain "two.example" is also used in bb/merchant.json:6.',
      'bb/merchant.json:3 duplicate-code The code "SAME" is also used in aa/merchant.json:3.',
      'bb/merchant.json:6 duplicate-domain The domain "two.example" is also used in aa/merchant.json:6.',
      'bb/merchant.json:7 duplicate-domain The domain "aa.localhost" belongs to the merchant aa: the label before .localhost is the merchant\'s id.',
    ])
  })

  it('is reported if only one of the two is validated', async () => {
    using brands = new TestBrands()
    brands.addBrand('aa')
    brands.addBrand('bb')
    brands.write('bb/merchant.json', { extends: 'base', code: 'AA' })
    expect((await runLivery('validate', 'aa', '--merchants', brands.root)).out).toContain(
      `The code "AA" is also used in ${brands.root}/bb/merchant.json:3.`,
    )
  })

  it('is not reported for a copy of a folder, which is ignored with a warning, or for a folder with an invalid id', async () => {
    using brands = new TestBrands()
    brands.addBrand('aa')
    for (const copy of ['aa copy', 'aa - Copy (2)', 'aa.bak', '__MACOSX']) brands.addBrand(copy)
    for (const copy of ['aa copy', 'aa - Copy (2)', 'aa.bak', '__MACOSX', 'Aa'])
      brands.write(`${copy}/merchant.json`, { extends: 'base', code: 'AA' })
    const { code, out } = await runLivery('validate', '--format', 'json', '--merchants', brands.root)
    const { findings } = JSON.parse(out) as { findings: { file: string; severity: string; code: string }[] }
    expect([
      code,
      findings.map(({ file, severity, code: diagnosticCode }) => `${file.slice(brands.root.length + 1)} ${severity} ${diagnosticCode}`),
    ]).toEqual([
      1,
      [
        '__MACOSX warning leftover-file',
        'aa - Copy (2) warning leftover-file',
        'aa copy warning leftover-file',
        'aa.bak warning leftover-file',
        'Aa error merchant-id',
      ],
    ])
  })

  it('is not reported for the localhost names of the brand itself', async () => {
    using brands = new TestBrands()
    brands.addBrand('aa')
    brands.write('aa/merchant.json', { extends: 'base', code: 'AA', domains: ['aa.localhost', 'www.aa.localhost'] })
    expect((await runLivery('validate', '--merchants', brands.root)).code).toBe(0)
  })
})
