import type { GameListQuery } from '../../generated/api.ts'

/** What tells two questions for a page of games apart, where a page carries what its first screen was rendered from. */
export const gamesKey = (query: GameListQuery): string => JSON.stringify(query)
