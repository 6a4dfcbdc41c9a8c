import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore, type Engine } from '../../engine/index.ts'
import { keepBalanceUpToDate, type balanceNotifierSlice } from './balance-notifier.ts'

type Notifier = ReturnType<(typeof balanceNotifierSlice)['create']>
interface FactsState {
  readonly facts: { readonly session: { readonly token?: string; readonly balance?: bigint } }
  readonly offline: boolean
}

/** Starts `keepBalanceUpToDate` with a minimal engine. */
function setUp({ visible = true, offline = false } = {}) {
  const facts = createStore<FactsState>({ facts: { session: {} }, offline })
  const notifier = { notifications: createStore({ count: 0 }), notify: vi.fn(), listen: vi.fn<Notifier['listen']>() }
  const poller = { refresh: vi.fn(async (_: readonly string[]) => undefined) }
  const pageWindow = { setInterval: globalThis.setInterval, document: { visibilityState: visible ? 'visible' : 'hidden' } }
  keepBalanceUpToDate({ facts, poller, window: pageWindow, slice: () => notifier } as unknown as Engine)
  const setBalance = (token: string | undefined, balance: bigint | undefined) =>
    facts.set({ facts: { session: { ...(token !== undefined && { token }), ...(balance !== undefined && { balance }) } }, offline })
  return { notifier, poller, setBalance }
}

afterEach(() => void vi.useRealTimers())

describe('the balance', () => {
  it('triggers one notification per change while the same player is logged in', () => {
    const { notifier, setBalance } = setUp()
    setBalance('a', undefined)
    setBalance('a', 100n)
    setBalance('a', 100n)
    expect(notifier.notify).not.toHaveBeenCalled()
    setBalance('a', 90n)
    setBalance('a', 120n)
    expect(notifier.notify).toHaveBeenCalledTimes(2)
    setBalance('a', undefined)
    setBalance('b', 7n)
    setBalance('c', 8n)
    expect(notifier.notify).toHaveBeenCalledTimes(2)
  })

  it('is refetched when another tab reports a change', () => {
    const { notifier, poller } = setUp()
    notifier.listen.mock.calls[0]?.[0]()
    expect(poller.refresh).toHaveBeenCalledExactlyOnceWith(['balance'])
  })

  it('is refetched every twenty seconds while the page is visible and online', () => {
    vi.useFakeTimers()
    const { poller } = setUp()
    vi.advanceTimersByTime(19_999)
    expect(poller.refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20_001)
    expect(poller.refresh.mock.calls).toEqual([[['balance']], [['balance']]])
    for (const inactiveState of [{ visible: false }, { offline: true }]) {
      const inactivePage = setUp(inactiveState)
      vi.advanceTimersByTime(60_000)
      expect(inactivePage.poller.refresh).not.toHaveBeenCalled()
    }
  })
})
