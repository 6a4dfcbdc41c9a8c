import type { FetchedFacts, FactName, Facts } from '../contract/facts.ts'
import { createStore, type Store } from './store.ts'

/**
 * State of a fact: not fetched yet, or the result of the last fetch. `invalid` means a response that its schema
 * rejects.
 */
export type FactState = 'pending' | 'ready' | 'failed' | 'invalid'

interface FactsState {
  readonly facts: Facts
  readonly states: Readonly<Record<FactName, FactState>>
  /** Whether the browser is offline. */
  readonly offline: boolean
}

export interface FactsStore extends Store<FactsState> {
  setFact<F extends FactName>(name: F, value: FetchedFacts[F] | undefined, state: FactState): void
  /** Sets the token after a login, or `undefined` after a logout. Facts of the previous account are dropped. */
  setToken(token: string | undefined): void
}

/**
 * `renderedFacts` contains the facts that the server rendered the page from; `undefined` if it did not render the page.
 */
export function createFacts(
  token: string | undefined,
  offline: boolean,
  renderedFacts?: Pick<FetchedFacts, 'permission' | 'gameMenus'>,
): FactsStore {
  const initialState = renderedFacts === undefined ? 'pending' : 'ready'
  const store = createStore<FactsState>({
    facts: {
      permission: renderedFacts?.permission,
      gameMenus: renderedFacts?.gameMenus,
      session: { token, member: undefined, balance: undefined },
      contracts: {},
      counts: {},
    },
    states: {
      permission: initialState,
      gameMenus: initialState,
      member: 'pending',
      balance: 'pending',
      contracts: 'pending',
      counts: 'pending',
    },
    offline,
  })
  const setFacts = (facts: Facts, states: FactsState['states']): void => store.set({ ...store.get(), facts, states })
  return {
    ...store,
    setFact: (name, value, state) => {
      const { facts, states } = store.get()
      const isSessionFact = name === 'member' || name === 'balance'
      const nextFacts: Facts = isSessionFact ? { ...facts, session: { ...facts.session, [name]: value } } : { ...facts, [name]: value }
      const currentValue: unknown = { ...facts.session, ...facts }[name]
      if (Object.is(currentValue, value) && states[name] === state) return
      setFacts(Object.is(currentValue, value) ? facts : nextFacts, states[name] === state ? states : { ...states, [name]: state })
    },
    setToken: (nextToken) => {
      const { facts, states } = store.get()
      setFacts(
        { ...facts, session: { token: nextToken, member: undefined, balance: undefined }, contracts: {}, counts: {} },
        { ...states, member: 'pending', balance: 'pending', contracts: 'pending', counts: 'pending' },
      )
    },
  }
}
