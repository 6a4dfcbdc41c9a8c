import { defineFeature, type Engine, withModule } from '../../engine/index.ts'

/** Calls `run` with the module that starts games, which loads on first use. */
const withStartModule = (engine: Engine, run: (module: typeof import('./start-game.ts')) => unknown): void =>
  withModule(engine, 'start-game', () => import('./start-game.ts'), run)

/** Games: lists, pages, and starting them. */
export const definition = defineFeature({
  name: 'games',
  actions: {
    startFirstGame: (engine, action) => withStartModule(engine, ({ startGame }) => startGame(engine, action)),
    startVendorGame: (engine, action) => withStartModule(engine, ({ startGame }) => startGame(engine, action)),
    openFirstVendor: (engine, { openFirstVendor: category = '' }) =>
      withStartModule(engine, ({ openFirstVendor }) => openFirstVendor(engine, category)),
  },
  intents: {
    play: (engine, data) => withStartModule(engine, ({ resumePlay }) => resumePlay(engine, data)),
  },
})
