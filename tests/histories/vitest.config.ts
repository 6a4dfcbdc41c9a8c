import { defineConfig } from 'vitest/config'

/** Configuration of the tests that run for hours, one after the other: `npm run histories`. */
export default defineConfig({
  test: {
    include: ['tests/histories/*.drill.ts'],
    globalSetup: ['tests/platform/global-setup.ts'],
    hookTimeout: 180_000,
    maxWorkers: 1,
  },
})
