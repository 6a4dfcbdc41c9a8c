import { useEffect } from 'react'
import { createGameList, type GameList, type GamePages, type GameWish } from '../state/game-pages.ts'
import { type Engine, useEngine } from './engine.ts'
import { useShown } from './shown.tsx'
import { useDeferredStore } from './use-deferred-store.ts'

/** How many lists are kept, so that going back finds what was there; the oldest is driven out. */
const most = 24

interface Kept {
  readonly list: GameList
  readonly since: number
}

const lists = new WeakMap<Engine, Map<string, Kept>>()

/**
 * The platform's list of games, a page of `pageSize` at a time: the first is asked for at once, the others by `more`. What was loaded is kept for as
 * long as facts are fresh, so that going back shows it without waiting. What comes is drawn in slices: the page answers in between.
 */
export function useGamePages(wish: GameWish, pageSize: number): GamePages & { more(): void } {
  const engine = useEngine()
  const { tag } = useShown()
  const list = listOf(engine, wish, pageSize, tag)
  const pages = useDeferredStore(list, (state) => state, list)
  useEffect(() => {
    if (list.get().total === undefined && list.get().state === 'ready') list.more()
  }, [list])
  return { ...pages, more: list.more }
}

function listOf(engine: Engine, wish: GameWish, pageSize: number, language: string): GameList {
  const { ports, config } = engine
  const { merchant, settings } = config
  const kept = lists.get(engine) ?? new Map<string, Kept>()
  lists.set(engine, kept)
  const key = JSON.stringify([wish.gameType, wish.vassalage, wish.gameName, pageSize, language])
  const found = kept.get(key)
  const inUse = found !== undefined && (Date.now() - found.since < settings.times.factsRefreshSeconds * 1000 || shown.has(found.list))
  if (inUse) return found.list
  const asked = {
    clientType: String(merchant.clientType),
    platform: merchant.gamePlatforms.list.join(','),
    channel: merchant.channel,
    merchant: merchant.code,
    language,
    ...wish,
  }
  const list = createGameList({ pageSize, ask: (pageNo, size) => ports.game.list({ ...asked, pageNo, pageSize: size }) })
  kept.set(key, { list: watched(list), since: Date.now() })
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return kept.get(key)?.list ?? list
}

/** The lists that somebody looks at now: those are never taken for stale. */
const shown = new Set<GameList>()

function watched(list: GameList): GameList {
  let watchers = 0
  const own: GameList = {
    ...list,
    subscribe: (listener) => {
      const leave = list.subscribe(listener)
      watchers += 1
      shown.add(own)
      return () => {
        leave()
        watchers -= 1
        if (watchers === 0) shown.delete(own)
      }
    },
  }
  return own
}
