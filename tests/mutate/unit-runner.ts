import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVitest, type TestCase, type TestSuite, type Vitest } from 'vitest/node'
import type { Runner, TestRun } from './runner.ts'

/** Timeout for a hanging mutant on a busy machine. */
const longest = 300_000

/**
 * Vitest, started once for all mutants: unchanged code is transformed once, and one PostgreSQL serves all. Each run has
 * a new process, so that no state of one mutant affects the next.
 */
export function createUnitRunner(copy: string): Runner {
  let started: Promise<Vitest> | undefined
  const start = (): Promise<Vitest> => (started ??= startVitest(copy))
  return {
    async run(test, pattern): Promise<readonly TestRun[]> {
      const vitest = await start()
      vitest.setGlobalTestNamePattern(pattern)
      const file = join(copy, test)
      const specifications = vitest.projects
        .filter((project) => project.matchesTestGlob(file))
        .map((project) => project.createSpecification(file))
      const ended = await Promise.race([vitest.runTestSpecifications(specifications), sleep(longest, undefined, { ref: false })])
      if (ended === undefined) {
        started = undefined
        void vitest.cancelCurrentRun('keyboard-input')
        throw new Error(`${test} did not end within ${String(longest / 1000)} s.`)
      }
      return ended.testModules
        .filter(({ moduleId }) => moduleId === file)
        .flatMap((module) => [...module.children.allTests()])
        .map((one) => ({ name: nameOf(one), state: one.result().state }))
    },
    async changed(path): Promise<void> {
      ;(await started)?.invalidateFile(path)
    },
    async end(): Promise<void> {
      await (await started)?.close()
    },
  }
}

/** The name that a test name pattern is matched against: `fullName` has a separator that titles do not have. */
const nameOf = ({ parent, name }: TestCase | TestSuite): string => (parent.type === 'module' ? name : `${nameOf(parent)} ${name}`)

async function startVitest(copy: string): Promise<Vitest> {
  const options = { root: copy, watch: false, reporters: [{}], passWithNoTests: true }
  const vitest = await createVitest('test', options, {}, { stdout: silence(), stderr: silence() })
  for (const project of vitest.projects) project.config.isolate = true
  return vitest
}

/** Discards the output of the mutated program. */
const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })
