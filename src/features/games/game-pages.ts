import type { Game, GameListQuery, GamePage } from '../../generated/api.ts'
import { createStore, type Store } from '../../engine/index.ts'
import { getGameKey } from './game-categories.ts'

/** Query of a game list, without pagination. */
export type GameQuery = Pick<GameListQuery, 'gameName' | 'gameType' | 'vassalage'>

/** A game list as loaded so far. */
export interface GamePages {
  readonly games: readonly Game[]
  /** Total number of games; `undefined` until known. */
  readonly total: number | undefined
  readonly state: 'loading' | 'ready' | 'failed'
}

export interface GameList extends Store<GamePages> {
  /** Requests the next page; does nothing during a request or at the end. Retries after a failure. */
  loadMore(): void
}

interface ListOptions {
  readonly pageSize: number
  readonly fetchPage: (pageNo: number, pageSize: number) => Promise<GamePage>
  /** The first page, if already loaded. */
  readonly first?: GamePage | undefined
}

/** A paginated game list. Removes duplicates, since a game can move to another page between two requests. */
export function createGameList({ pageSize, fetchPage, first }: ListOptions): GameList {
  const store = createStore<GamePages>({ games: first?.games ?? [], total: first?.total, state: 'ready' })
  let lastLoadedPage = first?.pageNum ?? 0
  let pageCount = first?.totalPages ?? 1
  const loadMore = (): void => {
    const { state, games } = store.get()
    if (state === 'loading' || lastLoadedPage >= pageCount) return
    store.set({ ...store.get(), state: 'loading' })
    fetchPage(lastLoadedPage + 1, pageSize).then(
      (response) => {
        lastLoadedPage = response.pageNum
        pageCount = response.totalPages
        const knownKeys = new Set(games.map(getGameKey))
        store.set({
          games: [...games, ...response.games.filter((game) => !knownKeys.has(getGameKey(game)))],
          total: response.total,
          state: 'ready',
        })
      },
      () => store.set({ ...store.get(), state: 'failed' }),
    )
  }
  return { ...store, loadMore }
}
