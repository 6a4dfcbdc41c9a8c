// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../contract/port.ts'
import { createReports } from '../../state/reports.ts'
import { listenForProblems } from '../report-problem.ts'
import { createRegistry } from './registry.ts'
import { withModule } from './with-module.ts'

describe('withModule', () => {
  const runWith = async (load: () => Promise<string>, run: (module: string) => unknown) => {
    const reports = createReports(() => undefined)
    listenForProblems(window, reports)
    const warn = vi.fn(async () => undefined)
    withModule({ registry: createRegistry([], 10), warn }, 'tests/part', load, run)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    return { warnings: warn.mock.calls, reports: reports.get() }
  }
  const load = async (): Promise<string> => 'part'

  it('shows that the module could not be loaded, and does not run the function', async () => {
    const run = vi.fn()
    const { warnings, reports } = await runWith(() => Promise.reject(new TypeError('Failed to fetch')), run)
    expect(warnings).toEqual([[{ text: 'error_chunk', confirm: 'in_increase_submit' }]])
    expect(reports).toEqual([])
    expect(run).not.toHaveBeenCalled()
  })

  it('reports an error of the function, and shows it as unknown', async () => {
    const { warnings, reports } = await runWith(load, (module) => {
      throw new Error(`cannot run ${module}`)
    })
    expect(warnings).toEqual([[{ text: 'error_unknown', confirm: 'in_increase_submit' }]])
    expect(reports).toEqual([{ kind: 'error', message: 'Error: cannot run part' }])
  })

  it('shows the message of a problem, and does not report it', async () => {
    const { warnings, reports } = await runWith(load, () => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    expect(warnings).toEqual([[{ text: 'error_network', confirm: 'in_increase_submit' }]])
    expect(reports).toEqual([])
  })
})
