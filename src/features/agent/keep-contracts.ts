import { type Engine, readContracts, useEngine } from '../../engine/index.ts'

/** The least milliseconds between two times that the visitor's coming back asks for. */
const leastBetween = 30_000
const lastAsked = new WeakMap<Engine, number>()

/**
 * Keeps which kinds of contract the account has to do with, where the platform's flag for contracts is on: asked for once somebody is logged in, and by agents again
 * when they come back to the page. Where it does not come the last good answer counts, else no kind.
 */
export function keepContracts(engine: Engine): void {
  const { facts, site, window } = engine
  const wanted = (): string | undefined => (site.get().flags.AGENTPOLICY3 ? facts.get().facts.session.token : undefined)
  let token: string | undefined
  const look = (): void => {
    const now = wanted()
    if (now === token) return
    token = now
    if (now === undefined) forgetContracts(engine)
    else void askContracts(engine)
  }
  const comeBack = (): void => {
    const late = Date.now() - (lastAsked.get(engine) ?? 0) > leastBetween
    if (token !== undefined && site.get().visitor.kind === 'agent' && late && window.document.visibilityState === 'visible')
      void askContracts(engine)
  }
  facts.subscribe(look)
  for (const sign of ['focus', 'online'] as const) window.addEventListener(sign, comeBack)
  look()
}

/** Asks now. An answer that comes after somebody else has logged in is not theirs. */
async function askContracts(engine: Engine): Promise<void> {
  const { facts, ports } = engine
  const { token } = facts.get().facts.session
  lastAsked.set(engine, Date.now())
  const info = await ports.agent.contractInfo().catch(() => undefined)
  const state = facts.get()
  if (info === undefined || state.facts.session.token !== token) return
  facts.set({ ...state, facts: { ...state.facts, contracts: readContracts(info) } })
}

function forgetContracts({ facts }: Engine): void {
  const state = facts.get()
  if (Object.keys(state.facts.contracts).length > 0) facts.set({ ...state, facts: { ...state.facts, contracts: {} } })
}

/** Asks again which kinds of contract the account has to do with. */
export function useContractFacts(): () => void {
  const engine = useEngine()
  return () => void askContracts(engine)
}
