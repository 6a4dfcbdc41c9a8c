import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../server/start-server.ts'
import { runLivery } from '../merchants/run-livery.ts'
import { writeBase, writeBrand } from './small-brands.ts'
import { createTestDatabase } from './test-database.ts'
import { send } from './call-server.ts'
import { startBrandsServer } from './start-brands-server.ts'

const yen = { code: 'JPY', symbol: '¥', exponent: 0, decimals: 0 }

let root: string
let dataDir: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: RunningServer | undefined
let lines: string[] = []

/** Writes a brand. By default, its name is its id, and its code is the id in upper case. */
const writeTestBrand = (id: string, merchant: object = {}, platform: object = {}): void =>
  writeBrand(root, id, { merchant: { name: id, code: id.toUpperCase(), ...merchant }, platform })

async function start(): Promise<RunningServer> {
  lines = []
  server = await startBrandsServer({ merchantsDir: root, dataDir, databaseUrl: database.url, lines })
  return server
}
async function restart(): Promise<RunningServer> {
  await server?.stop()
  return start()
}
const listServed = (): readonly string[] => (server?.platform.brands.all() ?? []).map(({ id }) => id)
const findMerchant = (id: string) => server?.platform.brands.byId(id)?.config.merchant
const waitForLog = (text: string) => expect.poll(() => lines.join('\n')).toContain(text)
const runOnPlatform = (...args: string[]) => runLivery(...args, '--data', dataDir)

beforeEach(async () => {
  root = writeBase()
  dataDir = mkdtempSync(join(tmpdir(), 'livery-data-'))
  database = await createTestDatabase()
  writeTestBrand('one')
  writeTestBrand('two')
  await start()
})
afterEach(async () => {
  await server?.stop()
  await database.drop()
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true })
})

describe('the values fixed when a brand is provisioned', () => {
  it('include its currency: a change is reported with its location, and the last good version is still served', async () => {
    writeTestBrand('one', { name: 'One in yen', currency: yen })
    await waitForLog('one: invalid, the last good version keeps being served (1 mistake)')
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([
      expect.stringMatching(
        /one\/merchant\.json:1:\d+ The accounts of ONE on the platform are in VND and cannot be changed to JPY\. Write \S.*$/,
      ),
    ])
    expect(findMerchant('one')).toMatchObject({ name: 'one', currency: { code: 'VND' } })
    writeTestBrand('two', { name: 'Two goes on' })
    await expect.poll(() => findMerchant('two')?.name).toBe('Two goes on')
    expect(lines.filter((line) => line.startsWith('one:'))).toHaveLength(1)
    writeTestBrand('one', { currency: { exponent: 3 } })
    await waitForLog('The platform stores the VND amounts of ONE with 2 decimals, which cannot be changed to 3.')
    writeTestBrand('one')
    await waitForLog('one: valid again, served as before')
  })

  it('remain fixed after a restart: accounts are never shown in another currency', async () => {
    writeTestBrand('one', { currency: yen })
    await restart()
    expect([listServed(), findMerchant('one')?.currency.code]).toEqual([['base', 'one', 'two'], 'VND'])
    expect(lines).toContain('one: invalid, the last good version keeps being served (1 mistake)')
    writeTestBrand('one', { name: 'One again' })
    await expect.poll(() => findMerchant('one')?.name).toBe('One again')
  })

  it('include its code, until it is released, because without it the brand would lose its accounts', async () => {
    writeTestBrand('one', { code: 'OTHER' })
    await waitForLog('The platform stores the accounts of this brand under the code ONE: with OTHER the brand would have no accounts.')
    expect(findMerchant('one')?.code).toBe('ONE')
    expect(await runOnPlatform('platform', 'release', 'NONE')).toMatchObject({
      code: 2,
      err: expect.stringContaining('This database has no brand with the code "NONE".'),
    })
    expect(await runOnPlatform('platform', 'release', 'ONE')).toMatchObject({ code: 0 })
    await expect.poll(() => findMerchant('one')?.code).toBe('OTHER')
    const { out } = await runOnPlatform('platform', 'provisioned')
    expect(out.split('\n')).toEqual(
      expect.arrayContaining([expect.stringMatching(/code=ONE .*folder=-/), expect.stringMatching(/code=OTHER .*folder=one/)]),
    )
  })

  it('exclude its folder name, which may change', async () => {
    renameSync(join(root, 'one'), join(root, 'uno'))
    await expect.poll(listServed).toEqual(['base', 'two', 'uno'])
    writeTestBrand('one', { code: 'ONE2' })
    await expect.poll(listServed).toEqual(['base', 'one', 'two', 'uno'])
    expect(lines.filter((line) => line.includes('invalid'))).toEqual([])
  })

  it('include its code and its domains: a copy of its folder takes over neither, under any name', async () => {
    writeTestBrand('two', { domains: ['two.example', 'www.two.example'] })
    await expect.poll(() => findMerchant('two')?.domains).toHaveLength(2)
    const createExpectedMessages = (root: string): readonly string[] =>
      ['code "TWO"', 'domain "two.example"', 'domain "www.two.example"'].map(
        (claim) => `The ${claim} belongs to the merchant two (${root}/two/merchant.json:1). Choose another ${claim.split(' ')[0]} here.`,
      )
    cpSync(join(root, 'two'), join(root, 'aaa'), { recursive: true })
    await waitForLog('aaa: invalid, not served (3 mistakes)')
    const listMessages = (id: string): readonly string[] =>
      lines.filter((line) => line.startsWith(`  ${root}/${id}/`)).map((line) => line.slice(line.indexOf(' The ') + 1))
    expect([listMessages('aaa'), listMessages('two')]).toEqual([createExpectedMessages(root), []])
    expect([listServed(), server?.platform.brands.byHost('two.example')?.id]).toEqual([['base', 'one', 'two'], 'two'])

    await restart()
    expect([listServed(), server?.platform.brands.byHost('www.two.example')?.id, listMessages('aaa')]).toEqual([
      ['base', 'one', 'two'],
      'two',
      createExpectedMessages(root),
    ])
    const platformResult = await runOnPlatform('validate', '--platform', '--merchants', root)
    expect([platformResult.code, platformResult.out.match(/\/(\w+)\/merchant\.json\n/g)]).toEqual([1, ['/aaa/merchant.json\n']])
    const localResult = await runLivery('validate', '--merchants', root)
    expect([localResult.code, localResult.out.match(/\/(\w+)\/merchant\.json\n/g)]).toEqual([
      1,
      ['/aaa/merchant.json\n', '/two/merchant.json\n'],
    ])

    writeFileSync(join(root, 'two/merchant.json'), '{ broken')
    writeTestBrand('aaa', { code: 'OWN', domains: ['two.example'] })
    await waitForLog(`The domain "two.example" belongs to the merchant two (${root}/two/merchant.json).`)
    expect(server?.platform.brands.byHost('two.example')?.id).toBe('two')
    writeTestBrand('two', { domains: [] })
    await expect.poll(() => server?.platform.brands.byHost('two.example')?.id).toBe('aaa')
  })

  it('are checked by validate against the running platform, before the files are deployed', async () => {
    const otherRoot = writeBase()
    writeBrand(otherRoot, 'one', { merchant: { name: 'one', code: 'ONE', currency: yen }, platform: {} })
    expect(await runLivery('validate', '--merchants', otherRoot)).toMatchObject({ code: 0 })
    const { code, out } = await runOnPlatform('validate', '--platform', '--merchants', otherRoot)
    expect([code, out]).toEqual([1, expect.stringContaining('cannot be changed to JPY. currency-changed')])
    expect(out).toContain('Write "VND". A brand in JPY needs another code.')
    rmSync(otherRoot, { recursive: true })
  })

  it('include platform.json: if it changes, a warning says that the change has no effect', async () => {
    writeTestBrand('one', {}, { flags: { FREEPLAY3: true } })
    await waitForLog(
      'one: platform.json and the rules of ranks in content.json apply only at the first start; use livery platform to change the current values',
    )
    expect((await runOnPlatform('platform', 'flags', 'one')).out).toMatch(/FREEPLAY3 +off/)
  })
})

describe('a vendor or a game that the platform does not offer', () => {
  it('is reported once by validate against the platform, with its location and the nearest name', async () => {
    const otherRoot = writeBase()
    const recommended = {
      widget: 'game-shelf',
      order: 1,
      props: { title: 'games_recent', games: { named: ['pgf-jade-tiger', 'pgf-jade-tigre', 'sbx-sumit-football'] } },
    }
    writeBrand(otherRoot, 'one', {
      merchant: { name: 'one', code: 'ONE' },
      platform: {
        vendors: { ZEPHYR: { enabled: true } },
        wins: { first: { name: 'somebody', game: 'sbx-sumit-football', amount: 5, minutesAgo: 1 } },
      },
    })
    const writeHelpPage = (id: string, nodes: object): void => {
      mkdirSync(join(otherRoot, id, 'pages'))
      writeFileSync(join(otherRoot, id, 'pages/help.json'), JSON.stringify({ nodes }))
    }
    writeHelpPage('one', { recommended })
    // Inherits the win with a misspelt game, and removes the node with misspelt games.
    writeBrand(otherRoot, 'two', { merchant: { name: 'two', code: 'TWO', extends: 'one' }, platform: {} })
    writeHelpPage('two', { recommended: null })
    // Inherits both, and adds a node with a misspelt game.
    writeBrand(otherRoot, 'three', { merchant: { name: 'three', code: 'THREE', extends: 'one' }, platform: {} })
    writeHelpPage('three', {
      own: { ...recommended, order: 2, props: { title: 'games_recent', games: { named: ['sbx-sumit-football'] } } },
    })
    expect((await runLivery('validate', '--merchants', otherRoot)).out).not.toContain('not-offered')
    const { code, out } = await runOnPlatform('validate', '--platform', '--format', 'json', '--merchants', otherRoot)
    expect(code, out).toBe(0)
    const { findings } = JSON.parse(out) as {
      findings: { code: string; file: string; pointer: string; message: string; suggestion?: string }[]
    }
    const found = findings.map(({ code, file, pointer, suggestion }) => [code, file.slice(otherRoot.length), pointer, suggestion])
    expect(found).toEqual([
      ['vendor-not-offered', '/one/platform.json', '/vendors/ZEPHYR', undefined],
      ['game-not-offered', '/one/platform.json', '/wins/first/game', 'sbx-summit-football'],
      ['game-not-offered', '/one/pages/help.json', '/nodes/recommended/props/games/named/1', 'pgf-jade-tiger'],
      ['game-not-offered', '/three/pages/help.json', '/nodes/own/props/games/named/0', 'sbx-summit-football'],
    ])
    expect(findings[1]?.message).toBe('The platform offers no game "sbx-sumit-football".')
    rmSync(otherRoot, { recursive: true })
  })
})

describe('a brand that cannot be started', () => {
  it('is not served, the error is logged with its location, and other brands are served', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`alter table affiliate_codes add constraint no_bad_codes check (code <> 'BADCODE')`)
    writeTestBrand('bad', {}, { affiliateCodes: { BADCODE: { agent: 'agent' } } })
    writeTestBrand('good')
    await waitForLog('bad: invalid, not served (1 mistake)')
    expect(lines.join('\n')).toMatch(/bad\/platform\.json:1:2 The platform cannot create the brand with this value: .*"no_bad_codes"\./)
    await expect.poll(listServed).toEqual(['base', 'good', 'one', 'two'])
    const response = await send(server?.port ?? 0, 'GET', '/index', { host: 'bad.localhost' })
    expect([response.status, response.text.includes('no_bad_codes')]).toEqual([421, false])
    writeTestBrand('bad')
    await waitForLog('bad: new, serving it')
    await client.end()
  })

  it('is started once the database responds again, and the failure is logged without a stack trace', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('begin')
    await client.query('lock table sites in access exclusive mode')
    writeTestBrand('late')
    await waitForLog('late: could not be created in the database, retrying later')
    writeTestBrand('one', { name: 'One does not wait' })
    await expect.poll(() => findMerchant('one')?.name).toBe('One does not wait')
    expect(listServed()).toEqual(['base', 'one', 'two'])
    await client.query('rollback')
    await waitForLog('late: new, serving it')
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([])
    await client.end()
  })
})

describe('many new brands at once', () => {
  it('are all started, without a stack trace', async () => {
    for (let index = 0; index < 60; index++) writeTestBrand(`many${String(index)}`)
    await waitForLog('Creating 60 brands in the database …')
    await expect.poll(() => listServed().length).toBe(63)
    expect(lines.filter((line) => /^\s+at |timeout/.test(line))).toEqual([])
  })

  it('log one message for an error in the brand that they all extend, and one when it is fixed', async () => {
    for (let index = 0; index < 20; index++) writeTestBrand(`many${String(index).padStart(2, '0')}`)
    await expect.poll(() => listServed().length).toBe(23)
    const lineCountBefore = lines.length
    const file = join(root, 'base/games.json')
    const games = readFileSync(file)
    writeFileSync(file, '{ broken')
    await waitForLog('base: invalid')
    expect(lines.slice(lineCountBefore)).toEqual([
      'base: invalid, the last good version keeps being served (1 mistake)',
      expect.stringContaining('base/games.json:1:3 '),
      '  many00, many01, many02, many03 and 18 more extend it and are blocked',
    ])
    writeFileSync(file, games)
    await waitForLog('base, many00, many01, many02 and 19 more: valid again, served as before')
    expect(lines).toHaveLength(lineCountBefore + 4)
  })
})

describe('a visitor during a server failure', () => {
  it('gets an error page in their language with a reference, and no details of the error', async () => {
    writeFileSync(join(dataDir, 'art'), 'no folder')
    const path = '/_livery/art/pgf-jade-tiger-s.webp'
    const response = await send(server?.port ?? 0, 'GET', path, { host: 'one.localhost' })
    const reference = /Mã tham chiếu: (\S+?)</.exec(response.text)?.[1]
    expect([response.status, response.text]).toEqual([500, expect.stringContaining('<h1>Đã xảy ra lỗi</h1>')])
    expect(response.text).not.toMatch(/ENOTDIR|EEXIST|art|Error/)
    expect(lines.join('\n')).toContain(`(${String(reference)}): Error E`)
    const english = await send(server?.port ?? 0, 'GET', path, { host: 'one.localhost', headers: { cookie: 'lang=EN' } })
    expect(english.text).toMatch(/<html lang="en[^"]*" dir="ltr">.*because of an error on our side\./s)
  })
})
