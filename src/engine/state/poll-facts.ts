import type { FetchedFacts, FactName, FactPolicy } from '../contract/facts.ts'
import { Problem } from '../contract/port.ts'
import type { FactsStore } from './facts.ts'

export interface FactsPoller {
  /**
   * Fetches these facts now and resolves when each is set to its new value or its fallback. A request in flight is
   * reused. Facts that are not needed, and account facts without a login, are skipped.
   */
  refresh(names: readonly FactName[]): Promise<void>
  /**
   * Fetches facts that have just been changed: a request in flight, which may predate the change, is followed by
   * another.
   */
  refreshChanged(names: readonly FactName[]): Promise<void>
  /** Starts polling: at intervals, when the page becomes visible or gets the focus, and when the network is back. */
  start(): void
  stop(): void
}

export interface PollerDeps {
  readonly store: FactsStore
  readonly fetchers: { readonly [F in FactName]: () => Promise<FetchedFacts[F]> }
  readonly policy: FactPolicy
  /**
   * Whether a part of the site needs the fact now. A fact that is not needed is not fetched; an on-demand fact is also
   * dropped.
   */
  readonly isNeeded: (name: FactName) => boolean
  /** Returns `next` with the identity of `previous` for the parts that are unchanged. */
  readonly preserveIdentity: <T>(previous: unknown, next: T) => T
  /** Stores a valid value of a fact whose policy has the storage `session`, so that a reload can restore it. */
  readonly persistFact: <F extends FactName>(name: F, value: FetchedFacts[F]) => void
  readonly onFailure: (name: FactName, problem: Problem) => void
  readonly refreshSeconds: number
  readonly window: Window
}

/** Facts that are fetched as soon as the site needs them, and dropped once it does not. */
const onDemandFacts = ['contracts', 'counts'] as const
const alwaysPolledFacts = ['permission', 'gameMenus', 'member', 'balance'] as const
/**
 * Seconds between polls while the site is closed or its status cannot be fetched; the last value repeats.
 * `refreshSeconds` applies if it is shorter.
 */
const closedRetrySeconds = [2, 4, 8, 15] as const
/** Minimum milliseconds since the last poll before the visitor's return to the page triggers another. */
const minRoundIntervalMs = 5000

/** Creates the poller of the facts. The policy sets the fallback, the storage and the minimum interval of each fact. */
export function createFactsPoller(deps: PollerDeps): FactsPoller {
  const { store, window } = deps
  const failureCounts: Record<FactName, number> = { permission: 0, gameMenus: 0, member: 0, balance: 0, contracts: 0, counts: 0 }
  const requestedAt = new Map<FactName, number>()
  const isAccountFact = (name: FactName): boolean => deps.policy[name].owner === 'account'
  const inFlight = new Map<string, Promise<void>>()
  let pollTimer: number | undefined
  let lastRoundAt = 0
  let closedPollCount = 0
  let unsubscribe = (): void => undefined

  const getCurrentToken = (): string | undefined => store.get().facts.session.token

  const fetchFact = async <F extends FactName>(name: F, token: string | undefined): Promise<void> => {
    try {
      const value = await deps.fetchers[name]()
      if (isAccountFact(name) && getCurrentToken() !== token) return
      failureCounts[name] = 0
      store.setFact(name, deps.preserveIdentity(findCurrentFact(store, name), value), 'ready')
      if (deps.policy[name].storage === 'session') deps.persistFact(name, value)
    } catch (error) {
      if (isAccountFact(name) && getCurrentToken() !== token) return
      const problem = error instanceof Problem ? error : new Problem('unknown', { messageKey: 'error_unknown' })
      failureCounts[name] += 1
      const isInvalid = problem.detail.isResponseInvalid === true
      store.setFact(
        name,
        deps.policy[name].getFallback(findCurrentFact(store, name), failureCounts[name], isInvalid),
        isInvalid ? 'invalid' : 'failed',
      )
      deps.onFailure(name, problem)
    }
  }

  const getRequestId = (name: FactName, token: string | undefined): string => `${name} ${isAccountFact(name) ? (token ?? '') : ''}`

  const fetchIfNeeded = (name: FactName): Promise<void> => {
    const token = getCurrentToken()
    if (!deps.isNeeded(name) || (isAccountFact(name) && token === undefined)) return Promise.resolve()
    requestedAt.set(name, Date.now())
    const id = getRequestId(name, token)
    const request = inFlight.get(id) ?? fetchFact(name, token).finally(() => inFlight.delete(id))
    inFlight.set(id, request)
    return request
  }

  const refresh = async (names: readonly FactName[]): Promise<void> => void (await Promise.all(names.map(fetchIfNeeded)))

  const isDue = (name: FactName): boolean =>
    Date.now() - (requestedAt.get(name) ?? -Infinity) > (deps.policy[name].minIntervalSeconds ?? 0) * 1000

  /** The account or visitor that each on-demand fact is needed for; an empty string if it is not needed. */
  const neededFor = new Map<FactName, string>()
  /** Fetches facts that have become needed or belong to another account now, and drops those no longer needed. */
  const updateOnDemandFacts = (): void => {
    for (const name of onDemandFacts) {
      const needKey = deps.isNeeded(name) ? `for ${getCurrentToken() ?? 'visitor'}` : ''
      if (needKey === (neededFor.get(name) ?? '')) continue
      neededFor.set(name, needKey)
      if (needKey === '') store.setFact(name, {}, 'pending')
      else void fetchIfNeeded(name)
    }
  }

  const isClosed = (): boolean => store.get().facts.permission?.status !== 0 || failureCounts.permission > 0
  const schedule = (): void => {
    window.clearTimeout(pollTimer)
    const closed = isClosed()
    closedPollCount = closed ? closedPollCount + 1 : 0
    const seconds = closed
      ? Math.min(closedRetrySeconds[Math.min(closedPollCount, closedRetrySeconds.length) - 1] ?? 15, deps.refreshSeconds)
      : deps.refreshSeconds
    pollTimer = window.setTimeout(() => void pollRound(), seconds * 1000)
  }
  const pollRound = async (): Promise<void> => {
    lastRoundAt = Date.now()
    if (!store.get().offline) await refresh([...alwaysPolledFacts, ...onDemandFacts.filter(isDue)])
    schedule()
  }
  const handleForeground = (): void => {
    if (window.document.visibilityState === 'visible' && Date.now() - lastRoundAt > minRoundIntervalMs) void pollRound()
  }
  const handleOffline = (): void => store.set({ ...store.get(), offline: true })
  const handleOnline = (): void => {
    store.set({ ...store.get(), offline: false })
    void pollRound()
  }

  return {
    refresh,
    refreshChanged: async (names) => {
      await Promise.all(names.flatMap((name) => inFlight.get(getRequestId(name, getCurrentToken())) ?? []))
      await refresh(names)
    },
    start: () => {
      unsubscribe = store.subscribe(updateOnDemandFacts)
      updateOnDemandFacts()
      window.addEventListener('focus', handleForeground)
      window.document.addEventListener('visibilitychange', handleForeground)
      window.addEventListener('offline', handleOffline)
      window.addEventListener('online', handleOnline)
      schedule()
    },
    stop: () => {
      unsubscribe()
      window.clearTimeout(pollTimer)
      window.removeEventListener('focus', handleForeground)
      window.document.removeEventListener('visibilitychange', handleForeground)
      window.removeEventListener('offline', handleOffline)
      window.removeEventListener('online', handleOnline)
    },
  }
}

function findCurrentFact<F extends FactName>(store: FactsStore, name: F): FetchedFacts[F] | undefined {
  const { session, permission, gameMenus, contracts, counts } = store.get().facts
  const currentFacts: Partial<FetchedFacts> = {
    contracts,
    counts,
    ...(permission && { permission }),
    ...(gameMenus && { gameMenus }),
    ...(session.member && { member: session.member }),
    ...(session.balance !== undefined && { balance: session.balance }),
  }
  return currentFacts[name]
}
