import { defineFeature, type Engine, withModule } from '../../engine/index.ts'

/** Runs `act` with the module that starts games, loaded on first use. */
const withStart = (engine: Engine, run: (module: typeof import('./start-game.ts')) => unknown): void =>
  withModule(engine, 'start-game', () => import('./start-game.ts'), run)

/** Games: lists, pages, and starting them. */
export const definition = defineFeature({
  name: 'games',
  actions: {
    startFirstGame: (engine, action) => withStart(engine, ({ startGame }) => startGame(engine, action)),
    startVendorGame: (engine, action) => withStart(engine, ({ startGame }) => startGame(engine, action)),
    openFirstVendor: (engine, { openFirstVendor: category = '' }) =>
      withStart(engine, ({ openFirstVendor }) => openFirstVendor(engine, category)),
  },
  intents: {
    play: (engine, data) => withStart(engine, ({ resumePlay }) => resumePlay(engine, data)),
  },
})
