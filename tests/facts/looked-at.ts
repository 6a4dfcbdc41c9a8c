/** What the site lives on wherever one is, broken part by part at home. */
export const siteCalls: readonly (readonly [path: string, loggedIn: boolean, calls: readonly string[]])[] = [
  ['/index', false, ['/wps/system/status', '/lgw/games/game_menus']],
  ['/index', true, ['/wps/member/info', '/wps/v2/wallets/balance']],
]

/** What a page asks for itself, each broken part by part where its answer is shown, and who looks at it. */
export const ownCalls: readonly (readonly [call: string, path: string, loggedIn: boolean])[] = [
  ['/wps/announcement/list', '/noticePage', false],
  ['/wps/announcement/list', '/promotions', false],
  ['/wps/vip/ranks', '/vip', true],
  ['/wps/system/helpCenter', '/help', false],
  ['/lgw/games/list', '/live', false],
  ['/lgw/games/recent', '/index', true],
  ['/lgw/games/favourites', '/index', true],
  ['/lgw/vn/numeros/opened/game', '/index', false],
  ['/lgw/games/winners/rank', '/index', false],
  ['/wps/game/launchGame', '/lottery', true],
]
