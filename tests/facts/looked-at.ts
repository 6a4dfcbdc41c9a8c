import { alone, type Viewer } from './world.ts'

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
  ['/wps/announcement/list', alone('notices', 'board'), 'visitor'],
  ['/wps/announcement/list', alone('promotions', 'list'), 'visitor'],
  ['/wps/vip/ranks', alone('vip', 'ranks'), 'player'],
  ['/wps/system/helpCenter', alone('help', 'topics'), 'visitor'],
  ['/lgw/games/list', alone('live', 'games'), 'visitor'],
  ['/lgw/games/recent', alone('home', 'recent'), 'player'],
  ['/lgw/games/hot', alone('home', 'chosen'), 'player'],
  ['/lgw/games/favourites', alone('home', 'favourites'), 'player'],
  ['/lgw/vn/numeros/opened/game', alone('home', 'lotteries'), 'visitor'],
  ['/lgw/games/winners/rank', alone('home', 'winners'), 'visitor'],
  ['/wps/game/launchGame', '/lottery', 'player'],
]
