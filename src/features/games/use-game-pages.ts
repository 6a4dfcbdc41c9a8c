import { use, useEffect } from 'react'
import type { GameListQuery, GamePage } from '../../generated/api.ts'
import { defineSlice, type Engine, getGamesCacheKey, useDeferredStore, useEngine, useLocale } from '../../engine/index.ts'
import { createGameList, type GameList, type GamePages, type GameQuery } from './game-pages.ts'

/** Maximum number of cached lists, for back navigation; the oldest is evicted. */
const maxLists = 24

interface CachedList {
  readonly list: GameList
  readonly createdAt: number
}

const listsSlice = defineSlice('game lists', () => new Map<string, CachedList>())

/**
 * The platform's game list, paginated by `pageSize`: the first page is requested at once, others by `loadMore`. Results
 * are cached for the brand's refresh interval of facts, and while they are in use, so that back navigation is instant.
 * Updates are transitions, which keep the page responsive. A first page preloaded with the document is not requested.
 */
export function useGamePages(query: GameQuery, pageSize: number): GamePages & { loadMore(): void } {
  const engine = useEngine()
  const { tag } = useLocale()
  const listQuery = toListQuery(engine, query, tag)
  const list = getOrCreateList(engine, listQuery, pageSize, useRenderedPage({ ...listQuery, pageNo: 1, pageSize }))
  const pages = useDeferredStore(list, (state) => state, list)
  useEffect(() => {
    if (list.get().total === undefined && list.get().state === 'ready') list.loadMore()
  }, [list])
  return { ...pages, loadMore: list.loadMore }
}

function toListQuery({ config: { merchant } }: Engine, query: GameQuery, language: string): GameListQuery {
  return {
    clientType: String(merchant.clientType),
    platform: merchant.gamePlatforms.list.join(','),
    channel: merchant.channel,
    merchant: merchant.code,
    language,
    ...query,
  }
}

/** Returns the first page during server-side rendering, which waits for it; `undefined` in the browser. */
function useRenderedPage(query: GameListQuery): GamePage | undefined {
  const { serverRendering: rendering } = useEngine()
  return rendering && use(rendering.games(query))
}

/** Returns the page preloaded with the document; `undefined` if there is none or it is no longer fresh. */
function findPreloadedPage({ boot, config }: Engine, query: GameListQuery): GamePage | undefined {
  return performance.now() < getFreshnessMs(config) ? boot.rendered?.games?.[getGamesCacheKey(query)] : undefined
}

const getFreshnessMs = ({ settings }: Engine['config']): number => settings.times.factsRefreshSeconds * 1000

function getOrCreateList(engine: Engine, listQuery: GameListQuery, pageSize: number, renderedPage: GamePage | undefined): GameList {
  const { ports, config } = engine
  const lists = engine.slice(listsSlice)
  const key = getGamesCacheKey({ ...listQuery, pageSize })
  const cached = lists.get(key)
  const isUsable = cached !== undefined && (Date.now() - cached.createdAt < getFreshnessMs(config) || activeLists.has(cached.list))
  if (isUsable) return cached.list
  const first = renderedPage ?? findPreloadedPage(engine, { ...listQuery, pageNo: 1, pageSize })
  const list = createGameList({ pageSize, first, fetchPage: (pageNo, size) => ports.game.list({ ...listQuery, pageNo, pageSize: size }) })
  lists.set(key, { list: trackSubscribers(list), createdAt: Date.now() })
  for (const oldest of lists.keys()) {
    if (lists.size <= maxLists) break
    lists.delete(oldest)
  }
  return lists.get(key)?.list ?? list
}

/** Lists with subscribers, which are never considered stale. */
const activeLists = new Set<GameList>()

function trackSubscribers(list: GameList): GameList {
  let subscriberCount = 0
  const trackedList: GameList = {
    ...list,
    subscribe: (listener) => {
      const unsubscribe = list.subscribe(listener)
      subscriberCount += 1
      activeLists.add(trackedList)
      return () => {
        unsubscribe()
        subscriberCount -= 1
        if (subscriberCount === 0) activeLists.delete(trackedList)
      }
    },
  }
  return trackedList
}
