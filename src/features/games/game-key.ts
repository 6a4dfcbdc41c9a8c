import type { Game } from '../../generated/api.ts'

/**
 * The id that a game is opened and launched by: a room's own where it is the room of a game, else the game's. The
 * platform may name neither.
 */
export const gameIdOf = ({ roomId, gameId }: Pick<Game, 'roomId' | 'gameId'>): string | undefined => roomId ?? gameId

/** What tells two games apart. */
export const gameKey = (game: Pick<Game, 'vassalage' | 'roomId' | 'gameId' | 'nodeId' | 'gameName'>): string =>
  `${game.vassalage}/${gameIdOf(game) ?? game.nodeId ?? game.gameName}`
