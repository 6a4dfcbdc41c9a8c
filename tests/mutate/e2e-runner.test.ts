import { expect, it } from 'vitest'
import { listTestResults } from './e2e-runner.ts'

it('a skipped end-to-end test is neither passed nor failed', () => {
  const createSpec = (title: string, ...statuses: readonly string[]) => ({ title, tests: statuses.map((status) => ({ status })) })
  const specs = [
    createSpec('passes', 'expected'),
    createSpec('fails', 'unexpected', 'skipped'),
    createSpec('is flaky', 'flaky'),
    createSpec('is skipped', 'skipped'),
    createSpec('is skipped in one project', 'skipped', 'expected'),
  ]
  expect(listTestResults({ title: 'file', suites: [{ title: 'suite', specs }] }, '')).toEqual([
    { name: 'file suite passes', state: 'passed' },
    { name: 'file suite fails', state: 'failed' },
    { name: 'file suite is flaky', state: 'failed' },
    { name: 'file suite is skipped', state: 'skipped' },
    { name: 'file suite is skipped in one project', state: 'passed' },
  ])
})
