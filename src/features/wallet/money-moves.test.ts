import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore, type Engine } from '../../engine/index.ts'
import { followBalance, type movesSlice } from './money-moves.ts'

type Moves = ReturnType<(typeof movesSlice)['create']>
interface FactsNow {
  readonly facts: { readonly session: { readonly token?: string; readonly balance?: bigint } }
  readonly offline: boolean
}

/** The minimal page that following the balance needs. */
function follow({ visible = true, offline = false } = {}) {
  const facts = createStore<FactsNow>({ facts: { session: {} }, offline })
  const moves = { heard: createStore({ times: 0 }), notify: vi.fn(), listen: vi.fn<Moves['listen']>() }
  const poller = { refresh: vi.fn(async (_: readonly string[]) => undefined) }
  const page = { setInterval: globalThis.setInterval, document: { visibilityState: visible ? 'visible' : 'hidden' } }
  followBalance({ facts, poller, window: page, slice: () => moves } as unknown as Engine)
  const know = (token: string | undefined, balance: bigint | undefined) =>
    facts.set({ facts: { session: { ...(token !== undefined && { token }), ...(balance !== undefined && { balance }) } }, offline })
  return { moves, poller, know }
}

afterEach(() => void vi.useRealTimers())

describe('the balance', () => {
  it('notifies the other tabs once per change while a player is logged in', () => {
    const { moves, know } = follow()
    know('a', undefined)
    know('a', 100n)
    know('a', 100n)
    expect(moves.notify).not.toHaveBeenCalled()
    know('a', 90n)
    know('a', 120n)
    expect(moves.notify).toHaveBeenCalledTimes(2)
    know('a', undefined)
    know('b', 7n)
    know('c', 8n)
    expect(moves.notify).toHaveBeenCalledTimes(2)
  })

  it('is refetched when another tab reports a change', () => {
    const { moves, poller } = follow()
    moves.listen.mock.calls[0]?.[0]()
    expect(poller.refresh).toHaveBeenCalledExactlyOnceWith(['balance'])
  })

  it('is refetched every twenty seconds while the page is visible and online', () => {
    vi.useFakeTimers()
    const { poller } = follow()
    vi.advanceTimersByTime(19_999)
    expect(poller.refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20_001)
    expect(poller.refresh.mock.calls).toEqual([[['balance']], [['balance']]])
    for (const away of [{ visible: false }, { offline: true }]) {
      const other = follow(away)
      vi.advanceTimersByTime(60_000)
      expect(other.poller.refresh).not.toHaveBeenCalled()
    }
  })
})
