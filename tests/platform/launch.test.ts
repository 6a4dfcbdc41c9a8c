import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameLaunchBody, LoginResult } from '../../src/generated/api.ts'
import { samples } from '../contract/samples.ts'
import type { HttpResponse } from './call-server.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
import { createLaunchStore } from '../../server/modules/games/store/launches.ts'
import { hashToken } from '../../server/modules/secrets/tokens.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const vendor = 'vendor.test'

async function launch(login: LoginResult, overrides: Partial<GameLaunchBody> = {}, host = alpha): Promise<HttpResponse> {
  const body = {
    gameId: 'pgf-jade-tiger',
    nodeId: '',
    accountType: '',
    confirmTrans: true,
    vassalage: 'PGF',
    launchMode: 'REAL',
    platform: 'html5-desktop',
    clientType: 3,
    username: login.user.account,
    token: login.token,
    merchantCode: host === alpha ? 'ALPHA1' : 'BETA1',
    language: 'TY',
    ...overrides,
  } as const
  return platform.call('game.launch', body, { host, token: login.token, headers: { language: body.language } })
}
const getGameUrl = ({ body }: HttpResponse): URL => new URL((body.value as { game_url: string }).game_url)
const openGame = (gameUrl: URL): Promise<HttpResponse> => platform.send('GET', gameUrl.pathname + gameUrl.search, { host: vendor })
const parseStartData = ({ text }: HttpResponse): { key: string; language: string; title: string } =>
  JSON.parse(/id="start">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as { key: string; language: string; title: string }
const callSession = (method: string, path: string, key: string, body?: object): Promise<HttpResponse> =>
  platform.send(method, path, { host: vendor, headers: { authorization: `Bearer ${key}` }, ...(body && { body }) })

describe('launching a game', () => {
  it('succeeds with a token, and is rejected without one (R-API-63)', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const body = samples['game.launch'](token)
    const request = (headers: Readonly<Record<string, string>>) =>
      platform.send('POST', '/wps/game/launchGame', { host: alpha, headers: { language: 'TY', ...headers }, body })
    expect([(await request({})).status, (await request({ authorization: `Bearer ${token}` })).status]).toEqual([401, 200])
  })

  it('returns an https URL of the vendor, which opens the game once, in the requested language', async () => {
    const gameUrl = getGameUrl(await launch(await platform.logIn(alpha, 'player')))
    expect(gameUrl.origin).toBe('https://vendor.test')
    const first = await openGame(gameUrl)
    expect({ status: first.status, ...parseStartData(first) }).toMatchObject({ status: 200, language: 'vi-VN', title: 'Mãnh Hổ Ngọc Bích' })
    expect(first.headers['content-security-policy']).toContain(`frame-ancestors ${alpha}:*`)
    expect(first.headers['set-cookie']).toBeUndefined()
    const second = await openGame(gameUrl)
    expect(second.status).toBe(410)
    expect(parseStartData(second).key).toBeUndefined()
    expect(second.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('returns a URL that opens the game for only one of many concurrent requests', async () => {
    const gameUrl = getGameUrl(await launch(await platform.logIn(alpha, 'player')))
    const responses = await Promise.all(Array.from({ length: 8 }, () => openGame(gameUrl)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
  })

  it('returns a URL that is rejected with another brand, game or query, and stays valid afterwards', async () => {
    const gameUrl = getGameUrl(await launch(await platform.logIn(alpha, 'player')))
    for (const path of ['/play/BETA1/pgf-jade-tiger', '/play/ALPHA1/pgf-golden-paw', '/play/NOBODY/pgf-jade-tiger'])
      expect((await platform.send('GET', path + gameUrl.search, { host: vendor })).status).toBe(410)
    for (const query of [`${gameUrl.search}&launch=x`, '?launch=a&launch=b', '?launch', ''])
      expect((await platform.send('GET', gameUrl.pathname + query, { host: vendor })).status).toBe(410)
    expect((await openGame(gameUrl)).status).toBe(200)
  })

  it('returns a URL that expires', async () => {
    const { sites, brands } = platform.server.platform
    const brand = brands.byId('alpha')
    if (!brand) throw new Error('The brand alpha is not served.')
    const login = await platform.logIn(alpha, 'player')
    const token = 'x'.repeat(43)
    await createLaunchStore(sites.tenant(brand)).insert({
      token_hash: hashToken(token),
      account: login.user.id,
      session_hash: hashToken(login.token),
      vendor: 'PGF',
      game: 'pgf-jade-tiger',
      mode: 'REAL',
      language: 'en-US',
      host: alpha,
      lottery: undefined,
      expires_at: new Date(Date.now() - 1),
    })
    expect((await openGame(new URL(`https://vendor.test/play/ALPHA1/pgf-jade-tiger?launch=${token}`))).status).toBe(410)
  })

  it('is rejected with the name or token of another account, with a vendor that is not the game’s, and for a game that the brand does not offer', async () => {
    const login = await platform.logIn(alpha, 'player')
    const agentLogin = await platform.logIn(alpha, 'agent')
    expect((await launch(login, { username: 'agent' })).body.code).toBe('forbidden')
    expect((await launch(login, { token: agentLogin.token })).body.code).toBe('forbidden')
    expect((await launch(login, { vassalage: 'JKR' })).body.code).toBe('game_unavailable')
    const otherBrandLogin = await platform.logIn(beta, 'player')
    const cockfight = { gameId: 'ds88-red-spur', vassalage: 'DS88' }
    expect((await launch(login, cockfight)).status).toBe(200)
    expect((await launch(otherBrandLogin, cockfight, beta)).body.code).toBe('game_unavailable')
  })

  it('is allowed to agents, and to guests only for games with a free trial', async () => {
    expect((await launch(await platform.logIn(alpha, 'agent'))).status).toBe(200)
    const guest = await platform.logIn(alpha, 'guest')
    expect((await launch(guest)).body.code).toBe('real_account_required')
    expect((await launch(guest, { launchMode: 'FUN' })).status).toBe(200)
    expect((await launch(guest, { launchMode: 'FUN', gameId: 'evg-grand-roulette', vassalage: 'EVG' })).body.code).toBe('game_unavailable')
    expect((await launch(guest, { launchMode: 'LOTT', gameId: 'tcg-sea-mark-six-sea', vassalage: 'TCG_SEA' })).body.code).toBe(
      'real_account_required',
    )
  })

  it('adds an existing game to the player’s recently played games', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    await launch(login, { gameId: 'jkr-does-not-exist' })
    await launch(login)
    const { list } = (await platform.call('game.recent', {}, { host: alpha, token: login.token })).body.value as {
      list: { gameId: string }[]
    }
    expect(list.map(({ gameId }) => gameId)).toEqual(['pgf-jade-tiger'])
  })
})

describe('free play', () => {
  it('logs in with a new guest account without money, needs no token, and depends on the site’s settings', async () => {
    const first = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    const second = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    expect([first.user.type, second.user.type]).toEqual([4, 4])
    expect(first.user.id).not.toBe(second.user.id)
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token: first.token })).body.value).toMatchObject({
      sumBalance: '0.00',
    })
    expect((await platform.call('session.freePlay', undefined, { host: beta })).body.code).toBe('method_disabled')
  })
})

describe('the demo vendor', () => {
  /** Creates a player with 100.00, who opens a real-money game. Returns the session key. */
  const openGameSession = async (): Promise<string> => {
    const username = `spin${crypto.randomUUID().slice(0, 8)}`
    await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, balance: '100.00', password: 'Fjordpassword2' })
    return parseStartData(await openGame(getGameUrl(await launch(await platform.logIn(alpha, username, 'Fjordpassword2'))))).key
  }
  const createId = (): string => crypto.randomUUID()
  const play = (key: string, round: object): Promise<HttpResponse> =>
    callSession('POST', '/session/round', key, { id: createId(), playerSeed: 'mine', bet: { coin: 10 }, ...round })

  it('shows the hash of a seed before the round and the seed after it', async () => {
    const key = await openGameSession()
    const before = JSON.parse((await callSession('GET', '/session', key)).text) as { credits: number; nextHash: string }
    const round = JSON.parse((await play(key, {})).text) as { seed: string; stake: number; win: number; credits: number; nextHash: string }
    const { createHash } = await import('node:crypto')
    expect(createHash('sha256').update(Buffer.from(round.seed, 'hex')).digest('hex')).toBe(before.nextHash)
    expect(round.credits).toBe(before.credits - round.stake + round.win)
    expect(round.nextHash).not.toBe(before.nextHash)
  })

  it('plays a repeated round once', async () => {
    const key = await openGameSession()
    const repeatedRound = { id: createId() }
    const responses = await Promise.all(Array.from({ length: 6 }, () => play(key, repeatedRound)))
    const rounds = responses.map(({ text }) => JSON.parse(text) as { seed: string; credits: number; stake: number; win: number })
    expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(1)
    expect(new Set(rounds.map(({ credits }) => credits))).toEqual(new Set([10_000 - 200 + (rounds[0]?.win ?? 0)]))
  })

  it('never debits more than the balance, for any number of concurrent rounds', async () => {
    const key = await openGameSession()
    const responses = await Promise.all(Array.from({ length: 30 }, () => play(key, { bet: { coin: 50 } })))
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((JSON.parse((await callSession('GET', '/session', key)).text) as { credits: number }).credits).toBeGreaterThanOrEqual(0)
  })

  it('rejects invalid bets and unknown keys', async () => {
    const key = await openGameSession()
    expect((await play(key, { bet: { coin: -5 } })).status).toBe(409)
    expect((await play(key, { playerSeed: 'a b' })).status).toBe(409)
    expect((await play('ALPHA1.' + 'x'.repeat(43), {})).status).toBe(401)
    expect((await play(key.replace('ALPHA1', 'BETA1'), {})).status).toBe(401)
  })

  it('is available on its own host only, and no brand is available there', async () => {
    expect((await platform.send('GET', '/code/pages/slot.ts', { host: alpha })).status).not.toBe(200)
    expect((await platform.send('GET', '/code/pages/slot.ts', { host: vendor })).status).toBe(200)
    expect((await platform.send('GET', '/index', { host: vendor })).status).toBe(404)
    expect((await platform.send('GET', '/code/../play-round.ts', { host: vendor })).status).toBe(404)
    expect((await platform.send('GET', '/wps/member/info', { host: vendor })).body.success).not.toBe(true)
  })
})

describe('the scheduled games of the demo vendor', () => {
  interface ScheduledGameState {
    readonly period: number
    readonly hash: string
    readonly credits: number
    readonly past: readonly { period: number; seed: string; hash: string; outcome: unknown }[]
    readonly tickets: readonly { id: string; period: number; stake: number; win: number | null }[]
  }
  const lottery = {
    gameId: 'tcg-sea-eleven-five',
    vassalage: 'TCG_SEA',
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoView: 'betting',
    lottoGameCode: '11X5',
  } as const
  const openGameSession = async (game: Partial<GameLaunchBody>): Promise<string> =>
    parseStartData(await openGame(getGameUrl(await launch((await platform.register(alpha)).body.value as LoginResult, game)))).key
  const fetchScheduledGame = async (key: string, name: string): Promise<ScheduledGameState> =>
    JSON.parse((await callSession('GET', `/session/scheduled-game/${name}`, key)).text) as ScheduledGameState

  it('accept a repeated bet for the next draw once', async () => {
    const key = await openGameSession(lottery)
    // Betting is closed shortly before each draw.
    const { before, ticket } = await vi.waitFor(
      async () => {
        const attempt = {
          before: await fetchScheduledGame(key, '11X5'),
          ticket: { id: crypto.randomUUID(), bet: { on: 'big', stake: 100 } },
        }
        const responses = await Promise.all([1, 2, 3].map(() => callSession('POST', '/session/scheduled-game/11X5', key, attempt.ticket)))
        expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
        return attempt
      },
      { timeout: 60_000, interval: 500 },
    )
    const after = await fetchScheduledGame(key, '11X5')
    expect(after.tickets.filter(({ id }) => id === ticket.id)).toHaveLength(1)
    expect(after.credits).toBeLessThanOrEqual(before.credits - 100 + 195)
  })

  it('show the hash of the next draw’s seed, and no seed before its time', async () => {
    const key = await openGameSession(lottery)
    const { past, period, hash } = await fetchScheduledGame(key, 'SSC')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(past.every((draw) => draw.period < period)).toBe(true)
  })

  it('are available to their own game only: no sports for a lottery, no lottery for a slot, no tennis for football', async () => {
    expect((await callSession('GET', '/session/scheduled-game/FOOTBALL', await openGameSession(lottery))).status).toBe(409)
    expect((await callSession('GET', '/session/scheduled-game/SSC', await openGameSession({}))).status).toBe(409)
    const football = { gameId: 'sbx-summit-football', vassalage: 'SBX' }
    expect((await callSession('GET', '/session/scheduled-game/TENNIS', await openGameSession(football))).status).toBe(409)
    expect((await callSession('GET', '/session/scheduled-game/FOOTBALL', await openGameSession(football))).status).toBe(200)
  })

  it('reject invalid bets', async () => {
    const key = await openGameSession(lottery)
    for (const bet of [{ on: 99, stake: 20 }, { on: 'big', stake: 7 }, null])
      expect((await callSession('POST', '/session/scheduled-game/11X5', key, { id: crypto.randomUUID(), bet })).status).toBe(409)
  })
})
