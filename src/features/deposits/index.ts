/** Deposits that are paid at a gateway, and the return to them. */

import { createStorage, createStore, defineSlice, type Engine } from '../../engine/index.ts'

/** The deposit that the deposit page opens first. */
export const openDepositSlice = defineSlice('deposit shown', () => createStore<{ readonly id?: string | undefined }>({}))

/** Key of what the tab stores while the browser is at the gateway. */
export const storageKey = 'deposit-away'

/** A deposit that is being paid at a gateway, and the page of the member centre that it was started from. */
export interface DepositAtGateway {
  readonly id: string
  readonly page: string
}

export const storageOf = ({ window }: Engine) => createStorage(() => window.sessionStorage)

/** Navigates to the gateway. However the browser returns, the tab shows the deposit again. */
export function redirectToGateway(engine: Engine, deposit: DepositAtGateway | undefined, url: string): void {
  if (deposit !== undefined) storageOf(engine).set(storageKey, JSON.stringify(deposit))
  engine.window.location.assign(url)
}
