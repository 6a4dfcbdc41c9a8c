import { alone } from './world.ts'

/** What the site lives on wherever one is, broken part by part: at home what its parts are made of, and where little else stands what the frame around every page shows. */
export const siteCalls: readonly (readonly [path: string, loggedIn: boolean, calls: readonly string[]])[] = [
  ['/index', false, ['/wps/system/status', '/lgw/games/game_menus']],
  ['/notFound', true, ['/wps/member/info', '/wps/v2/wallets/balance']],
]

/** What a page asks for itself, each broken part by part where its answer is shown, and who looks at it. */
export const ownCalls: readonly (readonly [call: string, path: string, loggedIn: boolean])[] = [
  ['/wps/announcement/list', alone('notices', 'board'), false],
  ['/wps/announcement/list', alone('promotions', 'list'), false],
  ['/wps/vip/ranks', alone('vip', 'ranks'), true],
  ['/wps/system/helpCenter', alone('help', 'topics'), false],
  ['/lgw/games/list', alone('live', 'games'), false],
  ['/lgw/games/recent', alone('home', 'recent'), true],
  ['/lgw/games/hot', alone('home', 'chosen'), true],
  ['/lgw/games/favourites', alone('home', 'favourites'), true],
  ['/lgw/vn/numeros/opened/game', alone('home', 'lotteries'), false],
  ['/lgw/games/winners/rank', alone('home', 'winners'), false],
  ['/wps/game/launchGame', '/lottery', true],
]
