import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVitest, type TestCase, type TestSuite, type Vitest } from 'vitest/node'
import type { Runner, TestResult } from './runner.ts'

/** Timeout of a run, for mutants that hang. Long enough for a busy machine. */
const timeoutMs = 300_000

/**
 * Creates a runner with one Vitest instance for all mutants, which transforms unchanged code once. Test files run
 * isolated, so that no state of one mutant affects the next.
 */
export function createUnitRunner(copy: string): Runner {
  let vitestPromise: Promise<Vitest> | undefined
  const getVitest = (): Promise<Vitest> => (vitestPromise ??= startVitest(copy))
  return {
    async run(test, pattern): Promise<readonly TestResult[]> {
      const vitest = await getVitest()
      vitest.setGlobalTestNamePattern(pattern)
      const file = join(copy, test)
      const specifications = vitest.projects
        .filter((project) => project.matchesTestGlob(file))
        .map((project) => project.createSpecification(file))
      const result = await Promise.race([vitest.runTestSpecifications(specifications), sleep(timeoutMs, undefined, { ref: false })])
      if (result === undefined) {
        vitestPromise = undefined
        void vitest.cancelCurrentRun('keyboard-input')
        throw new Error(`${test} did not end within ${String(timeoutMs / 1000)} s.`)
      }
      return result.testModules
        .filter(({ moduleId }) => moduleId === file)
        .flatMap((module) => [...module.children.allTests()])
        .map((testCase) => ({ name: getTestName(testCase), state: testCase.result().state }))
    },
    async onFileChanged(path): Promise<void> {
      ;(await vitestPromise)?.invalidateFile(path)
    },
    async close(): Promise<void> {
      await (await vitestPromise)?.close()
    },
  }
}

/** Returns the name that Vitest matches a test name pattern against. Unlike `fullName`, it has no ` > ` separators. */
const getTestName = ({ parent, name }: TestCase | TestSuite): string => (parent.type === 'module' ? name : `${getTestName(parent)} ${name}`)

async function startVitest(copy: string): Promise<Vitest> {
  const options = { root: copy, watch: false, reporters: [{}], passWithNoTests: true }
  const vitest = await createVitest('test', options, {}, { stdout: createNullStream(), stderr: createNullStream() })
  for (const project of vitest.projects) project.config.isolate = true
  return vitest
}

/** Creates a stream that discards the output of the mutated program. */
const createNullStream = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })
