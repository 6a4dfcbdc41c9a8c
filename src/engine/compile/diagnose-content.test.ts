import { describe, expect, it } from 'vitest'
import { contentCases } from './test-kit/cases/content.ts'
import { noEffectCases } from './test-kit/cases/no-effect.ts'
import { lintSettingsCases } from './test-kit/cases/lint-settings.ts'
import { languageCases } from './test-kit/cases/languages.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'

describe('mistakes in content are each reported once, with a location and a remedy', () => {
  it.each([...languageCases, ...contentCases, ...noEffectCases, ...lintSettingsCases])('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})

describe('a satisfiable condition', () => {
  it.each([
    ['either of two', '{ "any": [{ "loggedIn": false }, { "accountType": ["agent"] }] }'],
    ['members who are not agents', '{ "all": [{ "loggedIn": true }, { "not": { "accountType": ["agent"] } }] }'],
    ['accounts without a dividend contract', '{ "not": { "contract": "dividend" } }'],
    ['visitors, who cannot transfer to their upline', '{ "all": [{ "loggedIn": false }, { "toUpline": false }] }'],
    ['two flags, one of them off', '{ "all": [{ "flag": "FREEPLAY3" }, { "not": { "flag": "DIRECTREG3" } }] }'],
  ])('is accepted: %s', async (_, when) => {
    const files = { 'pages/home.json': `{ "nodes": { "banner": { "when": ${when} } } }` }
    expect((await diagnoseCase({ code: 'never-true', mistake: 'none', files, expected: [] })).map(formatDiagnostic)).toEqual([])
  })
})
