import { defineFeature, visitsOf } from '../../engine/index.ts'

/** Asks visitors of a brand that counts visits whether they agree. */
export const definition = defineFeature({
  name: 'visits',
  afterPaint: async (engine) => {
    if (visitsOf(engine.window) !== undefined) (await import('./visit-notice.tsx')).renderVisitNotice(engine)
  },
})
