import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Path fragments of the test files that take longest. They are started first, so that none of them runs alone at the
 * end.
 */
const slowFiles = [
  '/tests/architecture/worked-examples',
  '/tests/contract/errors.',
  '/tests/deploy/',
  '/tests/invalid-responses/',
  '/tests/platform/backup.',
  '/tests/platform/crash.',
  '/tests/platform/deposits.',
  '/tests/platform/hostile-strings.',
  '/tests/platform/login-storm.',
  '/tests/platform/metrics.',
  '/tests/platform/own-project.',
  '/tests/platform/private-folders.',
  '/tests/platform/start',
  '/tests/platform/stop.',
]

class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (slowFiles.some((fragment) => moduleId.includes(fragment)) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

const folders = ['src', 'art', 'demo', 'server', 'scripts', 'tests']
const testFilePatterns = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
const testSources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
)
const listTestFiles = (matches: (text: string) => boolean): readonly string[] =>
  testSources.flatMap(([file, text]) => (matches(text) ? [file] : []))
/** Files that mock modules: in a shared module registry, the mock would remain for other tests. */
const mockingFiles = listTestFiles((text) => text.includes('\nvi.mock('))
/** Files with a DOM, as declared in their first line: modules loaded without a DOM do not work with it. */
const domFiles = listTestFiles((text) => text.startsWith('// @vitest-environment'))

/** Test files share loaded modules: loading them again for each file takes a fifth of the run. */
const sharedModules = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { ...sharedModules, name: 'plain', include: testFilePatterns, exclude: [...mockingFiles, ...domFiles] } },
      { extends: true, test: { name: 'mocking', include: [...mockingFiles] } },
      {
        extends: true,
        test: { ...sharedModules, name: 'document', include: [...domFiles], setupFiles: ['tests/setup/fresh-document.ts'] },
      },
    ],
    globalSetup: ['tests/platform/global-setup.ts'],
    setupFiles: ['tests/setup/fail-on-console-output.ts', 'tests/setup/restore-globals.ts'],
    /* Timeouts only end tests that hang, even on a busy machine. They are not performance limits. */
    testTimeout: 300_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    /* One worker more than the two CPU cores, because test files are idle part of the time. */
    maxWorkers: 3,
    sequence: { sequencer: LongestFirstSequencer },
  },
})
