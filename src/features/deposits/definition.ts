import { defineFeature } from '../../engine/index.ts'
import { gatewayDepositKey, createSessionStorage } from './index.ts'

/** Deposits: returns to the open deposit after a visit to a payment gateway. */
export const definition = defineFeature({
  name: 'deposits',
  afterPaint: async (engine) => {
    if (createSessionStorage(engine).get(gatewayDepositKey) === undefined) return
    const { openReturnedDeposit } = await import('./return-from-gateway.ts')
    openReturnedDeposit(engine)
  },
})
