import type { Game, GameListQuery, GamePage } from '../../generated/api.ts'

/** Simulates the platform's list of games, with games in memory. */
export const createFakeGameList =
  (games: readonly Game[]) =>
  async ({ gameType, vassalage, gameName, pageNo = 1, pageSize = 20 }: GameListQuery): Promise<GamePage> => {
    const matchingGames = games.filter(
      (game) =>
        (gameType === undefined || game.gameType === gameType || game.code === gameType) &&
        (vassalage === undefined || game.vassalage === vassalage) &&
        (gameName === undefined || game.gameName.toLowerCase().includes(gameName.toLowerCase())),
    )
    return {
      games: matchingGames.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNum: pageNo,
      totalPages: Math.ceil(matchingGames.length / pageSize),
      total: matchingGames.length,
    }
  }
