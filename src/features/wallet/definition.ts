import { defineFeature } from '../../engine/index.ts'

/** The wallet: keeps the balance up to date. */
export const definition = defineFeature({
  name: 'wallet',
  afterPaint: async (engine) => (await import('./balance-notifier.ts')).keepBalanceUpToDate(engine),
})
