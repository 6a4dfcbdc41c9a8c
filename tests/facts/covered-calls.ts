import { isolatedPath, type Viewer } from './world.ts'

/**
 * What the site lives on wherever one is, broken part by part: at home what its parts are made of, and where little
 * else stands what the frame around every page shows.
 */
export const siteCalls: readonly (readonly [path: string, viewer: Viewer, calls: readonly string[]])[] = [
  ['/index', 'visitor', ['/wps/system/status', '/lgw/games/game_menus']],
  ['/notFound', 'player', ['/wps/member/info', '/wps/v2/wallets/balance']],
]

/** What a page asks for itself, each broken part by part where its answer is shown, and who looks at it. */
export const ownCalls: readonly (readonly [call: string, path: string, viewer: Viewer])[] = [
  ['/wps/announcement/list', isolatedPath('notices', 'board'), 'visitor'],
  ['/wps/announcement/list', isolatedPath('promotions', 'list'), 'visitor'],
  ['/wps/vip/ranks', isolatedPath('vip', 'ranks'), 'player'],
  ['/wps/system/helpCenter', isolatedPath('help', 'topics'), 'visitor'],
  ['/lgw/games/list', isolatedPath('live', 'games'), 'visitor'],
  ['/lgw/games/recent', isolatedPath('home', 'recent'), 'player'],
  ['/lgw/games/hot', isolatedPath('home', 'chosen'), 'player'],
  ['/lgw/games/favourites', isolatedPath('home', 'favourites'), 'player'],
  ['/lgw/vn/numeros/opened/game', isolatedPath('home', 'lotteries'), 'visitor'],
  ['/lgw/games/winners/rank', isolatedPath('home', 'winners'), 'visitor'],
  ['/wps/game/launchGame', '/lottery', 'player'],
]
