import { defineConfig } from 'vitest/config'

/** Configuration of drills, which need programs of Debian: `npx vitest run --config tests/drills/vitest.config.ts`. */
export default defineConfig({
  test: { include: ['tests/drills/*.drill.ts'], hookTimeout: 600_000, testTimeout: 900_000, maxWorkers: 1 },
})
