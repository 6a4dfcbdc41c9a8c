import { defineFeature } from '../../engine/index.ts'

/** The player's money: the balance follows by itself. */
export const definition = defineFeature({
  name: 'wallet',
  afterPaint: async (engine) => (await import('./money-moves.ts')).followBalance(engine),
})
