import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { resolveLaunchUrl } from './resolve-launch-url.ts'
import { createLaunchRequest } from './launch-request.ts'
import { hasFreeTrial } from './has-free-trial.ts'
import { resolveGamePath } from './resolve-game-path.ts'

const game: Game = { gameId: 'pp-1', vassalage: 'PP', gameName: 'One', showIcon: '', gameType: 'RNG' }
const player = { username: 'mai', token: 'secret', language: 'TY' }

describe('createLaunchRequest', () => {
  it('sends exactly the twelve fields of the endpoint (R-API-64)', () => {
    expect(createLaunchRequest(smallConfig(), { ...game, gameId: 'pp-1' }, 'real', player)).toEqual({
      gameId: 'pp-1',
      nodeId: '',
      accountType: '',
      confirmTrans: true,
      vassalage: 'PP',
      launchMode: 'REAL',
      platform: 'html5-desktop',
      clientType: 3,
      username: 'mai',
      token: 'secret',
      merchantCode: 'TINY1',
      language: 'TY',
    })
    expect(createLaunchRequest(smallConfig(), { ...game, gameId: 'pp-1' }, 'trial', player).launchMode).toBe('FUN')
  })

  it('adds area, mode, device, return address and view for a lottery: betting with a code, the lobby without (R-LOTTERY-08, R-LOTTERY-09, R-LOTTERY-10, R-LOTTERY-11, R-LOTTERY-02)', () => {
    const mode = { area: 'VN', gameCode: 'K3', playType: 'SUM', backUrl: 'https://tiny.example/lottery' } as const
    const lotteryGame = { gameId: 'k', vassalage: 'TCG_SEA', accountTypeName: 'VN' }
    expect(createLaunchRequest(smallConfig(), lotteryGame, mode, player)).toMatchObject({
      launchMode: 'LOTT',
      accountType: 'VN',
      lottoArea: 'VN',
      lottoGameCode: 'K3',
      lottoView: 'betting',
      playType: 'SUM',
      device: 'WEB',
      backUrl: 'https://tiny.example/lottery',
      language: 'TY',
    })
    const lobby = createLaunchRequest(smallConfig(), lotteryGame, { ...mode, gameCode: undefined, playType: undefined }, player)
    expect(lobby).toMatchObject({ lottoView: 'lobby' })
    expect(lobby).not.toHaveProperty('lottoGameCode')
    expect(createLaunchRequest(smallConfig(), lotteryGame, { ...mode, playType: undefined }, player)).toMatchObject({
      lottoView: 'betting',
    })
  })
})

describe('resolveLaunchUrl', () => {
  const site = 'https://tiny.example/game'
  const origins = ['https://games.example', 'cdn.example']

  it('accepts https addresses of configured origins, and resolves paths against the first (R-GAMES-18, R-MEDIA-05)', () => {
    expect(resolveLaunchUrl('https://games.example/a?b=c', origins, site)).toBe('https://games.example/a?b=c')
    expect(resolveLaunchUrl('https://cdn.example/a', origins, site)).toBe('https://cdn.example/a')
    expect(resolveLaunchUrl('/play/1', origins, site)).toBe('https://games.example/play/1')
  })

  it.each([
    'https://evil.example/a',
    'http://games.example/a',
    'https://games.example.evil.example/',
    'https://games.example@evil.example/',
    'https://user:word@games.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://games.example:8443/',
    '',
    undefined,
  ])('rejects %s', (address) => {
    expect(resolveLaunchUrl(address, origins, site)).toBeUndefined()
  })

  it('rejects the site itself, even if configured, and everything if nothing is configured', () => {
    expect(resolveLaunchUrl('https://tiny.example/x', ['https://tiny.example'], site)).toBeUndefined()
    expect(resolveLaunchUrl('https://games.example/x', [], site)).toBeUndefined()
    expect(resolveLaunchUrl('/x', [], site)).toBeUndefined()
  })

  it('accepts subdomains of localhost without https only from a site without https', () => {
    const localOrigins = ['http://vendor.localhost:8080']
    expect(resolveLaunchUrl('http://vendor.localhost:8080/x', localOrigins, 'http://tiny.localhost:8080/game')).toBe(
      'http://vendor.localhost:8080/x',
    )
    expect(resolveLaunchUrl('http://vendor.localhost:8080/x', localOrigins, site)).toBeUndefined()
  })
})

describe('hasFreeTrial', () => {
  it('treats 0 as true, as a number and as text (R-GAMES-17)', () => {
    expect([0, '0', 1, '1', undefined].map((supportPlay) => hasFreeTrial({ supportPlay } as { supportPlay?: string }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('resolveGamePath', () => {
  const config = smallConfig()
  config.games.categories['LOTT'] = { name: 'in_lott_game', icon: 'lottery', route: 'lottery', enabled: true, opens: 'route', order: 5 }
  Object.assign(config.games, { lotteryRoutes: { VN: 'vnlottery', SEA: 'seaLottery' } })
  const createRoute = (id: string, path: string, query?: string[]) => ({ id, path, page: id, layout: 'full', ...(query && { query }) })
  const routes = {
    game: createRoute('game', '/game'),
    lottery: createRoute('lottery', '/lottery', ['gameCode', 'playType']),
    vnlottery: createRoute('vnlottery', '/vnlottery'),
    seaLottery: createRoute('seaLottery', '/seaLottery'),
  }
  const resolvePath = (overrides: Partial<Game>, category: string, trial = false) =>
    resolveGamePath(config, { routes }, { ...game, ...overrides }, category, trial)

  it('returns the path of the game page, or of the route of a category that opens as a page (R-GAMES-14)', () => {
    expect(resolvePath({}, 'RNG')).toBe('/game?game=pp-1&vendor=PP')
    expect(resolvePath({}, 'RNG', true)).toBe('/game?game=pp-1&vendor=PP&mode=trial')
    expect(resolvePath({}, 'LOTT')).toBe('/lottery')
  })

  it('includes the game code and the default play type of a lottery that has both, and neither otherwise (R-LOTTERY-03)', () => {
    expect(resolvePath({ code: 'LHC', defaultPlayType: 'SPECIAL' }, 'LOTT')).toBe('/lottery?gameCode=LHC&playType=SPECIAL')
    expect(resolvePath({ code: 'LHC' }, 'LOTT')).toBe('/lottery')
  })

  it('returns the page of the account type for lotteries that have one (R-LOTTERY-04, R-LOTTERY-05)', () => {
    expect(resolvePath({ accountTypeName: 'VN' }, 'VNLOTT')).toBe('/vnlottery')
    expect(resolvePath({ accountTypeName: 'SEA' }, 'ELOTT')).toBe('/seaLottery')
  })
})
