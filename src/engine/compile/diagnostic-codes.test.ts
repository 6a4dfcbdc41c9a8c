import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diagnosticCodes, platformCodes } from '../contract/diagnostic-code.ts'
import type { Case } from './test-kit/cases/case.ts'
import { contentCases } from './test-kit/cases/content.ts'
import { fileCases } from './test-kit/cases/files.ts'
import { idleCases } from './test-kit/cases/idle.ts'
import { languageCases } from './test-kit/cases/languages.ts'
import { lintSettingsCases } from './test-kit/cases/lint-settings.ts'
import { pictureCases } from './test-kit/cases/pictures.ts'
import { referenceCases } from './test-kit/cases/places.ts'
import { relationCases } from './test-kit/cases/relations.ts'
import { secretCases } from './test-kit/cases/secrets.ts'
import { senseCases } from './test-kit/cases/sense.ts'
import { shapeCases } from './test-kit/cases/shape.ts'

const cases: readonly Case[] = [
  ...fileCases,
  ...pictureCases,
  ...shapeCases,
  ...referenceCases,
  ...senseCases,
  ...relationCases,
  ...secretCases,
  ...languageCases,
  ...contentCases,
  ...idleCases,
  ...lintSettingsCases,
]

/** What the compiler's files give as a code, in so many words. */
const written = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test-kit'))
  .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bcode: '([^']*)'/g)].map(([, code]) => code))

/** That nothing but these codes is emitted, the types say as well: a diagnostic has no other. */
describe('the catalogue of diagnostic codes', () => {
  it('has each code once', () => {
    const all = [...diagnosticCodes, ...platformCodes]
    expect(all.length).toBe(new Set(all).size)
  })

  it('has every code that the compiler writes', () => {
    expect(written.length).toBeGreaterThan(40)
    const known: readonly (string | undefined)[] = [...diagnosticCodes, ...platformCodes]
    expect(written.filter((code) => !known.includes(code))).toEqual([])
  })

  it('has no code without a merchant that shows it, and none is shown that is not in it', () => {
    expect([...new Set(cases.map(({ code }) => code))].toSorted()).toEqual([...diagnosticCodes].toSorted())
  })

  it('is shown by merchants with one mistake, each told with its code alone', () => {
    const others = cases.filter(({ code, said }) => said.length === 0 || said.some((line) => !line.includes(` ${code} `)))
    expect(others.map(({ code, mistake }) => `${code}: ${mistake}`)).toEqual([])
  })

  it('is shown by cases of which no two are the same', () => {
    expect(new Set(cases.map(({ code, mistake }) => `${code}: ${mistake}`)).size).toBe(cases.length)
  })
})
