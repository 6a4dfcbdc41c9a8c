import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it asks |
 * |---|---|
 * | menus | the game categories with their vendors and first games |
 * | list | the games that fit, a page at a time |
 * | hot, popular | what the platform puts forward, what is played most |
 * | announcements | what is new, what is closed |
 * | vassals, vassalTypes | the vendors, and the categories of one |
 * | favourites, favouriteList, favour | a player's favourites, their ids alone, and a change of one |
 * | recent | what a player played last |
 * | pvpRooms | the rooms of card games |
 * | launch | where a game can be played, once |
 * | vnMenu, vnRecent | the Vietnamese draws, and those that a player played |
 * | vnNumeros | what lotteries have drawn, and when they draw next |
 * | winners | the board of winners |
 */
export const createGame = (call: Call): Ports['game'] => ({
  menus: (query, options) => call('game.menus', query, options),
  list: (query, options) => call('game.list', query, options),
  hot: (query, options) => call('game.hot', query, options),
  popular: (query, options) => call('game.popular', query, options),
  announcements: (query, options) => call('game.announcements', query, options),
  vassalTypes: (query, options) => call('game.vassalTypes', query, options),
  vassals: (query, options) => call('game.vassals', query, options),
  favourites: (query, options) => call('game.favourites', query, options),
  favouriteList: (_, options) => call('game.favouriteList', undefined, options),
  favour: (body, options) => call('game.favour', body, options),
  recent: (query, options) => call('game.recent', query, options),
  pvpRooms: (query, options) => call('game.pvpRooms', query, options),
  launch: async (body, options) => {
    const { game_url, game_url2, ...rest } = await call('game.launch', body, { ...options, headers: { language: body.language } })
    const url = game_url || game_url2
    return url ? { ...rest, game_url: url } : rest
  },
  vnMenu: (query, options) => call('game.vnMenu', query, options),
  vnRecent: (query, options) => call('game.vnRecent', query, options),
  vnNumeros: (query, options) => call('game.vnNumeros', query, options),
  winners: (query, options) => call('game.winners', query, options),
})
