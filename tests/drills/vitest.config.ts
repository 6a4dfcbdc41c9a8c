import { defineConfig } from 'vitest/config'

/**
 * Configuration of the drills, which need programs that npm does not install, such as Patroni, pgBackRest or Citus:
 * `npx vitest run --config tests/drills/vitest.config.ts`.
 */
export default defineConfig({
  test: { include: ['tests/drills/*.drill.ts'], hookTimeout: 600_000, testTimeout: 900_000, maxWorkers: 1 },
})
