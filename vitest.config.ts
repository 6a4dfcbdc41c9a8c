import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The sweeps over broken facts take longer than everything else: begun last, they would keep one worker busy alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/facts/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/platform/global-setup.ts'],
    setupFiles: ['tests/setup/quiet.ts'],
    /* These end what hangs, on however busy a machine; none of them says how fast something has to be. */
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
