import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Test files in `tests/platform` by target, without `.test.ts`. The tests next to the sources of a target also run. */
type MutationTargets = Readonly<Record<string, { readonly tests: readonly string[] }>>
const targets = JSON.parse(readFileSync('tests/stryker/targets.json', 'utf8')) as MutationTargets
const target = process.env['STRYKER_TARGET'] ?? ''

export default defineConfig({
  test: {
    include: [`${target}/**/*.test.ts`, ...(targets[target]?.tests ?? []).map((name) => `tests/platform/${name}.test.ts`)],
    isolate: false,
    globalSetup: ['tests/stryker/global-setup.ts'],
    setupFiles: ['tests/setup/fail-on-console-output.ts', 'tests/setup/restore-globals.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
