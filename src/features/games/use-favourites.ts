import { useEffect } from 'react'
import type { Game } from '../../generated/api.ts'
import { createStore, defineSlice, type Engine, type Store, useEngine, useStore } from '../../engine/index.ts'

interface Favourites {
  /** Token of their owner; `undefined` for visitors and before the first request. */
  readonly token: string | undefined
  readonly ids: ReadonlySet<string>
}

const favouritesSlice = defineSlice('favourites', () => createStore<Favourites>({ token: undefined, ids: new Set() }))

/**
 * The player's favourite games. Changes are optimistic, and reverted with a message if the platform rejects them.
 * Visitors log in first, and then the game is added.
 */
export function useFavourites(): { readonly ids: ReadonlySet<string>; has(game: Game): boolean; toggle(game: Game): void } {
  const engine = useEngine()
  const store = engine.slice(favouritesSlice)
  const token = useStore(engine.facts, ({ facts }) => facts.session.token)
  const { ids } = useStore(store, (state) => state)
  useEffect(() => {
    if (store.get().token === token) return
    store.set({ token, ids: new Set() })
    if (token !== undefined) void loadFavourites(engine, store)
  }, [engine, store, token])
  return { ids, has: ({ gameId }) => gameId !== undefined && ids.has(gameId), toggle: (game) => toggleFavourite(engine, store, game) }
}

async function loadFavourites({ ports, supports }: Engine, store: Store<Favourites>): Promise<void> {
  if (!supports('game.favouriteList')) return
  const { token } = store.get()
  const response = await ports.game.favouriteList().catch(() => undefined)
  if (response !== undefined && store.get().token === token) store.set({ token, ids: new Set(response.list) })
}

function toggleFavourite(engine: Engine, store: Store<Favourites>, game: Game): void {
  if (engine.facts.get().facts.session.token === undefined) return engine.withLogin(() => void changeFavourite(engine, store, game, true))
  void changeFavourite(engine, store, game, !store.get().ids.has(game.gameId ?? ''))
}

async function changeFavourite(engine: Engine, store: Store<Favourites>, { gameId, vassalage }: Game, favourite: boolean): Promise<void> {
  if (gameId === undefined) return
  setFavourite(store, gameId, favourite)
  try {
    await engine.ports.game.favour({ vassalage, gameId, favourite })
    setFavourite(store, gameId, favourite)
  } catch {
    setFavourite(store, gameId, !favourite)
    await engine.warn({ text: 'favourite_failed', confirm: 'in_increase_submit' })
  }
}

function setFavourite(store: Store<Favourites>, id: string, favourite: boolean): void {
  const { token, ids } = store.get()
  const otherIds = [...ids].filter((otherId) => otherId !== id)
  store.set({ token, ids: new Set(favourite ? [id, ...otherIds] : otherIds) })
}
