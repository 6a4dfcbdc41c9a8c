import type { Game, GameListQuery, GamePage } from '../../generated/api.ts'
import { createStore, type Store } from '../../engine/index.ts'
import { gameKey } from './place-games.ts'

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
  more(): void
}

interface ListOptions {
  readonly pageSize: number
  readonly fetchPage: (pageNo: number, pageSize: number) => Promise<GamePage>
  /** The first page, if already loaded. */
  readonly first?: GamePage | undefined
}

/** A paginated game list. Removes duplicates, since games can move between pages during requests. */
export function createGameList({ pageSize, fetchPage, first }: ListOptions): GameList {
  const store = createStore<GamePages>({ games: first?.games ?? [], total: first?.total, state: 'ready' })
  let page = first?.pageNum ?? 0
  let last = first?.totalPages ?? 1
  const more = (): void => {
    const { state, games } = store.get()
    if (state === 'loading' || page >= last) return
    store.set({ ...store.get(), state: 'loading' })
    fetchPage(page + 1, pageSize).then(
      (answer) => {
        page = answer.pageNum
        last = answer.totalPages
        const known = new Set(games.map(gameKey))
        store.set({ games: [...games, ...answer.games.filter((game) => !known.has(gameKey(game)))], total: answer.total, state: 'ready' })
      },
      () => store.set({ ...store.get(), state: 'failed' }),
    )
  }
  return { ...store, more }
}
