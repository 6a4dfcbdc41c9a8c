import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requirePromtool } from '../../scripts/tools/require-program.ts'
import { createMetrics } from '../../server/telemetry/metrics.ts'
import { root } from './tracked-files.ts'

const folder = join(root, 'docs/observability')
const readDocument = (file: string): string => readFileSync(join(folder, file), 'utf8')
const guideText = readFileSync(join(root, 'docs/observability.md'), 'utf8')

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}
const dashboard = JSON.parse(readDocument('dashboard.json')) as Dashboard
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const { registry } = createMetrics({
  queues: () => new Map(),
  jobs: async () => [],
  brands: () => ({ serving: {}, withErrors: 0, revision: undefined, fetches: {} }),
})
const metrics = registry.getMetricsAsArray()
/** The names of the time series of every metric. */
const timeSeries = new Set(
  metrics.flatMap(({ name, type }) => [
    name,
    ...(String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : []),
  ]),
)
const findMetricNames = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:livery|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)

describe('the dashboard and the alert rules', () => {
  it('name only metrics that the server exports', () => {
    const names = [...queries, readDocument('alerts.yaml'), readDocument('alerts.test.yaml')].flatMap(findMetricNames)
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !timeSeries.has(name))).toEqual([])
  })

  it('show every metric of the platform', () => {
    const displayedMetrics = queries.flatMap(findMetricNames).join(' ')
    expect(metrics.map(({ name }) => name).filter((name) => name.startsWith('livery_') && !displayedMetrics.includes(name))).toEqual([])
  })

  it('are described in the guide, which names every metric of the platform and every alert', () => {
    const alerts = [...readDocument('alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
    expect(alerts.length).toBeGreaterThan(8)
    const names = [...metrics.map(({ name }) => name).filter((name) => name.startsWith('livery_')), ...alerts]
    expect(names.filter((name) => !guideText.includes(`\`${name}\``))).toEqual([])
  })

  it('have a test for each alert', () => {
    const names = [...readDocument('alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !readDocument('alerts.test.yaml').includes(`alertname: ${name}\n`))).toEqual([])
  })

  it('are valid for promtool: queries, rules, and tests of the rules', () => {
    const promtool = requirePromtool()
    const run = (...args: readonly string[]): string => execFileSync(promtool, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    expect(run('check', 'rules', 'alerts.yaml')).toContain('SUCCESS')
    expect(run('test', 'rules', 'alerts.test.yaml')).toContain('SUCCESS')
    const recordingRules = queries.map((expr, index) => ({
      record: `panel:${String(index)}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }))
    const ruleFile = JSON.stringify({ groups: [{ name: 'dashboard', rules: recordingRules }] })
    const file = join(mkdtempSync(join(tmpdir(), 'livery-dashboard-')), 'queries.json')
    writeFileSync(file, ruleFile)
    expect(run('check', 'rules', file)).toContain('SUCCESS')
    rmSync(dirname(file), { recursive: true })
  })
})
