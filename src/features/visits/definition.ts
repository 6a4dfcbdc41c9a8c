import { defineFeature, findVisitTrackingMode } from '../../engine/index.ts'

/** Asks visitors for consent to visit statistics, if the brand collects them. */
export const definition = defineFeature({
  name: 'visits',
  afterPaint: async (engine) => {
    if (findVisitTrackingMode(engine.window) !== undefined) (await import('./visit-notice.tsx')).renderVisitNotice(engine)
  },
})
