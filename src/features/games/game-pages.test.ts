import { describe, expect, it, vi } from 'vitest'
import { smallGame } from '../../engine/testing/small-site.ts'
import { createFakeGameList } from '../../engine/testing/fake-game-list.ts'
import { createGameList } from './game-pages.ts'

const games = Array.from({ length: 50 }, (_, index) => smallGame('PP', 'RNG', `Game ${String(index)}`))
const createTestList = (pageSize: number) => {
  const request = vi.fn((pageNo: number, size: number) => createFakeGameList(games)({ merchant: 'TINY1', pageNo, pageSize: size }))
  return { fetchPage: request, list: createGameList({ pageSize, fetchPage: request }) }
}
const waitForNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

describe('a paginated game list', () => {
  it('loads every game once, in order, and then stops', async () => {
    const { fetchPage, list } = createTestList(21)
    for (let i = 0; i < 5; i++) {
      list.loadMore()
      await waitForNextTask()
    }
    expect(list.get()).toMatchObject({ total: 50, state: 'ready' })
    expect(list.get().games).toEqual(games)
    expect(fetchPage.mock.calls.map(([page]) => page)).toEqual([1, 2, 3])
  })

  it('requests one page at a time, however often `loadMore` is called', async () => {
    const { fetchPage, list } = createTestList(21)
    list.loadMore()
    list.loadMore()
    expect(fetchPage).toHaveBeenCalledTimes(1)
    await waitForNextTask()
    expect(list.get().games).toHaveLength(21)
  })

  it('reports a failed page, keeps loaded games, and retries on request', async () => {
    const { fetchPage, list } = createTestList(21)
    list.loadMore()
    await waitForNextTask()
    fetchPage.mockRejectedValueOnce(new Error('The network is unavailable.'))
    list.loadMore()
    await waitForNextTask()
    expect(list.get()).toMatchObject({ state: 'failed', total: 50 })
    list.loadMore()
    await waitForNextTask()
    expect(list.get().games).toHaveLength(42)
  })

  it('contains a game once if it has moved to the next page between requests', async () => {
    const { fetchPage, list } = createTestList(2)
    list.loadMore()
    await waitForNextTask()
    fetchPage.mockResolvedValueOnce({ games: games.slice(1, 3), pageNum: 2, totalPages: 25, total: 50 })
    list.loadMore()
    await waitForNextTask()
    expect(list.get().games.map(({ gameName }) => gameName)).toEqual(['Game 0', 'Game 1', 'Game 2'])
  })
})
