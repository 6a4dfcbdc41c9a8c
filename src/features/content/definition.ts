import { defineFeature } from '../../engine/index.ts'

/** Content from the operator: announcements, promotions, pop-ups. */
export const definition = defineFeature({
  name: 'content',
  whenUsed: async (engine) => (await import('./show-popups.ts')).showPopups(engine),
})
