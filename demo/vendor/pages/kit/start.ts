import type { SessionCurrency } from '../../../../server/integrations/vendor-contract.ts'

/**
 * Initial data that the server embeds in a game's page. Public pages have only `language`; the page `ended` has none of
 * these fields.
 */
export interface StartData {
  /** Key of the session; absent on public pages. */
  readonly key?: string
  readonly id: string
  readonly title: string
  readonly language: string
  readonly category: string
  /** Name of the table, lottery or sport. */
  readonly name: string
  readonly code?: string
  readonly motifs: readonly string[]
  readonly picture: string
  /** Currency of the session; absent for play credits. */
  readonly currency?: SessionCurrency
  readonly lottery?: {
    readonly area: 'VN' | 'SEA'
    readonly view: 'betting' | 'lobby'
    readonly gameCode?: string
    readonly playType?: string
    readonly backUrl?: string
  }
}

export const startData = JSON.parse(document.getElementById('start')?.textContent ?? '{}') as StartData

/** Notifies the embedding site. The message contains nothing secret. */
export function notifySite(event: 'ready' | 'ended' | 'balance' | 'deposit'): void {
  window.parent.postMessage({ type: `livery-game:${event}` }, '*')
}

// A launch token can be used only once, so it is removed from the URL.
if (new URLSearchParams(location.search).has('launch')) history.replaceState(null, '', location.pathname)
