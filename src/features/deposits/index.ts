/** Deposits through a payment gateway: the redirect, and the return to the deposit. */

import { createStorage, createStore, defineSlice, type Engine } from '../../engine/index.ts'

/** The deposit whose payment page the player has just left. The deposit page shows it when it opens. */
export const returnedDepositSlice = defineSlice('returned deposit', () => createStore<{ readonly id?: string | undefined }>({}))

/** Session storage key of the deposit that is being paid at a gateway. */
export const gatewayDepositKey = 'deposit-away'

/** A deposit that is being paid at a gateway, and the page of the member centre that it was started from. */
export interface DepositAtGateway {
  readonly id: string
  readonly page: string
}

export const createSessionStorage = ({ window }: Engine) => createStorage(() => window.sessionStorage)

/** Navigates to the gateway. If there is a deposit, stores it so that the tab shows it when the browser returns. */
export function redirectToGateway(engine: Engine, deposit: DepositAtGateway | undefined, url: string): void {
  if (deposit !== undefined) createSessionStorage(engine).set(gatewayDepositKey, JSON.stringify(deposit))
  engine.window.location.assign(url)
}
