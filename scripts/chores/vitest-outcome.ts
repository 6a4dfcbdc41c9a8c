import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** What a run came to, as the file that `VITEST_OUTCOME` names has it. */
export interface VitestOutcome {
  readonly passed: number
  readonly failures: readonly VitestFailure[]
  /** The files that took longest, with their seconds. */
  readonly longest: readonly (readonly [file: string, seconds: number])[]
}

interface VitestFailure {
  /** The file and the test in it, or the file alone where it broke outside its tests. */
  readonly what: string
  readonly messages: readonly string[]
}

/**
 * Writes down what passed and what failed; also errors that no test waited for, which Vitest's own report in JSON
 * leaves out.
 */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env['VITEST_OUTCOME']
    if (file === undefined) throw new Error('VITEST_OUTCOME has to name a file.')
    const outcome: VitestOutcome = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => ({ what: 'an error that no test waited for', messages: [said(error)] })),
      ],
      longest: modules
        .map((module) => [module.relativeModuleId, secondsOf(module)] as const)
        .sort(([, one], [, other]) => other - one)
        .slice(0, 15),
    }
    writeFileSync(file, JSON.stringify(outcome))
  }
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, environmentSetupDuration, setupDuration } = module.diagnostic()
  return Math.round((duration + collectDuration + environmentSetupDuration + setupDuration) / 1000)
}

function failuresOf(module: TestModule): VitestFailure[] {
  const name = module.relativeModuleId
  const ofTests = [...module.children.allTests('failed')].map((test) => ({
    what: `${name} › ${test.fullName}`,
    messages: (test.result().errors ?? []).map(said),
  }))
  const outside = [module, ...module.children.allSuites()].flatMap((part) => part.errors().map(said))
  return outside.length === 0 ? ofTests : [...ofTests, { what: name, messages: outside }]
}

/** An error that no test waited for comes with the file that ran in its thread. */
const said = ({ message, stack = message, VITEST_TEST_PATH: ran }: SerializedError): string =>
  typeof ran === 'string' ? `While ${ran} ran: ${stack}` : stack
