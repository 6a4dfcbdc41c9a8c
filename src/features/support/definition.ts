import { defineFeature, withModule } from '../../engine/index.ts'

/**
 * Customer service. Its window opens within the click handler, so that the browser does not block it, and navigates
 * once the URL is known.
 */
export const definition = defineFeature({
  name: 'support',
  actions: {
    support: (engine, { support = 'AUTO' }) => {
      const supportWindow = engine.site.get().support.length === 0 ? null : engine.window.open('', '_blank', 'popup,width=480,height=720')
      withModule(
        engine,
        'support',
        () => import('./open-support.ts'),
        ({ openSupport }) => openSupport(engine, support, supportWindow),
      )
    },
  },
})
