import type { Game, GameListQuery, GamePage } from '../../generated/api.ts'
import { createStore, type Store } from '../../engine/index.ts'
import { gameKey } from './place-games.ts'

/** What is asked of the list of games; its page is added by whoever asks. */
export type GameQuery = Pick<GameListQuery, 'gameName' | 'gameType' | 'vassalage'>

/** A list of games as far as it has come. */
export interface GamePages {
  readonly games: readonly Game[]
  /** How many there are in all, once that is known. */
  readonly total: number | undefined
  readonly state: 'loading' | 'ready' | 'failed'
}

export interface GameList extends Store<GamePages> {
  /**
   * Asks for the next page, once: nothing happens while one is on its way or where there is none. After a failure it
   * asks again.
   */
  more(): void
}

interface ListOptions {
  readonly pageSize: number
  readonly fetchPage: (pageNo: number, pageSize: number) => Promise<GamePage>
  /** Its first page, where that is known already. */
  readonly first?: GamePage | undefined
}

/** A list that grows page by page. A game that has moved from one page to the next meanwhile comes once. */
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
