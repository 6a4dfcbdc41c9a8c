import { useEffect } from 'react'
import type { Game } from '../../generated/api.ts'
import { createStore, defineSlice, type Engine, type Store, useEngine, useStore } from '../../engine/index.ts'

interface Favourites {
  /** Session token of the player whose favourites these are; `undefined` for visitors and before the first request. */
  readonly token: string | undefined
  /** Resolves when the platform's list has loaded or failed to load. */
  readonly loading: Promise<void>
  /** Ids that the platform has listed or confirmed, newest first. */
  readonly confirmedIds: readonly string[]
  /** The last change of each game that the platform has not confirmed, by id. */
  readonly pendingChanges: ReadonlyMap<string, FavouriteChange>
  /** Resolves when the last change that was requested has been answered; never rejects. */
  readonly lastRequest: Promise<unknown>
  /** The confirmed ids with the pending changes applied, newest first. */
  readonly ids: ReadonlySet<string>
}

interface FavouriteChange {
  readonly favourite: boolean
}

const noFavourites: Favourites = {
  token: undefined,
  loading: Promise.resolve(),
  confirmedIds: [],
  pendingChanges: new Map(),
  lastRequest: Promise.resolve(),
  ids: new Set(),
}

const favouritesSlice = defineSlice('favourites', () => createStore(noFavourites))

/**
 * The player's favourite games. Changes are optimistic, sent one after the other, and reverted with a message if the
 * platform rejects them. Visitors log in first, and then the game is added.
 */
export function useFavourites(): { readonly ids: ReadonlySet<string>; has(game: Game): boolean; toggle(game: Game): void } {
  const engine = useEngine()
  const store = engine.slice(favouritesSlice)
  const token = useStore(engine.facts, ({ facts }) => facts.session.token)
  const ids = useStore(store, (state) => state.ids)
  useEffect(() => loadForSession(engine, store, token), [engine, store, token])
  return { ids, has: ({ gameId }) => gameId !== undefined && ids.has(gameId), toggle: (game) => toggleFavourite(engine, store, game) }
}

/** Replaces the favourites of another session by those of the owner of the token. */
function loadForSession(engine: Engine, store: Store<Favourites>, token: string | undefined): void {
  if (store.get().token === token) return
  store.set({ ...noFavourites, token, loading: token === undefined ? noFavourites.loading : fetchFavourites(engine, store, token) })
}

async function fetchFavourites({ ports, supports }: Engine, store: Store<Favourites>, token: string): Promise<void> {
  if (!supports('game.favouriteList')) return
  const response = await ports.game.favouriteList().catch(() => undefined)
  if (response !== undefined && store.get().token === token) updateFavourites(store, { confirmedIds: response.list })
}

function toggleFavourite(engine: Engine, store: Store<Favourites>, game: Game): void {
  if (engine.facts.get().facts.session.token === undefined) return engine.withLogin(() => void changeFavourite(engine, store, game, true))
  void changeFavourite(engine, store, game, !store.get().ids.has(game.gameId ?? ''))
}

async function changeFavourite(engine: Engine, store: Store<Favourites>, { gameId, vassalage }: Game, favourite: boolean): Promise<void> {
  if (gameId === undefined) return
  const { token } = engine.facts.get().facts.session
  loadForSession(engine, store, token)
  const change: FavouriteChange = { favourite }
  // If the session has ended before the request is sent, the change is dropped, since it would apply to another
  // account.
  const isCurrentSession = (): boolean => engine.facts.get().facts.session.token === token
  const lastRequest = store
    .get()
    .lastRequest.then(() => (isCurrentSession() ? engine.ports.game.favour({ vassalage, gameId, favourite }) : undefined))
    .then(
      () => true,
      () => false,
    )
  updateFavourites(store, { pendingChanges: new Map(store.get().pendingChanges).set(gameId, change), lastRequest })
  const succeeded = await lastRequest
  // A list that was requested before the change may lack it, and must not replace it.
  if (succeeded) await store.get().loading
  if (store.get().token === token) {
    const { confirmedIds, pendingChanges } = store.get()
    updateFavourites(store, {
      confirmedIds: succeeded ? applyChange(confirmedIds, gameId, change) : confirmedIds,
      pendingChanges: new Map([...pendingChanges].filter(([, pendingChange]) => pendingChange !== change)),
    })
  }
  if (!succeeded) await engine.warn({ text: 'favourite_failed', confirm: 'in_increase_submit' })
}

function updateFavourites(
  store: Store<Favourites>,
  update: Partial<Pick<Favourites, 'confirmedIds' | 'pendingChanges' | 'lastRequest'>>,
): void {
  const favourites = { ...store.get(), ...update }
  const ids = [...favourites.pendingChanges].reduce((current, [id, change]) => applyChange(current, id, change), favourites.confirmedIds)
  store.set({ ...favourites, ids: new Set(ids) })
}

function applyChange(ids: readonly string[], id: string, { favourite }: FavouriteChange): readonly string[] {
  const otherIds = ids.filter((otherId) => otherId !== id)
  return favourite ? [id, ...otherIds] : otherIds
}
