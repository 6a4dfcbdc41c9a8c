import { describe, expect, it } from 'vitest'
import { fileStart, type Diagnostic } from '../../../src/engine/compile/index.ts'
import { MerchantReport } from './report-merchants.ts'

const createDiagnostic = (pointer: string, line: number, overrides: Partial<Diagnostic> = {}): Diagnostic => ({
  ...fileStart,
  code: 'unknown-key',
  severity: 'error',
  file: 'merchants/one/theme.json',
  line,
  pointer,
  message: `"${pointer.slice(1)}" is not a valid key here.`,
  suggestion: 'accent',
  remedy: 'Write "accent", or remove it.',
  ...overrides,
})
const createMerchantState = (errors: readonly Diagnostic[], id = 'one', chain: readonly string[] = ['base', 'one']) => ({
  id,
  chain,
  errors,
  served: undefined,
})

describe('the log of invalid brands', () => {
  it('states the suggestion and the remedy, each once', () => {
    expect(
      new MerchantReport().report([
        createMerchantState([createDiagnostic('/acent', 4), createDiagnostic('/b', 5, { suggestion: '#ffffff', remedy: 'Choose.' })]),
      ]),
    ).toEqual([
      'one: invalid, not served (2 mistakes)',
      '  merchants/one/theme.json:4:1 "acent" is not a valid key here. Write "accent", or remove it.',
      '  merchants/one/theme.json:5:1 "b" is not a valid key here. Did you mean "#ffffff"? Choose.',
    ])
  })

  it('does not repeat an error if it is unchanged, moves to another line, or other errors appear or disappear', () => {
    const report = new MerchantReport()
    report.report([createMerchantState([createDiagnostic('/acent', 4)])])
    expect(report.report([createMerchantState([createDiagnostic('/acent', 4)])])).toEqual([])
    expect(report.report([createMerchantState([createDiagnostic('/acent', 9)])])).toEqual([])
    expect(report.report([createMerchantState([createDiagnostic('/acent', 9), createDiagnostic('/txt', 3)])])).toEqual([
      'one: invalid, not served (2 mistakes)',
      '  merchants/one/theme.json:3:1 "txt" is not a valid key here. Write "accent", or remove it.',
    ])
    expect(report.report([createMerchantState([createDiagnostic('/txt', 3)])])).toEqual(['one: invalid, not served (1 mistake)'])
    expect(report.report([createMerchantState([])])).toEqual([])
    expect(report.report([createMerchantState([createDiagnostic('/txt', 3)])])).toHaveLength(2)
  })

  it('lists blocked merchants only when the list changes', () => {
    const report = new MerchantReport()
    const errors = [createDiagnostic('/acent', 4)]
    const createBlockedState = (id: string) => createMerchantState(errors, id, ['base', 'one', id])
    expect(report.report([createMerchantState(errors), createBlockedState('two')])).toHaveLength(3)
    expect(report.report([createMerchantState(errors), createBlockedState('two')])).toEqual([])
    expect(report.report([createMerchantState(errors), createBlockedState('two'), createBlockedState('six')])).toEqual([
      'one: invalid, not served (1 mistake)',
      '  two and six extend it and are blocked',
    ])
  })
})
