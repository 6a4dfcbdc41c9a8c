import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResponseFault } from '../contract/port.ts'
import { createReports } from '../state/reports.ts'
import type { Engine } from './engine.ts'
import { reportResponseFaults } from './report-response-faults.ts'

const fault: ResponseFault = { pointer: '/data/0/holder', expected: 'a string', found: 'an integer', value: 4711, effect: 'item' }

const consoleError = vi.fn()
beforeEach(() => {
  consoleError.mockReset()
  vi.spyOn(console, 'error').mockImplementation(consoleError)
})

function reportFaults(hostname: string, isInspected: boolean, faults: readonly ResponseFault[] = [fault]): readonly string[] {
  const reports = createReports(() => undefined)
  const window = { location: { hostname }, document: { querySelector: () => (isInspected ? {} : null) } }
  reportResponseFaults({ reports, window } as unknown as Engine, 'payee.list', faults)
  return reports.get().map(({ message }) => message)
}

describe('the faults of a response', () => {
  it.each([
    ['on localhost', 'lotus.localhost', false],
    ['on 127.0.0.1', '127.0.0.1', false],
    ['with the inspector', 'lotus.example', true],
  ])('are logged %s, with the invalid value', (_, hostname, inspected) => {
    const message = 'payee.list /data/0/holder: expected a string; found an integer 4711. The item is dropped.'
    expect(reportFaults(hostname, inspected)).toEqual([message])
    expect(consoleError.mock.calls).toEqual([[`Invalid response: ${message}`]])
  })

  it('are not logged in production, and reported without the invalid value', () => {
    expect(reportFaults('lotus.example', false)).toEqual([
      'payee.list /data/0/holder: expected a string; found an integer. The item is dropped.',
    ])
    expect(reportFaults('localhost.example', false)[0]).not.toContain('4711')
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('are only counted beyond the maximum number of messages', () => {
    const faults = Array.from({ length: 30 }, (_, index) => ({ ...fault, pointer: `/data/${String(index)}/holder` }))
    const messages = reportFaults('localhost', false, faults)
    expect([messages.length, messages.at(-1)]).toEqual([21, 'payee.list: 10 more invalid values.'])
  })
})
