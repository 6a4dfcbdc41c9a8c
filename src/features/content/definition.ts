import { defineFeature } from '../../engine/index.ts'

/** What an operator tells players: announcements, promotions, pop-ups. */
export const definition = defineFeature({
  name: 'content',
  whenUsed: async (engine) => (await import('./show-popups.ts')).showPopups(engine),
})
