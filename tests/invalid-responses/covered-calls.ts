import { getIsolatedPath, type Viewer } from './test-site.ts'

/**
 * Calls that the site makes on every page, whose responses are corrupted part by part. Calls whose responses affect
 * parts of the home page are tested there, calls whose responses affect only the layout on a nearly empty page.
 */
export const siteCalls: readonly (readonly [path: string, viewer: Viewer, calls: readonly string[]])[] = [
  ['/index', 'visitor', ['/wps/system/status', '/lgw/games/game_menus']],
  ['/notFound', 'player', ['/wps/member/info', '/wps/v2/wallets/balance']],
]

/**
 * Calls of individual pages. Their responses are corrupted part by part on a page that displays them, for the given
 * viewer.
 */
export const pageCalls: readonly (readonly [call: string, path: string, viewer: Viewer])[] = [
  ['/wps/announcement/list', getIsolatedPath('notices', 'board'), 'visitor'],
  ['/wps/announcement/list', getIsolatedPath('promotions', 'list'), 'visitor'],
  ['/wps/vip/ranks', getIsolatedPath('vip', 'ranks'), 'player'],
  ['/wps/system/helpCenter', getIsolatedPath('help', 'topics'), 'visitor'],
  ['/lgw/games/list', getIsolatedPath('live', 'games'), 'visitor'],
  ['/lgw/games/recent', getIsolatedPath('home', 'recent'), 'player'],
  ['/lgw/games/hot', getIsolatedPath('home', 'chosen'), 'player'],
  ['/lgw/games/favourites', getIsolatedPath('home', 'favourites'), 'player'],
  ['/lgw/vn/numeros/opened/game', getIsolatedPath('home', 'lotteries'), 'visitor'],
  ['/lgw/games/winners/rank', getIsolatedPath('home', 'winners'), 'visitor'],
  ['/wps/game/launchGame', '/lottery', 'player'],
]
