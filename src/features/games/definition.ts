import { defineFeature, type Engine, type Performer, withModule } from '../../engine/index.ts'

const start: Performer<Engine> = (engine, action) =>
  withModule(
    engine,
    'start-game',
    () => import('./start-game.ts'),
    ({ startGame }) => startGame(engine, action),
  )

/** The games: their lists, their pages, and how one is started. */
export const definition = defineFeature({
  name: 'games',
  actions: {
    startFirstGame: start,
    startVendorGame: start,
    openFirstVendor: (engine, { openFirstVendor = '' }) =>
      withModule(
        engine,
        'open-first-vendor',
        () => import('./open-first-vendor.ts'),
        (module) => module.openFirstVendor(engine, openFirstVendor),
      ),
  },
  intents: {
    play: (engine, data) =>
      withModule(
        engine,
        'resume-play',
        () => import('./resume-play.ts'),
        ({ resumePlay }) => resumePlay(engine, data),
      ),
  },
})
