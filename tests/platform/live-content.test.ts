import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../server/start-server.ts'
import type { ContentNoticesValue, HelpTopic, VipRank } from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { runLivery } from '../merchants/run-livery.ts'
import { callServer } from './call-server.ts'
import { writeBase, writeBrand } from './small-brands.ts'
import { createTestDatabase } from './test-database.ts'
import { startBrandsServer } from './start-brands-server.ts'

let root: string
let dataDir: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: RunningServer | undefined
let lines: string[] = []

const brands = ['one', 'two'] as const
type BrandId = (typeof brands)[number]

async function start(): Promise<void> {
  lines = []
  server = await startBrandsServer({ merchantsDir: root, dataDir, databaseUrl: database.url, lines })
}
async function stop(): Promise<void> {
  await server?.stop()
  server = undefined
}
const saveContent = (id: BrandId, content: object): void => writeFileSync(join(root, id, 'content.json'), JSON.stringify(content))
const runCli = (...args: string[]) => runLivery(...args, '--data', dataDir)

async function request(id: BrandId, name: EndpointName, input: unknown): Promise<unknown> {
  if (!server) throw new Error('The server is not running.')
  const options = { host: `${id}.test`, headers: { 'accept-language': 'en-US' } }
  return (await callServer(server.port, server.platform.publicKey, name, input, options)).body.value
}
const listTitles = async (id: BrandId): Promise<readonly string[]> => {
  const { player, promotion } = (await request(id, 'content.notices', { types: 'PL,PR', platform: 'W' })) as ContentNoticesValue
  return [...player, ...promotion].map(({ title }) => title)
}
const listHelpTitles = async (id: BrandId) =>
  ((await request(id, 'content.helpCenter', {})) as readonly HelpTopic[]).map(({ title }) => title)
const fetchRankName = async (id: BrandId, level: number) =>
  ((await request(id, 'content.vipRanks', {})) as readonly VipRank[]).find(({ rankLevel }) => rankLevel === level)?.labelName
const expectEventually = (read: () => Promise<unknown>) => expect.poll(read)

const createNotice = (title: string) => ({ type: 'PL', published: '2026-01-01T00:00:00Z', texts: { EN: { title } } })
const createTopic = (title: string) => ({ group: 'account', order: 1, texts: { EN: { title, content: '<p>…</p>' } } })

beforeEach(async () => {
  root = writeBase()
  dataDir = mkdtempSync(join(tmpdir(), 'livery-data-'))
  database = await createTestDatabase()
  for (const id of brands) {
    writeBrand(root, id, { merchant: { name: id, code: id.toUpperCase(), domains: [`${id}.test`] }, platform: {} })
    saveContent(id, { announcements: { own: createNotice(`Of ${id}`) } })
  }
  await start()
})
afterEach(async () => {
  await stop()
  await database.drop()
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true })
})

describe('content.json of a provisioned brand', () => {
  it('is served to players of its brand, while the server runs and after a restart', async () => {
    const getRevision = async () => Number((await server?.platform.sites.read(server.platform.brands.byId('one') as never))?.revision)
    const [previousRevision, otherBrandTitles] = [await getRevision(), await listTitles('two')]
    saveContent('one', {
      announcements: { own: createNotice('Changed'), more: createNotice('New'), welcome: null },
      help: { own: createTopic('Asked often') },
    })
    await expectEventually(() => listTitles('one')).toEqual(expect.arrayContaining(['Changed', 'New']))
    expect(await listTitles('one')).not.toContain('First deposit bonus')
    expect(await listHelpTitles('one')).toContain('Asked often')
    expect(await getRevision()).toBeGreaterThan(previousRevision)
    expect([await listTitles('two'), (await listHelpTitles('two')).includes('Asked often')]).toEqual([otherBrandTitles, false])
    expect(lines.filter((line) => line.includes('apply only at the first start'))).toEqual([])

    await stop()
    saveContent('one', { announcements: { own: createNotice('While it was stopped') } })
    await start()
    const currentTitles = await listTitles('one')
    expect(currentTitles).toEqual(expect.arrayContaining(['While it was stopped', 'First deposit bonus']))
    expect(currentTitles).not.toContain('New')
    expect([await listHelpTitles('one'), await listTitles('two')]).toEqual([await listHelpTitles('two'), otherBrandTitles])
  })

  it('keeps rank settings made by commands: the rules always, and the names until the file changes them', async () => {
    expect(await runCli('platform', 'ranks', 'one', '3', 'turnover=2777.00', 'title.EN=By command')).toMatchObject({ code: 0 })
    const createVipRanks = (gold: string) => ({ vipRanks: { gold: { level: 3, turnover: '2500.00', texts: { EN: gold, TY: 'Vàng' } } } })
    saveContent('one', { announcements: { own: createNotice('Changed') } })
    await expectEventually(() => listTitles('one')).toContain('Changed')
    expect(await fetchRankName('one', 3)).toBe('By command')
    saveContent('one', createVipRanks('By file'))
    await expectEventually(() => fetchRankName('one', 3)).toBe('By file')
    const { out } = await runCli('platform', 'ranks', 'one')
    expect(out).toMatch(/level=3 +turnover=2777\.00/)
    expect(lines.join('\n')).toContain('one: platform.json and the rules of ranks in content.json apply only at the first start')
  })

  it('is applied once by each server: a server with older files does not revert content that another server has applied', async () => {
    await query(`update announcements set texts = '{"EN": {"title": "Of another server"}}' where merchant = 'ONE' and id = 'own'`)
    await query(`update sites set content_digest = 'another' where merchant = 'ONE'`)
    server?.platform.sites.invalidate('ONE')
    expect(await listTitles('one')).toContain('Of another server')
  })

  it('leaves a brand unchanged if the database rejects it', async () => {
    await query(`alter table announcements add constraint refused check (texts::text not like '%Refused%') not valid`)
    saveContent('one', { announcements: { own: createNotice('Refused') } })
    await expectEventually(async () => lines.join('\n')).toContain('one: the content of its files could not be stored')
    expect(await listTitles('one')).toContain('Of one')
    saveContent('one', { announcements: { own: createNotice('Valid again') } })
    await expectEventually(() => listTitles('one')).toContain('Valid again')
  })
})

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
