import { describe, expect, it } from 'vitest'
import { contentCases } from './test-kit/cases/content.ts'
import { idleCases } from './test-kit/cases/idle.ts'
import { lintSettingsCases } from './test-kit/cases/lint-settings.ts'
import { languageCases } from './test-kit/cases/languages.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'

describe('of content, a message says what, where and what to do, and nothing else is said', () => {
  it.each([...languageCases, ...contentCases, ...idleCases, ...lintSettingsCases])('$code: $mistake', async (one) => {
    const found = await diagnoseCase(one)
    expect(found.map(lineOf)).toEqual(one.said)
    expect(found.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })
})

describe('a condition that can hold', () => {
  it.each([
    ['either of two', '{ "any": [{ "loggedIn": false }, { "accountType": ["agent"] }] }'],
    ['members who are no agents', '{ "all": [{ "loggedIn": true }, { "not": { "accountType": ["agent"] } }] }'],
    ['accounts without a contract', '{ "not": { "contract": "dividend" } }'],
    ['visitors, who cannot hand on money', '{ "all": [{ "loggedIn": false }, { "toUpline": false }] }'],
    ['two flags of which one is off', '{ "all": [{ "flag": "FREEPLAY3" }, { "not": { "flag": "DIRECTREG3" } }] }'],
  ])('is accepted: %s', async (_, when) => {
    const files = { 'pages/home.json': `{ "nodes": { "banner": { "when": ${when} } } }` }
    expect((await diagnoseCase({ code: 'never-true', mistake: 'none', files, said: [] })).map(lineOf)).toEqual([])
  })
})
