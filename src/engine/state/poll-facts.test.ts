// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../contract/port.ts'
import { factPolicy } from '../resolve/fact-policy.ts'
import { shareStructure } from '../resolve/share-structure.ts'
import { smallGameMenu, smallMember, smallPermission } from '../testing/small-site.ts'
import { createFacts } from './facts.ts'
import { createFactsPoller, type PollerDeps } from './poll-facts.ts'

const networkProblem = new Problem('network', { messageKey: 'error_network' })

function setup(
  fetchers: Partial<PollerDeps['fetchers']> = {},
  token?: string,
  isNeeded: PollerDeps['isNeeded'] = (name) => name !== 'contracts' && name !== 'counts',
) {
  const store = createFacts(token, false)
  const persistFact = vi.fn<PollerDeps['persistFact']>()
  const onFailure = vi.fn<PollerDeps['onFailure']>()
  const throwNotStubbed = (): never => {
    throw new Error('not stubbed')
  }
  const poller = createFactsPoller({
    store,
    policy: factPolicy,
    preserveIdentity: shareStructure,
    fetchers: {
      permission: throwNotStubbed,
      gameMenus: throwNotStubbed,
      member: throwNotStubbed,
      balance: throwNotStubbed,
      contracts: throwNotStubbed,
      counts: throwNotStubbed,
      ...fetchers,
    },
    isNeeded,
    persistFact,
    onFailure,
    refreshSeconds: 60,
    window,
  })
  return { store, poller, persistFact, onFailure }
}

describe('createFactsPoller', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps the identity of a fact that is unchanged', async () => {
    const { store, poller } = setup({ permission: async () => smallPermission() })
    await poller.refresh(['permission'])
    const before = store.get()
    await poller.refresh(['permission'])
    expect(store.get()).toBe(before)
  })

  it('reuses a request in flight', async () => {
    const permission = vi.fn(async () => smallPermission())
    const { poller } = setup({ permission })
    await Promise.all([poller.refresh(['permission']), poller.refresh(['permission'])])
    expect(permission).toHaveBeenCalledTimes(1)
  })

  it('fetches again after a change while an earlier request is in flight', async () => {
    const resolvers: ((balance: bigint) => void)[] = []
    const balance = vi.fn(() => new Promise<bigint>((resolveBalance) => resolvers.push(resolveBalance)))
    const { store, poller } = setup({ balance }, 'secret')
    const before = poller.refresh(['balance'])
    const after = Promise.all([poller.refreshChanged(['balance']), poller.refreshChanged(['balance'])])
    resolvers[0]?.(1n)
    await before
    await vi.waitFor(() => expect(resolvers).toHaveLength(2))
    resolvers[1]?.(2n)
    await after
    expect(store.get().facts.session.balance).toBe(2n)
    expect(balance).toHaveBeenCalledTimes(2)
  })

  it('falls back to the last valid game menus, marks them as failed, and stores valid ones in the tab', async () => {
    const gameMenus = vi
      .fn<() => Promise<ReturnType<typeof smallGameMenu>[]>>()
      .mockResolvedValueOnce([smallGameMenu('RNG', ['PP'])])
      .mockRejectedValue(networkProblem)
    const { store, poller, persistFact, onFailure } = setup({ gameMenus })
    await poller.refresh(['gameMenus'])
    expect(persistFact).toHaveBeenCalledWith('gameMenus', [smallGameMenu('RNG', ['PP'])])
    await poller.refresh(['gameMenus'])
    expect(store.get().facts.gameMenus).toEqual([smallGameMenu('RNG', ['PP'])])
    expect(store.get().states.gameMenus).toBe('failed')
    expect(onFailure).toHaveBeenCalledWith('gameMenus', networkProblem)
  })

  it('never stores the permission or the account', async () => {
    const { poller, persistFact } = setup(
      { permission: async () => smallPermission(), member: async () => smallMember(1), balance: async () => 5n },
      'secret',
    )
    await poller.refresh(['permission', 'member', 'balance'])
    expect(persistFact).not.toHaveBeenCalled()
  })

  it('fetches no account facts while no member is logged in', async () => {
    const { store, poller } = setup()
    await poller.refresh(['member', 'balance'])
    expect(store.get().states).toMatchObject({ member: 'pending', balance: 'pending' })
  })

  it('drops a response for an account that has logged out since', async () => {
    let resolveRequest: (member: ReturnType<typeof smallMember>) => void = () => undefined
    const { store, poller } = setup({ member: () => new Promise((resolve) => void (resolveRequest = resolve)) }, 'secret')
    const pendingRefresh = poller.refresh(['member'])
    store.setToken(undefined)
    resolveRequest(smallMember(1))
    await pendingRefresh
    expect(store.get().facts.session.member).toBeUndefined()
  })

  it('polls at the configured interval', async () => {
    const permission = vi.fn(async () => smallPermission())
    const { poller } = setup({ permission, gameMenus: async () => [] })
    await poller.refresh(['permission', 'gameMenus'])
    poller.start()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(permission).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(permission).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('polls a closed site more often, and opens it automatically', async () => {
    const permission = vi
      .fn<() => Promise<ReturnType<typeof smallPermission>>>()
      .mockRejectedValueOnce(networkProblem)
      .mockResolvedValue(smallPermission())
    const { store, poller } = setup({ permission, gameMenus: async () => [] })
    await poller.refresh(['permission', 'gameMenus'])
    expect(store.get().facts.permission).toBeUndefined()
    poller.start()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(store.get().facts.permission?.status).toBe(0)
    poller.stop()
  })

  it('reports being offline, stops polling, and polls immediately when the network is back', async () => {
    const permission = vi.fn(async () => smallPermission())
    const { store, poller } = setup({ permission, gameMenus: async () => [] })
    await poller.refresh(['permission', 'gameMenus'])
    poller.start()
    window.dispatchEvent(new Event('offline'))
    expect(store.get().offline).toBe(true)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(permission).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.get().offline).toBe(false)
    expect(permission).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('polls when the page becomes visible, at most every five seconds', async () => {
    const permission = vi.fn(async () => smallPermission())
    const { poller } = setup({ permission, gameMenus: async () => [] })
    poller.start()
    vi.setSystemTime(Date.now() + 10_000)
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
    expect(permission).toHaveBeenCalledTimes(1)
    poller.stop()
  })

  it('fetches a count once the site needs it and again for another account, and drops it when it is no longer needed', async () => {
    let areCountsNeeded = false
    const counts = vi.fn(async () => ({ promotions: 3 }))
    const { store, poller } = setup({ counts }, undefined, (name) => name === 'counts' && areCountsNeeded)
    poller.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(counts).not.toHaveBeenCalled()
    areCountsNeeded = true
    store.setToken('one')
    await vi.advanceTimersByTimeAsync(0)
    store.setToken('another')
    await vi.advanceTimersByTimeAsync(0)
    expect([counts.mock.calls.length, store.get().facts.counts]).toEqual([2, { promotions: 3 }])
    areCountsNeeded = false
    store.set({ ...store.get() })
    expect(store.get().facts.counts).toEqual({})
    poller.stop()
  })

  it('keeps the last valid count if a fetch fails, and marks it as failed', async () => {
    const counts = vi.fn<() => Promise<{ promotions: number }>>().mockResolvedValueOnce({ promotions: 2 }).mockRejectedValue(networkProblem)
    const { store, poller, onFailure } = setup({ counts }, undefined, (name) => name === 'counts')
    await poller.refresh(['counts'])
    await poller.refresh(['counts'])
    expect([store.get().facts.counts, store.get().states.counts]).toEqual([{ promotions: 2 }, 'failed'])
    expect(onFailure).toHaveBeenCalledWith('counts', networkProblem)
  })

  it('polls no more often than the policy allows', async () => {
    const contracts = vi.fn(async () => ({ dividend: true }))
    const { poller } = setup({ contracts }, 'one', (name) => name === 'contracts')
    poller.start()
    const returnToPage = () => {
      window.dispatchEvent(new Event('focus'))
      return vi.advanceTimersByTimeAsync(0)
    }
    await returnToPage()
    expect(contracts).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(36_000)
    await returnToPage()
    expect(contracts).toHaveBeenCalledTimes(2)
    poller.stop()
  })
})
