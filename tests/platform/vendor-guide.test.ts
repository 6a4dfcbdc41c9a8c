import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameLaunchBody, GamePage, LoginResult } from '../../src/generated/api.ts'
import { ProgramFolder, type RunningProgram, readProgram } from './guide-programs.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const folder = new ProgramFolder()
const guide = 'connect-a-game-vendor.md'
let platform: TestPlatform
let vendor: RunningProgram

beforeAll(async () => {
  platform = await startTestPlatform()
  // The first command for a brand inserts its initial data. A vendor can be added only afterwards.
  await platform.runAdminCommand('status', { brand: 'alpha' })
  const { key, secret } = (await addVendor('https://coin.example')) as { key: string; secret: string }
  const wallet = `http://127.0.0.1:${String(platform.port)}/_livery/wallet`
  const env = { WALLET: wallet, BRAND: 'ALPHA1', VENDOR: 'COIN', KEY_ID: key, KEY_SECRET: secret, PORT: '0' }
  vendor = await folder.start(folder.write('vendor.mjs', readProgram(guide, 'vendor.mjs')), env)
  await platform.runAdminCommand('change-vendor', {
    brand: 'alpha',
    vendor: 'COIN',
    change: { launchUrl: `http://127.0.0.1:${String(vendor.port)}` },
  })
})
afterAll(async () => {
  folder.remove()
  await platform.stop()
})

const addVendor = (launchUrl: string) =>
  platform.runAdminCommand('add-vendor', { brand: 'alpha', vendor: 'COIN', change: { name: 'Coin Games', launchUrl } })
const listGames = async (): Promise<GamePage['games']> =>
  ((await platform.call('game.list', { merchant: 'ALPHA1', vassalage: 'COIN' }, { host: alpha })).body.value as GamePage).games

/** Launches the game as a player, and returns its URL. */
async function launch({ token, user }: LoginResult): Promise<string> {
  const body: GameLaunchBody = {
    gameId: 'coin-flip',
    nodeId: '',
    accountType: '',
    confirmTrans: true,
    vassalage: 'COIN',
    launchMode: 'REAL',
    platform: 'html5-desktop',
    clientType: 3,
    username: user.account,
    token,
    merchantCode: 'ALPHA1',
    language: 'EN',
  }
  return ((await platform.call('game.launch', body, { host: alpha, token })).body.value as { game_url: string }).game_url
}

describe('the example vendor of the guide', () => {
  it('is connected to a live brand, lists its game and moves real money', async () => {
    await vi.waitFor(async () => expect((await listGames()).map(({ gameId }) => gameId)).toEqual(['coin-flip']), 30_000)
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username: 'flipper1',
      type: 0,
      balance: '50.00',
      password: 'Fjordpassword2',
    })
    const login = await platform.logIn(alpha, 'flipper1', 'Fjordpassword2')
    const playScript = folder.write('play.mjs', readProgram(guide, 'play.mjs'))
    for (let round = 0; round < 3; round++)
      await promisify(execFile)(process.execPath, [playScript], { env: { ...process.env, LAUNCH_URL: await launch(login), AMOUNT: '100' } })
    const { text } = await platform.call('record.bets', {} as never, { host: alpha, token: login.token })
    expect(text.match(/Tung đồng xu/g)?.length).toBe(3)
    expect(await platform.runAdminCommand('vendor', { brand: 'alpha', vendor: 'COIN' })).toMatchObject({ openBets: 0, listedGames: 1 })
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true, faults: [] })
  })

  it('voids a settled bet at the operator’s request', async () => {
    const database = { databaseUrl: platform.databaseUrl }
    const { rows } = await query(database, `select round from bets where vendor = 'COIN' limit 1`)
    const round = String(rows[0]?.['round'])
    await platform.runAdminCommand('vendor-void', { brand: 'alpha', vendor: 'COIN', username: 'flipper1', round })
    await vi.waitFor(
      async () => {
        const { rows: currentRows } = await query(database, `select win = stake as voided from bets where round = '${round}'`)
        expect(currentRows).toEqual([{ voided: true }])
      },
      { timeout: 60_000 },
    )
  })
})
