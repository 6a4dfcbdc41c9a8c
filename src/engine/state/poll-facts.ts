import type { FetchedFacts, FactName, FactPolicy } from '../contract/facts.ts'
import { Problem } from '../contract/port.ts'
import type { FactsStore } from './facts.ts'

export interface FactsPoller {
  /**
   * Asks for these facts now and settles when each has come or fallen back. A question that is on its way is not asked
   * twice.
   */
  refresh(names: readonly FactName[]): Promise<void>
  /** Asks for what has just been changed: once more where an answer from before the change is still on its way. */
  refreshChanged(names: readonly FactName[]): Promise<void>
  /** Asks by itself from now on: at intervals, when the page comes to the front, when the network is back. */
  start(): void
  stop(): void
}

export interface PollerDeps {
  readonly store: FactsStore
  readonly ask: { readonly [F in FactName]: () => Promise<FetchedFacts[F]> }
  readonly policy: FactPolicy
  /** Whether anything of the site depends on it now. What nobody needs is not asked for, and forgotten. */
  readonly isNeeded: (name: FactName) => boolean
  /** Keeps the identity of what did not change. */
  readonly share: <T>(previous: unknown, next: T) => T
  /** Puts a good copy where it outlives the page. */
  readonly saveCopy: <F extends FactName>(name: F, value: FetchedFacts[F]) => void
  readonly onBad: (name: FactName, problem: Problem) => void
  readonly refreshSeconds: number
  readonly window: Window
}

/** What is asked for only where the site needs it. */
const onNeed = ['contracts', 'counts'] as const
const always = ['permission', 'gameMenus', 'member', 'balance'] as const
/** Seconds between two looks at a closed gate: the first few, then the last again and again. */
const closedWaits = [2, 4, 8, 15] as const
/** The least milliseconds between two rounds that the visitor's own coming and going asks for. */
const minBetween = 5000

/** Keeps the facts fresh by the policy table. */
export function createFactsPoller(deps: PollerDeps): FactsPoller {
  const { store, window } = deps
  const misses: Record<FactName, number> = { permission: 0, gameMenus: 0, member: 0, balance: 0, contracts: 0, counts: 0 }
  const askedAt = new Map<FactName, number>()
  const accountFact = (name: FactName): boolean => deps.policy[name].of === 'account'
  const asking = new Map<string, Promise<void>>()
  let timer: number | undefined
  let lastRound = 0
  let closedLooks = 0
  let stopFollowing = (): void => undefined

  const tokenNow = (): string | undefined => store.get().facts.session.token

  const lookUp = async <F extends FactName>(name: F, token: string | undefined): Promise<void> => {
    try {
      const value = await deps.ask[name]()
      if (accountFact(name) && tokenNow() !== token) return
      misses[name] = 0
      store.learn(name, deps.share(currentOf(store, name), value), 'good')
      if (deps.policy[name].keep === 'session') deps.saveCopy(name, value)
    } catch (error) {
      if (accountFact(name) && tokenNow() !== token) return
      const problem = error instanceof Problem ? error : new Problem('unknown', { messageKey: 'error_unknown' })
      misses[name] += 1
      store.learn(name, deps.policy[name].fallBack(currentOf(store, name), misses[name], problem.detail.refused === true), 'bad')
      deps.onBad(name, problem)
    }
  }

  const idOf = (name: FactName, token: string | undefined): string => `${name} ${accountFact(name) ? (token ?? '') : ''}`

  const askOnce = (name: FactName): Promise<void> => {
    const token = tokenNow()
    if (!deps.isNeeded(name) || (accountFact(name) && token === undefined)) return Promise.resolve()
    askedAt.set(name, Date.now())
    const id = idOf(name, token)
    const known = asking.get(id) ?? lookUp(name, token).finally(() => asking.delete(id))
    asking.set(id, known)
    return known
  }

  const refresh = async (names: readonly FactName[]): Promise<void> => void (await Promise.all(names.map(askOnce)))

  const isDue = (name: FactName): boolean => Date.now() - (askedAt.get(name) ?? -Infinity) > (deps.policy[name].atMostEvery ?? 0) * 1000

  /** Asks anew for what is needed from now on or of somebody else, and forgets what is needed no more. */
  const needs = new Map<FactName, string>()
  const followNeeds = (): void => {
    for (const name of onNeed) {
      const need = deps.isNeeded(name) ? `of ${tokenNow() ?? 'nobody'}` : ''
      if (need === (needs.get(name) ?? '')) continue
      needs.set(name, need)
      if (need === '') store.learn(name, {}, 'waiting')
      else void askOnce(name)
    }
  }

  const isClosed = (): boolean => store.get().facts.permission?.status !== 0 || misses.permission > 0
  const schedule = (): void => {
    window.clearTimeout(timer)
    const closed = isClosed()
    closedLooks = closed ? closedLooks + 1 : 0
    const seconds = closed
      ? Math.min(closedWaits[Math.min(closedLooks, closedWaits.length) - 1] ?? 15, deps.refreshSeconds)
      : deps.refreshSeconds
    timer = window.setTimeout(() => void round(), seconds * 1000)
  }
  const round = async (): Promise<void> => {
    lastRound = Date.now()
    if (!store.get().offline) await refresh([...always, ...onNeed.filter(isDue)])
    schedule()
  }
  const comeBack = (): void => {
    if (window.document.visibilityState === 'visible' && Date.now() - lastRound > minBetween) void round()
  }
  const goOffline = (): void => store.set({ ...store.get(), offline: true })
  const goOnline = (): void => {
    store.set({ ...store.get(), offline: false })
    void round()
  }

  return {
    refresh,
    refreshChanged: async (names) => {
      await Promise.all(names.flatMap((name) => asking.get(idOf(name, tokenNow())) ?? []))
      await refresh(names)
    },
    start: () => {
      stopFollowing = store.subscribe(followNeeds)
      followNeeds()
      window.addEventListener('focus', comeBack)
      window.document.addEventListener('visibilitychange', comeBack)
      window.addEventListener('offline', goOffline)
      window.addEventListener('online', goOnline)
      schedule()
    },
    stop: () => {
      stopFollowing()
      window.clearTimeout(timer)
      window.removeEventListener('focus', comeBack)
      window.document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('offline', goOffline)
      window.removeEventListener('online', goOnline)
    },
  }
}

function currentOf<F extends FactName>(store: FactsStore, name: F): FetchedFacts[F] | undefined {
  const { session, permission, gameMenus, contracts, counts } = store.get().facts
  const all: Partial<FetchedFacts> = {
    contracts,
    counts,
    ...(permission && { permission }),
    ...(gameMenus && { gameMenus }),
    ...(session.member && { member: session.member }),
    ...(session.balance !== undefined && { balance: session.balance }),
  }
  return all[name]
}
