import { describe, expect, it } from 'vitest'
import { semanticCases } from './test-kit/cases/semantics.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('semantic mistakes are each reported once, with a location and a remedy', () => {
  it.each(semanticCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })

  it('reports a mistake at "own" although "own2" has an invalid value', async () => {
    const diagnostics = await diagnoseCase({
      code: 'unused-slot',
      mistake: 'a slot next to an invalid longer id',
      files: {
        'pages/home.json':
          '{ "nodes": {\n"own": { "widget": "legal-notice", "order": 5, "slot": "end" },\n"own2": { "widget": "legal-notice", "order": "6" } } }',
      },
      expected: [],
    })
    expect(diagnostics.map(({ code }) => code)).toEqual(['unused-slot', 'wrong-type'])
  })

  it('reports a mistake in a text whose English text is invalid, but no missing placeholders of the English text', async () => {
    const diagnostics = await diagnoseCase({
      code: 'markup-in-text',
      mistake: 'texts next to invalid English texts',
      files: {
        'messages/EN.json': { in_home: 1, in_help: `{brand} {name} ${'x'.repeat(4000)}` },
        'messages/TY.json': { in_home: '<b>Nhà</b>', in_help: 'Trợ giúp' },
      },
      expected: [],
    })
    expect(diagnostics.map(({ file, pointer, code }) => [file, pointer, code])).toEqual([
      ['child/messages/EN.json', '/in_home', 'wrong-type'],
      ['child/messages/EN.json', '/in_help', 'invalid-format'],
      ['child/messages/TY.json', '/in_home', 'markup-in-text'],
    ])
  })
})
