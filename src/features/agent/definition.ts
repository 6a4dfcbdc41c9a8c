import { defineFeature } from '../../engine/index.ts'

/** What agents do with those below them. */
export const definition = defineFeature({
  name: 'agent',
  afterPaint: async (engine) => (await import('./keep-contracts.ts')).keepContracts(engine),
})
