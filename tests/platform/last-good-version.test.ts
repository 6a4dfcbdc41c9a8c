import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeContents as purgeBrandFiles } from '../../server/modules/brands/store/revisions.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { RunningServer } from '../../server/start-server.ts'
import { runLivery } from '../merchants/run-livery.ts'
import { send } from './call-server.ts'
import { writeBase, writeBrand } from './small-brands.ts'
import { createTestDatabase } from './test-database.ts'
import { startBrandsServer } from './start-brands-server.ts'

let root: string
let dataDir: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: RunningServer | undefined
let lines: string[] = []

const createSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${colour}" d="M0 0h8v8z"/></svg>`

const writeTestBrand = (id: string, merchant: object = {}): void =>
  writeBrand(root, id, { merchant: { name: id, code: id.toUpperCase(), domains: [`${id}.test`], ...merchant }, platform: {} })

async function start(): Promise<RunningServer> {
  lines = []
  server = await startBrandsServer({ merchantsDir: root, dataDir, databaseUrl: database.url, lines })
  return server
}
async function stop(): Promise<void> {
  await server?.stop()
  server = undefined
}
async function restart(): Promise<RunningServer> {
  await stop()
  return start()
}
const runCli = (...args: string[]) => runLivery(...args, '--data', dataDir)
const findBrandName = (host: string) => server?.platform.brands.byHost(host)?.config.merchant.name
const waitForLog = (text: string) => expect.poll(() => lines.join('\n')).toContain(text)
async function query(text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
async function fetchLogo(host: string): Promise<string> {
  const brand = server?.platform.brands.byHost(host) as unknown as { id: string; assets: Map<string, { hash: string }> }
  const { text } = await send(
    server?.port ?? 0,
    'GET',
    `/_livery/brand/${brand.id}/${brand.assets.get('brand/mark.svg')?.hash ?? ''}/brand/mark.svg`,
    {
      host,
    },
  )
  return text
}

beforeEach(async () => {
  root = writeBase()
  dataDir = mkdtempSync(join(tmpdir(), 'livery-data-'))
  database = await createTestDatabase()
  writeTestBrand('one')
  mkdirSync(join(root, 'one/assets/brand'), { recursive: true })
  writeFileSync(join(root, 'one/assets/brand/mark.svg'), createSvg('#123456'))
  writeTestBrand('two')
  await start()
})
afterEach(async () => {
  await stop()
  await database.drop()
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true })
})

describe('a server that starts while a brand is invalid', () => {
  it('serves the last good version of the brand, including images, and reports it in the log, to the operator and to monitors', async () => {
    writeTestBrand('one', { name: 'One, better' })
    await expect.poll(() => findBrandName('one.test')).toBe('One, better')
    await stop()
    writeTestBrand('one', { name: 'Never valid', colour: 'red' })
    writeFileSync(join(root, 'one/assets/brand/mark.svg'), createSvg('#ffffff'))
    writeFileSync(join(root, 'two/merchant.json~'), 'a backup')
    await start()
    expect([findBrandName('one.test'), findBrandName('two.test'), await fetchLogo('one.test')]).toEqual([
      'One, better',
      'two',
      createSvg('#123456'),
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^one: serving its last good version, stored at 20\d\d-/),
        'one: invalid, the last good version keeps being served (1 mistake)',
      ]),
    )
    const { out } = await runCli('platform', 'status')
    expect(out.split('\n').filter((line) => !line.startsWith('brand=base'))).toEqual([
      expect.stringMatching(/^brand=one {2}serving=last-good {2}errors=1 {2}firstError=.*one\/merchant\.json:1:\d+ /),
      'brand=two  serving=current  errors=0  firstError=-',
      '',
    ])
    const readinessResponse = await send(server?.port ?? 0, 'GET', '/_livery/ready', { host: '10.0.0.1' })
    expect([readinessResponse.status, JSON.parse(readinessResponse.text)]).toEqual([
      200,
      expect.objectContaining({ ready: true, brands: expect.objectContaining({ current: 2, lastGood: 1, notServed: 0 }) as object }),
    ])

    writeTestBrand('one', { name: 'Valid again' })
    await expect.poll(() => findBrandName('one.test')).toBe('Valid again')
    await expect.poll(() => fetchLogo('one.test')).toBe(createSvg('#ffffff'))
    await restart()
    expect([findBrandName('one.test'), lines.filter((line) => line.includes('last good'))]).toEqual(['Valid again', []])
  })

  it('serves the last good version of the others if the base brand is invalid or missing', async () => {
    const games = readFileSync(join(root, 'base/games.json'))
    writeFileSync(join(root, 'base/games.json'), '{ broken')
    await restart()
    expect([findBrandName('one.test'), findBrandName('two.test')]).toEqual(['one', 'two'])
    writeFileSync(join(root, 'base/games.json'), games)
    rmSync(join(root, 'base'), { recursive: true })
    await restart()
    expect([findBrandName('one.test'), findBrandName('two.test'), findBrandName('base.localhost')]).toEqual(['one', 'two', undefined])
  })

  it('keeps the domains of the brand from being claimed by another folder, and reports the conflict', async () => {
    await stop()
    writeFileSync(join(root, 'one/merchant.json'), '{ broken')
    writeTestBrand('aaa', { domains: ['one.test'] })
    await start()
    expect(findBrandName('one.test')).toBe('one')
    expect(lines.join('\n')).toContain(`The domain "one.test" belongs to the merchant one (${root}/one/merchant.json).`)
  })

  it('serves nothing of a brand whose folder was removed, and serves it again when the folder is back, valid or not', async () => {
    await stop()
    renameSync(join(root, 'one'), join(dataDir, 'one-away'))
    await start()
    expect([findBrandName('one.test'), findBrandName('two.test')]).toEqual([undefined, 'two'])
    writeFileSync(join(dataDir, 'one-away/theme.json'), '{ broken')
    cpSync(join(dataDir, 'one-away'), join(root, 'one'), { recursive: true })
    await expect.poll(() => findBrandName('one.test')).toBe('one')
  })

  it('does not treat an empty merchants folder as the removal of all brands', async () => {
    const otherFolder = mkdtempSync(join(tmpdir(), 'livery-away-'))
    for (const id of ['base', 'one', 'two']) renameSync(join(root, id), join(otherFolder, id))
    await waitForLog('continuing to serve them.')
    expect([findBrandName('one.test'), findBrandName('two.test')]).toEqual(['one', 'two'])
    await stop()
    await expect(start()).rejects.toThrow(
      `${root} contains no brand, but 3 are known: check MERCHANTS_DIR, and that its volume is mounted.`,
    )
    rmSync(otherFolder, { recursive: true })
  })
})

describe('the stored versions of brands', () => {
  it('store each file content once, and delete content that no version refers to', async () => {
    const countContents = async () => Number((await query('select count(*) from brand_files'))[0]?.['count'])
    const countReferences = async () => Number((await query('select count(*) from brand_revision_files'))[0]?.['count'])
    await stop()
    const contentCount = await countContents()
    expect(await countReferences()).toBeGreaterThan(contentCount * 2)
    await start()
    writeTestBrand('two', { name: 'Two, changed' })
    await expect.poll(async () => (await query(`select version from brand_revisions where merchant = 'TWO'`)).length).toBe(1)
    await expect.poll(countContents).toBe(contentCount + 1)
    const openedDatabase = await openDatabase({ appUrl: database.urls.appUrl, migrationUrl: undefined }, () => undefined)
    await purgeBrandFiles(openedDatabase)
    await openedDatabase.destroy()
    expect(await countContents()).toBe(contentCount)
  })
})
