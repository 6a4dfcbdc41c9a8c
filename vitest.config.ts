import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where one file takes longer than many others together: begun last, it would keep one worker busy alone. */
const long = [
  '/tests/architecture/worked-examples',
  '/tests/facts/',
  '/tests/platform/crash.',
  '/tests/platform/start',
  '/tests/platform/closed-folders.',
  '/tests/platform/hostile-strings.',
  '/tests/platform/own-project.',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (long.some((part) => moduleId.includes(part)) ? 0 : 1)
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

const folders = ['src', 'art', 'demo', 'server', 'scripts', 'tests']
const everywhere = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
)
const filesWith = (holds: (text: string) => boolean): readonly string[] => texts.flatMap(([file, text]) => (holds(text) ? [file] : []))
/** What puts another module in the place of one that may be loaded already, and would stay there for other tests. */
const mocking = filesWith((text) => text.includes('\nvi.mock('))
/** What has a document, as its first line says: modules that were loaded without one do not work with it. */
const documents = filesWith((text) => text.startsWith('// @vitest-environment'))

/**
 * A test file begins with the modules as those before it have loaded them: to load all of them anew took a fifth of the
 * run.
 */
const together = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { ...together, name: 'plain', include: everywhere, exclude: [...mocking, ...documents] } },
      { extends: true, test: { name: 'mocking', include: [...mocking] } },
      { extends: true, test: { ...together, name: 'document', include: [...documents], setupFiles: ['tests/setup/fresh-document.ts'] } },
    ],
    globalSetup: ['tests/platform/global-setup.ts'],
    setupFiles: ['tests/setup/quiet.ts'],
    /* These end what hangs, on however busy a machine; none of them says how fast something has to be. */
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    /* One more than two cores, for a test file waits now and then. */
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
