import type { GameListQuery } from '../../generated/api.ts'

/** Returns the cache key of a query for a page of games, used for lists embedded in a server-rendered page. */
export const getGamesCacheKey = (query: GameListQuery): string => JSON.stringify(query)
