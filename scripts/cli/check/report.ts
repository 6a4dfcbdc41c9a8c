import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError, type Io } from '../command.ts'

/** Result of one case of a conformance kit. */
interface CaseResult {
  /** Stable name of the case, such as `bet-retry`. */
  readonly id: string
  /** The rule of the contract that the case tests. */
  readonly rule: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Reason for a failure (expected and found value) or for skipping. */
  readonly detail?: string
}

/** Report of a conformance kit. */
export interface Report {
  /** Subject of the check, such as `vendor http://127.0.0.1:9000`. */
  readonly subject: string
  readonly cases: readonly CaseResult[]
}

/** A violated rule of the contract. The message states what was found, and usually what was expected. */
class ViolationError extends Error {
  override readonly name = 'ViolationError'
}

/** A case that cannot be tested. The message states the reason. */
export class SkippedError extends Error {
  override readonly name = 'SkippedError'
}

/** @throws ViolationError unless the condition holds */
export function expectThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new ViolationError(message)
}

/** @throws ViolationError unless the status is the expected one. `subject` names the request. */
export function expectStatus(found: number, expected: number, subject?: string): void {
  expectThat(
    found === expected,
    `Expected the status ${String(expected)}${subject === undefined ? '' : ` for ${subject}`}. Found ${String(found)}.`,
  )
}

/**
 * Waits until `find` returns a value. `describe` returns what was found instead, as the end of the error message.
 * @throws ViolationError if `find` returns no value within this time
 */
export async function waitFor<T>(subject: string, find: () => T | undefined, milliseconds: number, describe: () => string): Promise<T> {
  const end = Date.now() + milliseconds
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    expectThat(Date.now() < end, `Expected ${subject} within ${String(milliseconds)} ms. Found ${describe()}.`)
    await sleep(25)
  }
}

/**
 * A case of a conformance kit. `run` throws a ViolationError if the rule does not hold, and a SkippedError if the case
 * cannot be tested.
 */
export interface Case {
  readonly id: string
  readonly rule: string
  readonly run: () => Promise<void>
}

/**
 * Returns the cases with these ids; all by default.
 * @throws CommandError if there is no case with an id
 */
export function selectCases(cases: readonly Case[], only: readonly string[] | undefined): readonly Case[] {
  const unknownId = only?.find((name) => !cases.some(({ id }) => id === name))
  if (unknownId !== undefined)
    throw new CommandError(`--only: unknown case "${unknownId}". Cases: ${cases.map(({ id }) => id).join(', ')}.`)
  return only === undefined ? cases : cases.filter(({ id }) => only.includes(id))
}

/** Runs the cases one after the other. An unexpected error fails its case. */
export async function runCases(subject: string, cases: readonly Case[]): Promise<Report> {
  const results: CaseResult[] = []
  for (const { id, rule, run } of cases)
    try {
      await run()
      results.push({ id, rule, status: 'passed' })
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      results.push({ id, rule, status: error instanceof SkippedError ? 'skipped' : 'failed', detail })
    }
  return { subject, cases: results }
}

/** Prints a report and returns the exit code: 1 if a case failed. */
export function printReport({ subject, cases }: Report, asJson: boolean, io: Io): number {
  const failedCount = cases.filter(({ status }) => status === 'failed').length
  if (asJson) io.out(JSON.stringify({ subject, passed: failedCount === 0, cases }, null, 2))
  else {
    const labels = { passed: io.paint('green', 'passed '), failed: io.paint('red', 'FAILED '), skipped: io.paint('yellow', 'skipped') }
    io.out(io.paint('bold', subject))
    for (const { id, rule, status, detail } of cases)
      io.out(`${labels[status]}  ${id.padEnd(22)} ${rule}${detail === undefined ? '' : `\n${' '.repeat(9)}${detail}`}`)
    const count = (status: CaseResult['status']): string => String(cases.filter((result) => result.status === status).length)
    io.out(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped.`)
  }
  return failedCount === 0 ? 0 : 1
}
