import { defineFeature } from '../../engine/index.ts'

/** Content from the operator: announcements, promotions, pop-ups. */
export const definition = defineFeature({
  name: 'content',
  onFirstInteraction: async (engine) => (await import('./show-popups.ts')).showPopups(engine),
})
