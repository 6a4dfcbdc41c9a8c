import type { SessionCurrency } from '../../../../server/integrations/vendor-contract.ts'

/** What the server put into the page. */
export interface Start {
  /** Whose session it is; none on pages that everybody may open. */
  readonly key?: string
  readonly id: string
  readonly title: string
  readonly language: string
  readonly category: string
  /** Which table or board it is. */
  readonly name: string
  readonly code?: string
  readonly motifs: readonly string[]
  readonly picture: string
  /** What is played for; play credits where there is none. */
  readonly currency?: SessionCurrency
  readonly lottery?: {
    readonly area: 'VN' | 'SEA'
    readonly view: 'betting' | 'lobby'
    readonly gameCode?: string
    readonly playType?: string
    readonly backUrl?: string
  }
}

export const start = JSON.parse(document.getElementById('start')?.textContent ?? '{}') as Start

/** Tells the site around the game what became of it. There is nothing secret in it. */
export function notifySite(what: 'ready' | 'ended' | 'balance' | 'deposit'): void {
  window.parent.postMessage({ type: `livery-game:${what}` }, '*')
}

// A launch can be opened once: it is no use in the address any more.
if (new URLSearchParams(location.search).has('launch')) history.replaceState(null, '', location.pathname)
