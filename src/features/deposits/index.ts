/** Deposits that are paid elsewhere: who was away finds them again. */

import { createStorage, createStore, defineSlice, type Engine } from '../../engine/index.ts'

/** Which deposit a page that shows deposits is to show first. */
export const depositShownSlice = defineSlice('deposit shown', () => createStore<{ readonly id?: string | undefined }>({}))

/** What the tab remembers while the browser is at the gateway. */
export const storageKey = 'deposit-away'

/** A deposit that is being paid elsewhere, and the page of the member centre that it was left from. */
export interface AwayDeposit {
  readonly id: string
  readonly page: string
}

export const storageOf = ({ window }: Engine) => createStorage(() => window.sessionStorage)

/** Leads to the gateway. However the browser comes back, the tab shows the deposit again. */
export function leaveForGateway(engine: Engine, away: AwayDeposit | undefined, url: string): void {
  if (away !== undefined) storageOf(engine).set(storageKey, JSON.stringify(away))
  engine.window.location.assign(url)
}
