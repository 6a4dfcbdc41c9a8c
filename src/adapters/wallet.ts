import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it asks |
 * |---|---|
 * | balance | the balance, as decimal text |
 */
export const createWallet = (call: Call): Ports['wallet'] => ({
  balance: (_, options) => call('wallet.balance', undefined, options),
})
