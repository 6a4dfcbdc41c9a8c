import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** The outcome of a run, written to the file in `VITEST_OUTCOME`. */
export interface VitestOutcome {
  readonly passed: number
  readonly failures: readonly VitestFailure[]
  /** The 15 slowest files, the slowest first, with their durations in seconds. */
  readonly slowestFiles: readonly (readonly [file: string, seconds: number])[]
}

interface VitestFailure {
  /** The file and the test in it; only the file for errors outside its tests; otherwise `an unhandled error`. */
  readonly title: string
  readonly messages: readonly string[]
}

/** Reports passed and failed tests, including unhandled errors, which Vitest's own JSON report leaves out. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env['VITEST_OUTCOME']
    if (file === undefined) throw new Error('VITEST_OUTCOME must be the path of a file.')
    const outcome: VitestOutcome = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failures: [
        ...modules.flatMap(listModuleFailures),
        ...unhandledErrors.map((error) => ({ title: 'an unhandled error', messages: [formatError(error)] })),
      ],
      slowestFiles: modules
        .map((module) => [module.relativeModuleId, getDurationSeconds(module)] as const)
        .sort(([, a], [, b]) => b - a)
        .slice(0, 15),
    }
    writeFileSync(file, JSON.stringify(outcome))
  }
}

function getDurationSeconds(module: TestModule): number {
  const { duration, collectDuration, environmentSetupDuration, setupDuration } = module.diagnostic()
  return Math.round((duration + collectDuration + environmentSetupDuration + setupDuration) / 1000)
}

function listModuleFailures(module: TestModule): VitestFailure[] {
  const name = module.relativeModuleId
  const testFailures = [...module.children.allTests('failed')].map((test) => ({
    title: `${name} › ${test.fullName}`,
    messages: (test.result().errors ?? []).map(formatError),
  }))
  const errorsOutsideTests = [module, ...module.children.allSuites()].flatMap((moduleOrSuite) => moduleOrSuite.errors().map(formatError))
  return errorsOutsideTests.length === 0 ? testFailures : [...testFailures, { title: name, messages: errorsOutsideTests }]
}

/** Formats an error; for an unhandled one, with the file that was running in its thread. */
const formatError = ({ message, stack = message, VITEST_TEST_PATH: testPath }: SerializedError): string =>
  typeof testPath === 'string' ? `While ${testPath} ran: ${stack}` : stack
