import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameMenu, GamePage, Permission } from '../../src/generated/api.ts'
import type { CatalogueCall, ListedGame } from '../../server/integrations/vendor-contract.ts'
import { addInterval } from './add-interval.ts'
import { countLockWaits, query, withDatabaseClient } from './query-database.ts'
import { openDatabase } from '../../server/database/database.ts'
import { cleanUp } from '../../server/modules/compose-modules.ts'
import { createGamePictureStore } from '../../server/modules/vendors/store/pictures.ts'
import { alpha } from './small-brands.ts'
import { createVendorClient, openGameAsNewPlayer, type SigningOptions, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

/** Starts a server that simulates a vendor: it serves a list of games and pictures, and records requests. */
async function startVendor() {
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = []
  const pictures = new Map<string, Buffer>()
  let catalogue: unknown = { games: [] }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    const picture = pictures.get(path)
    if (picture) response.end(picture)
    else if (path.startsWith('/games')) response.end(JSON.stringify(catalogue))
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    pictures,
    setGames: (games: readonly unknown[]) => void (catalogue = { games }),
    stop: () => server.close(),
  }
}

let platform: TestPlatform
let vendor: Awaited<ReturnType<typeof startVendor>>
beforeAll(async () => {
  const assets = { scripts: ['/program.js'], styles: [] }
  platform = await startTestPlatform({
    build: async () => ({ entryScript: '/start.js', entry: assets, widget: () => assets }),
  })
  vendor = await startVendor()
  // The first command for a brand inserts its initial data. A vendor can be added only afterwards.
  await runAdminCommand('status', {})
})
afterAll(async () => {
  vendor.stop()
  await platform.stop()
})

const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const addVendor = (code: string, change: Readonly<Record<string, string>> = {}) =>
  runAdminCommand('add-vendor', {
    vendor: code,
    change: { name: code, launchUrl: 'https://tide.example', apiUrl: vendor.origin, ...change },
  })
const createGame = (id: string, overrides: Partial<ListedGame> = {}): ListedGame => ({
  id,
  category: 'RNG',
  name: `Game ${id}`,
  ...overrides,
})

/** Sends a list of games, signed with the key of the vendor. */
async function sendCatalogue(client: VendorClient, games: readonly unknown[], signing: SigningOptions = {}) {
  const response = await client.request('catalogue' as never, { games } as never, signing)
  return response as unknown as { status: number; error?: string; message?: string } & CatalogueCall['answer']
}

const listGames = async (code: string): Promise<GamePage['games']> =>
  ((await platform.call('game.list', { merchant: 'ALPHA1', vassalage: code, pageSize: 100 }, { host: alpha })).body.value as GamePage).games
const listMenuVendors = async (): Promise<readonly string[]> => {
  const { data } = (await platform.call('game.menus', { merchantCode: 'ALPHA1' }, { host: alpha })).body.value as {
    data: { lanes: GameMenu[] }
  }
  return data.lanes.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))
}
const fetchLaunchOrigins = async (): Promise<readonly string[]> =>
  ((await platform.call('system.status', { url: alpha }, { host: alpha })).body.value as Permission).info.launchGameCDNs
const fetchFramePolicy = async (): Promise<string> => {
  const { headers } = await platform.send('GET', '/index', { host: alpha })
  return /frame-src [^;]*/.exec(String(headers['content-security-policy']))?.[0] ?? ''
}

describe('a vendor of a live brand', () => {
  it('is added, lists its games with pictures, is launched at its own origin, and appears on every page without a restart', async () => {
    expect(await fetchLaunchOrigins()).toEqual(['https://vendor.test'])
    expect(await fetchFramePolicy()).not.toContain('tide.example')
    const added = await addVendor('TIDE')
    expect(added).toMatchObject({
      vendor: 'TIDE',
      wallet: '/_livery/wallet/ALPHA1/TIDE',
      key: expect.any(String),
      secret: expect.any(String),
    })
    expect(await fetchLaunchOrigins()).toEqual(['https://vendor.test', 'https://tide.example'])
    expect(await fetchFramePolicy()).toContain('https://tide.example')
    expect(await listMenuVendors()).not.toContain('TIDE')

    const client = await createVendorClient(platform, 'TIDE')
    vendor.pictures.set(
      '/pearl.png',
      await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0aa' } })
        .png()
        .toBuffer(),
    )
    const games = [
      createGame('tide-pearl', { names: { vi: 'Ngọc Trai' }, rtp: 96.5, hot: true, picture: `${vendor.origin}/pearl.png` }),
      createGame('tide-reef'),
    ]
    expect(await sendCatalogue(client, games)).toMatchObject({ status: 200, games: 2, refused: [] })
    expect(await listMenuVendors()).toContain('TIDE')
    const [pearl] = await vi.waitFor(
      async () => {
        const listedGames = await listGames('TIDE')
        expect(listedGames[0]?.showIcon).toContain('/_livery/picture/')
        return listedGames
      },
      { timeout: 60_000 },
    )
    expect(pearl).toMatchObject({ gameId: 'tide-pearl', displayName: { vi: 'Ngọc Trai' } })
    const icon = await platform.send('GET', (pearl?.showIcon ?? '').replace('{size}', 's'), { host: alpha })
    expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    const otherBrandResponse = await platform.send('GET', (pearl?.showIcon ?? '').replace('{size}', 's'), { host: 'beta.test' })
    expect(otherBrandResponse.status).toBe(404)
    const generatedIcon = (await listGames('TIDE')).find(({ gameId }) => gameId === 'tide-reef')?.showIcon ?? ''
    expect((await platform.send('GET', generatedIcon.replace('{size}', 's'), { host: alpha })).status).toBe(200)

    const { session, player } = await openGameAsNewPlayer(platform, client, '100.00', { gameId: 'tide-pearl' })
    const [round, transaction] = ['r1', randomUUID()]
    expect(await client.request('bet', { transaction, session, round, amount: '1000' })).toMatchObject({ status: 200, balance: '9000' })
    const win = { transaction: randomUUID(), player, round, bet: transaction, amount: '2500' }
    for (let attempt = 0; attempt < 2; attempt++) expect(await client.request('win', win)).toMatchObject({ status: 200, balance: '11500' })
    expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true, faults: [] })
  })

  it('keeps a replaced picture for a week, for pages that are still open, and for another week if it is stored again', async () => {
    const { sites, brands } = platform.server.platform
    const brand = brands.byId('alpha')
    if (!brand) throw new Error('The brand alpha is not served.')
    const pictures = createGamePictureStore(sites.tenant(brand))
    const database = await openDatabase({ appUrl: platform.databaseUrl, migrationUrl: undefined }, () => undefined)
    const bytes = Buffer.from('a picture')
    const createPicture = (digest: string) => ({ digest, small: bytes, large: bytes })
    const makePicturesEightDaysOlder = () =>
      query(platform, `update vendor_pictures set stored_at = ${addInterval('stored_at', '-8 days')}`)
    const { rows } = await query<{ picture: string }>(platform, `select picture from vendor_games where id = 'tide-pearl'`)
    const formerDigest = rows[0]?.picture ?? ''
    await pictures.insert(createPicture('new'))
    await makePicturesEightDaysOlder()
    await pictures.assign('tide-pearl', `${vendor.origin}/pearl.png`, 'new')
    await cleanUp(database)
    expect(await pictures.find(formerDigest, 'small')).toBeInstanceOf(Buffer)
    await makePicturesEightDaysOlder()
    await cleanUp(database)
    expect([await pictures.find(formerDigest, 'small'), await pictures.find('new', 'small')]).toEqual([undefined, bytes])
    await pictures.insert(createPicture(formerDigest))
    await makePicturesEightDaysOlder()
    await pictures.insert(createPicture(formerDigest))
    await cleanUp(database)
    expect(await pictures.find(formerDigest, 'small')).toEqual(bytes)
    await pictures.assign('tide-pearl', `${vendor.origin}/pearl.png`, formerDigest)
    await database.destroy()
  })

  it('is launched at its current launchUrl', async () => {
    const username = 'launcher1'
    await runAdminCommand('create-account', { username, type: 0, balance: '10.00', password: 'Fjordpassword2' })
    const login = await platform.logIn(alpha, username, 'Fjordpassword2')
    const fetchLaunchUrl = async (): Promise<string> => {
      const body = { gameId: 'tide-reef', vassalage: 'TIDE' }
      return (await platform.call('game.launch', createLaunchBody(login, body), { host: alpha, token: login.token })).text
    }
    expect(await fetchLaunchUrl()).toContain('https://tide.example/play/ALPHA1/tide-reef?launch=')
    await runAdminCommand('change-vendor', { vendor: 'TIDE', change: { launchUrl: 'https://new.tide.example/games/' } })
    expect(await fetchLaunchUrl()).toContain('https://new.tide.example/games/play/ALPHA1/tide-reef?launch=')
    expect(await fetchLaunchOrigins()).toContain('https://new.tide.example')
    expect(await fetchLaunchOrigins()).not.toContain('https://tide.example')
    await runAdminCommand('change-vendor', { vendor: 'TIDE', change: { launchUrl: 'https://tide.example' } })
  })

  it('has each invalid game of its list rejected with a reason, and keeps its previous list if no game is valid', async () => {
    const client = await createVendorClient(platform, 'TIDE')
    const invalidGames = [
      { ...createGame('Tide'), id: 'Tide_Bad' },
      createGame('tide-a', { category: 'NOPE' }),
      createGame('tide-b', { name: '' }),
      createGame('tide-c', { rtp: 200 }),
      createGame('tide-d', { picture: 'ftp://x' }),
      createGame('pgf-jade-tiger'),
      'text',
      null,
    ]
    const { games, refused } = await sendCatalogue(client, [createGame('tide-reef'), ...invalidGames, createGame('tide-reef')])
    expect(games).toBe(1)
    expect(refused.map(({ reason }) => reason.split(':')[0])).toEqual([
      'id',
      'category',
      'name',
      'rtp',
      'picture',
      'id',
      'expected an object.',
      'expected an object.',
      'id',
    ])
    expect(refused[5]).toEqual({ game: 'pgf-jade-tiger', reason: 'id: the vendor PGF has a game with this id.' })
    for (const list of [invalidGames, []])
      expect(await sendCatalogue(client, list)).toMatchObject({ status: 400, error: 'bad_request', message: expect.any(String) })
    expect((await listGames('TIDE')).map(({ gameId }) => gameId)).toEqual(['tide-reef'])
    expect(await runAdminCommand('vendor', { vendor: 'TIDE' })).toMatchObject({
      listedGames: 1,
      syncError: expect.stringContaining('Rejected 9 games'),
    })
    const manyInvalidGames = Array.from({ length: 120 }, (_, index) => createGame(`tide-${String(index)}`, { category: 'NOPE' }))
    expect((await sendCatalogue(client, [createGame('tide-reef'), ...manyInvalidGames])).refused).toHaveLength(100)
    expect(await runAdminCommand('vendor', { vendor: 'TIDE' })).toMatchObject({ syncError: expect.stringContaining('Rejected 120 games') })
  })

  it('no longer offers a game that is missing from its list, but keeps its name for bet records', async () => {
    const client = await createVendorClient(platform, 'TIDE')
    await sendCatalogue(client, [createGame('tide-reef'), createGame('tide-storm', { name: 'Great Storm' })])
    const { session, login } = await openGameAsNewPlayer(platform, client, '50.00', { gameId: 'tide-storm' })
    await client.request('bet', { transaction: randomUUID(), session, round: 'r2', amount: '100' })
    await sendCatalogue(client, [createGame('tide-reef')])
    expect((await listGames('TIDE')).map(({ gameId }) => gameId)).toEqual(['tide-reef'])
    const { text } = await platform.call('record.bets', {} as never, { host: alpha, token: login.token })
    expect(text).toContain('Great Storm')
  })

  it('can send its list only with its own key', async () => {
    const { key } = await createVendorClient(platform, 'PGF')
    const response = await platform.send('POST', '/_livery/wallet/ALPHA1/TIDE/catalogue', {
      host: 'localhost',
      body: { games: [createGame('tide-x')] },
    })
    expect([response.status, response.body]).toMatchObject([401, { error: 'signature_invalid' }])
    const client = await createVendorClient(platform, 'TIDE')
    expect(await sendCatalogue(client, [createGame('tide-x')], { key })).toMatchObject({ status: 401 })
  })

  it('has its list fetched by a signed request', async () => {
    await addVendor('WAVE', { catalogueUrl: `${vendor.origin}/games?brand=alpha` })
    vendor.setGames([createGame('wave-one'), createGame('wave-two')])
    expect(await runAdminCommand('sync-vendor', { vendor: 'WAVE' })).toEqual({ games: 2, refused: [] })
    const { path, headers } = vendor.requests.findLast((request) => request.path.startsWith('/games')) ?? {}
    expect(path).toBe('/games?brand=alpha')
    expect(headers?.['livery-signature']).toMatch(/^[0-9a-f]{64}$/)
    vendor.setGames([])
    await expect(runAdminCommand('sync-vendor', { vendor: 'WAVE' })).rejects.toThrow('The list has no games')
    expect((await listGames('WAVE')).length).toBe(2)
    await expect(runAdminCommand('sync-vendor', { vendor: 'TIDE' })).rejects.toThrow('has no catalogueUrl')
  })

  it('can be disabled, removed and added again; it is removed only after its open bets are settled or their stakes are returned', async () => {
    const client = await createVendorClient(platform, 'WAVE')
    const { session, player } = await openGameAsNewPlayer(platform, client, '100.00', { gameId: 'wave-one' })
    const bet = { transaction: randomUUID(), session, round: 'r3', amount: '4000' }
    expect(await client.request('bet', bet)).toMatchObject({ balance: '6000' })
    await expect(runAdminCommand('remove-vendor', { vendor: 'WAVE' })).rejects.toThrow('\\"WAVE\\" has 1 open bet.')
    await runAdminCommand('disable-vendor', { vendor: 'WAVE' })
    expect(await client.request('bet', { ...bet, transaction: randomUUID() })).toMatchObject({ status: 409, error: 'vendor_off' })
    expect(await listMenuVendors()).not.toContain('WAVE')
    expect(await runAdminCommand('remove-vendor', { vendor: 'WAVE', returnStakes: true })).toEqual({ removed: 'WAVE', returnedStakes: 1 })
    const lateWin = { transaction: randomUUID(), player, round: 'r3', bet: bet.transaction, amount: '9000' }
    expect(await client.request('win', lateWin)).toMatchObject({ status: 409, error: 'bet_returned' })
    expect(await client.request('bet', bet)).toMatchObject({ status: 200, balance: '6000' })
    expect(await runAdminCommand('vendors', {})).not.toHaveProperty('WAVE')
    expect(await sendCatalogue(client, [createGame('wave-one')])).toMatchObject({ status: 409, error: 'vendor_off' })
    await expect(runAdminCommand('set-vendor', { vendor: 'WAVE', on: true })).rejects.toThrow('The brand has no vendor')
    await expect(addVendor('WAVE', { transactionIdScope: 'round' })).rejects.toThrow('transactionIdScope cannot be changed')
    const { secret } = await addVendor('WAVE', { catalogueUrl: `${vendor.origin}/games` })
    expect(secret).toEqual(expect.any(String))
    expect(await client.request('win', lateWin)).toMatchObject({ status: 401 })
    expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true, faults: [] })
  })

  it('has the stake of each open bet without a win returned on removal, even if many open bets have a win', async () => {
    await addVendor('EBB')
    const client = await createVendorClient(platform, 'EBB')
    await sendCatalogue(client, [createGame('ebb-one')])
    const { session } = await openGameAsNewPlayer(platform, client, '100.00', { gameId: 'ebb-one' })
    const bet = { transaction: randomUUID(), session, round: 'r1', amount: '4000' }
    expect(await client.request('bet', bet)).toMatchObject({ balance: '6000' })
    await query(
      platform,
      `insert into bets select (jsonb_populate_record(bet, jsonb_build_object('id', gen_random_uuid(), 'transaction', gen_random_uuid(),
         'round', 'won-' || n, 'win', 1, 'placed_at', bet.placed_at - interval '1 hour'))).*
       from bets bet, generate_series(1, 200) n where bet.transaction = $1`,
      [bet.transaction],
    )
    await expect(runAdminCommand('remove-vendor', { vendor: 'EBB', returnStakes: true })).rejects.toThrow('has 200 open bets')
    const { rows } = await query(platform, 'select state, win from bets where transaction = $1', [bet.transaction])
    expect(rows).toEqual([{ state: 'rolled-back', win: '0' }])
    expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true })
  })

  it('when removed, returns only the stakes of bets that have not been settled in the meantime, including bets without a stored response', async () => {
    await addVendor('FLOW')
    const client = await createVendorClient(platform, 'FLOW')
    await sendCatalogue(client, [createGame('flow-one')])
    const { session, player } = await openGameAsNewPlayer(platform, client, '100.00', { gameId: 'flow-one' })
    const bets = ['settled', 'returned'].map((round) => ({ transaction: randomUUID(), session, round, amount: '1000' }))
    for (const bet of bets) expect(await client.request('bet', bet)).toMatchObject({ status: 200 })
    await query(platform, 'delete from vendor_calls where transaction = $1', [bets[1]?.transaction])
    const removal = await withDatabaseClient(platform, async (database) => {
      await database.query('begin')
      await database.query(`select from accounts where merchant = 'ALPHA1' and id = $1 for update`, [player])
      const pendingRemoval = runAdminCommand('remove-vendor', { vendor: 'FLOW', returnStakes: true })
      await vi.waitFor(async () => expect(await countLockWaits(platform)).toBeGreaterThan(0), { timeout: 10_000 })
      await database.query(
        `update bets set state = 'settled', settled_at = now() where merchant = 'ALPHA1' and vendor = 'FLOW' and round = 'settled'`,
      )
      await database.query('commit')
      return pendingRemoval
    })
    expect(removal).toEqual({ removed: 'FLOW', returnedStakes: 1 })
    const { rows } = await query(platform, `select round, state from bets where vendor = 'FLOW' order by round`)
    expect(rows).toEqual([
      { round: 'returned', state: 'rolled-back' },
      { round: 'settled', state: 'settled' },
    ])
  })

  it.each([
    ['a code in lowercase letters', 'tide', {}, 'cannot be the code of a vendor'],
    ['a vendor that the brand has', 'TIDE', {}, 'already has the vendor'],
    ['no launchUrl', 'FOAM', { launchUrl: 'none' }, 'launchUrl is missing'],
    ['an invalid apiUrl', 'FOAM', { apiUrl: 'games' }, 'apiUrl must be a URL'],
    ['a query in launchUrl', 'FOAM', { launchUrl: 'https://x.example/?a=1' }, 'must have no query'],
    ['the brand’s own host', 'FOAM', { launchUrl: 'https://alpha.test' }, 'is a host of the brand alpha'],
    ['an unknown property', 'FOAM', { color: 'red' }, '\\"color\\" cannot be set'],
    ['an unknown policy', 'FOAM', { settlementCall: 'never' }, 'must be win or close'],
  ])('is rejected with a message about %s', async (_what, code, change, message) => {
    await expect(addVendor(code, change as never)).rejects.toThrow(message)
  })

  it('has each command and the changed connection in the audit log', async () => {
    const { text } = await platform.send('POST', '/_livery/admin/audit-list', {
      host: 'localhost',
      body: { brand: 'alpha', count: 200 },
      headers: { authorization: `Bearer ${platform.server.platform.secrets.adminApiToken}` },
    })
    expect(text).toContain('operator-add-vendor')
    expect(text).toContain('operator-disable-vendor')
    expect(text).toContain('operator-remove-vendor')
    expect(text).toContain('https://new.tide.example/games')
  })
})

const createLaunchBody = (login: { readonly token: string; readonly user: { readonly account: string } }, overrides: object) =>
  ({
    nodeId: '',
    accountType: '',
    confirmTrans: true,
    launchMode: 'REAL',
    platform: 'html5-desktop',
    clientType: 3,
    username: login.user.account,
    token: login.token,
    merchantCode: 'ALPHA1',
    language: 'EN',
    ...overrides,
  }) as never
