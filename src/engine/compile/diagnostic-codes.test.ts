import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diagnosticCodes, platformCodes } from '../contract/diagnostic-code.ts'
import type { Case } from './test-kit/cases/case.ts'
import { contentCases } from './test-kit/cases/content.ts'
import { fileCases } from './test-kit/cases/files.ts'
import { noEffectCases } from './test-kit/cases/no-effect.ts'
import { languageCases } from './test-kit/cases/languages.ts'
import { lintSettingsCases } from './test-kit/cases/lint-settings.ts'
import { pictureCases } from './test-kit/cases/pictures.ts'
import { referenceCases } from './test-kit/cases/references.ts'
import { relationCases } from './test-kit/cases/relations.ts'
import { secretCases } from './test-kit/cases/secrets.ts'
import { semanticCases } from './test-kit/cases/semantics.ts'
import { shapeCases } from './test-kit/cases/shape.ts'

const cases: readonly Case[] = [
  ...fileCases,
  ...pictureCases,
  ...shapeCases,
  ...referenceCases,
  ...semanticCases,
  ...relationCases,
  ...secretCases,
  ...languageCases,
  ...contentCases,
  ...noEffectCases,
  ...lintSettingsCases,
]

/** The codes in the sources of the compiler. */
const codesInSources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test-kit'))
  .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bcode: '([^']*)'/g)].map(([, code]) => code))

/** The type of a diagnostic also ensures that no other codes are used. */
describe('the catalogue of diagnostic codes', () => {
  it('contains each code once', () => {
    const allCodes = [...diagnosticCodes, ...platformCodes]
    expect(allCodes.length).toBe(new Set(allCodes).size)
  })

  it('contains every code in the compiler', () => {
    expect(codesInSources.length).toBeGreaterThan(40)
    const knownCodes: readonly (string | undefined)[] = [...diagnosticCodes, ...platformCodes]
    expect(codesInSources.filter((code) => !knownCodes.includes(code))).toEqual([])
  })

  it('has an example for every code, and no examples for other codes', () => {
    expect([...new Set(cases.map(({ code }) => code))].toSorted()).toEqual([...diagnosticCodes].toSorted())
  })

  it('has only examples in which every diagnostic has the code of the example', () => {
    const invalidCases = cases.filter(({ code, expected }) => expected.length === 0 || expected.some((line) => !line.includes(` ${code} `)))
    expect(invalidCases.map(({ code, mistake }) => `${code}: ${mistake}`)).toEqual([])
  })

  it('has no duplicate examples', () => {
    expect(new Set(cases.map(({ code, mistake }) => `${code}: ${mistake}`)).size).toBe(cases.length)
  })
})
