import { isolatedPath, type Viewer } from './test-site.ts'

/**
 * Calls that the site makes on every page, corrupted part by part: on the home page those that its parts depend on, and
 * on a nearly empty page those of the layout around every page.
 */
export const siteCalls: readonly (readonly [path: string, viewer: Viewer, calls: readonly string[]])[] = [
  ['/index', 'visitor', ['/wps/system/status', '/lgw/games/game_menus']],
  ['/notFound', 'player', ['/wps/member/info', '/wps/v2/wallets/balance']],
]

/**
 * Calls of individual pages: each is corrupted part by part on a page that displays its response, for the given viewer.
 */
export const pageCalls: readonly (readonly [call: string, path: string, viewer: Viewer])[] = [
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
