import { expect } from 'vitest'
import type { TestPlatform } from '../platform/test-platform.ts'
import type { DrillLog } from './drill-players.ts'
import { brand } from './money-load.ts'
import { storedKeysQuery, mismatchedAmountsQuery } from './stored-money.ts'

/** Comparison of the writes acknowledged during a drill with the stored writes. */
interface DrillOutcome {
  /** Names of the acknowledged writes by kind. */
  readonly acknowledgedByKind: Readonly<Record<string, readonly string[]>>
  /** Names of acknowledged writes that are not stored. */
  readonly lost: readonly string[]
  /** Failed requests, as in `DrillLog`. */
  readonly failures: readonly string[]
  /** Deposits and withdrawals with an amount that differs from the amount moved in the ledger. */
  readonly unbalanced: readonly unknown[]
  /** Result of the admin command `ledger-verify`. */
  readonly verification: unknown
  /** Lines of the report. */
  readonly lines: readonly string[]
}

export const createDrillLog = (): DrillLog => ({
  acknowledged: new Set(),
  retries: new Map(),
  durations: [],
  refusals: new Map(),
  failures: [],
})

/** Reconciles deposits, and compares the writes acknowledged during a drill with the database that `query` reads. */
export async function readOutcome(
  platform: Pick<TestPlatform, 'runAdminCommand'>,
  query: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>,
  { acknowledged, retries, durations, refusals, failures }: DrillLog,
): Promise<DrillOutcome> {
  await platform.runAdminCommand('reconcile-deposits', { brand, days: 2 })
  const storedKeys = new Set((await query(storedKeysQuery)).map(({ key }) => key))
  const lost = [...acknowledged].filter((name) => !storedKeys.has(name))
  const verification = await platform.runAdminCommand('ledger-verify', { brand })
  const unbalanced = await query(mismatchedAmountsQuery)
  const listAcknowledgedNames = (pattern: RegExp): readonly string[] => [...acknowledged].filter((name) => pattern.test(name))
  const acknowledgedByKind = {
    bets: listAcknowledgedNames(/^bet/),
    wins: listAcknowledgedNames(/^win/),
    deposits: listAcknowledgedNames(/^deposit/),
    payments: listAcknowledgedNames(/^paid/),
    withdrawals: listAcknowledgedNames(/\/1$/),
  }
  const sortedDurations = durations.toSorted((a, b) => a - b)
  const formatPercentile = (share: number): string => {
    const milliseconds = sortedDurations[Math.floor(share * (sortedDurations.length - 1))] ?? 0
    return `${milliseconds.toFixed(0)} ms`
  }
  const retryCounts = [...retries].toSorted(([a], [b]) => a - b)
  const lines = [
    `acknowledged: ${Object.entries(acknowledgedByKind)
      .map(([kind, names]) => `${String(names.length)} ${kind}`)
      .join(', ')}`,
    `acknowledged in all: ${String(acknowledged.size)}, lost: ${String(lost.length)}`,
    `requests by retries: ${retryCounts.map(([count, requests]) => `${String(count)}: ${String(requests)}`).join(', ')}`,
    `response times: median ${formatPercentile(0.5)}, 95th percentile ${formatPercentile(0.95)}, maximum ${formatPercentile(1)}`,
    `refused: ${[...refusals].map(([reason, count]) => `${reason}: ${String(count)}`).join(', ') || 'none'}`,
    `failures: ${String(failures.length)}`,
    `ledger: ${JSON.stringify(verification)}`,
  ]
  return { acknowledgedByKind, lost, failures, unbalanced, verification, lines }
}

/** Asserts that writes of each kind were acknowledged and are all stored, and that the ledger is consistent. */
export function expectNothingLost({ acknowledgedByKind, lost, failures, unbalanced, verification }: DrillOutcome): void {
  for (const [kind, names] of Object.entries(acknowledgedByKind)) expect(names.length, kind).toBeGreaterThan(0)
  expect({ lost, failures, unbalanced }).toEqual({ lost: [], failures: [], unbalanced: [] })
  expect(verification).toMatchObject({ passed: true, sums: { VND: '0' }, faults: [] })
}
