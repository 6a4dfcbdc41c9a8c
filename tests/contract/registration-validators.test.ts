import { describe, expect, it } from 'vitest'
import catalogue from '../../schemas/patterns.json' with { type: 'json' }
import { readPortSchemas } from '../../server/http/api-schemas.ts'
import type { SiteRecord } from '../../server/database/records.ts'
import { estimateSteps } from '../../src/engine/rules/patterns/estimate-steps.ts'
import { parsePattern } from '../../src/engine/rules/patterns/parse-pattern.ts'
import { maxSteps, analysePattern } from '../../src/engine/rules/patterns/analyse-pattern.ts'
import { patternIds } from '../../src/engine/rules/patterns/patterns.ts'
import type { FormValues } from '../../src/widgets/register-form/create-validator.ts'
import type { RegisterRule } from '../../src/generated/api.ts'
import { unsafePatterns, hostilePatterns, longTexts, listEquivalentPatterns } from './hostile-patterns.ts'
import { validateInBrowser, validateOnServer, createSiteWithPattern } from './registration-validators.ts'
import { Random } from '../../src/engine/testing/random.ts'

const random = new Random('4')

const ruleSchema = readPortSchemas().find((port) => port['x-port'] === 'system')?.definitions?.['registerRule']
const fields = (ruleSchema as { properties: { field: { enum: RegisterRule['field'][] } } }).properties.field.enum
const samples = Object.values(catalogue.patterns).flatMap(({ accept, refuse }) => [...accept, ...refuse])
const platformPatterns = [undefined, undefined, undefined, '*', '', '[a-z]+', '\\d{3,}', '\\p{L}+', '^(?:a|b)+$', ...unsafePatterns]
const fragments = [
  ...'aZ9 _-@.+!"\\/\u0000\n',
  '0912',
  'Ấ',
  'A\u0302\u0301',
  'ก',
  '한',
  '漢',
  'ア',
  '🙂',
  '\ud800',
  'İ',
  'ß',
  '\u200b',
  '\u00a0',
]
const sampleTexts = [
  ...samples,
  'VN',
  'TH',
  '',
  ' ',
  '+84912345678',
  '0912 345 678',
  '2000-02-29',
  '2005-11-21',
  '2005-11-22',
  '02-29-2000',
  'x'.repeat(300),
]

const createRandomText = (): string =>
  random.integerBelow(3) > 0
    ? random.pick(sampleTexts)
    : Array.from({ length: random.integerBelow(30) }, () => random.pick(fragments)).join('')
const createRandomBound = (): number | null => (random.integerBelow(2) === 0 ? null : random.integerBelow(30))

/**
 * Returns a site with a random rule for one field, in addition to the fields that the registration method always has,
 * and with random flags for the optional steps of a registration by phone.
 */
function createRandomSite(field: RegisterRule['field'], method: 'username' | 'mobile'): SiteRecord {
  const randomRule = {
    field,
    enabled: random.integerBelow(5) > 0,
    required: random.integerBelow(2) === 0,
    pattern: random.pick([...patternIds, '*', 'unknown', null]),
    accepted_pattern: random.pick(platformPatterns) ?? null,
    min_length: createRandomBound(),
    max_length: createRandomBound(),
  }
  const flags = [method === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3']
  return {
    flags: flags.map((flag, index) => ({ flag, enabled: index === 0 || random.integerBelow(2) === 0 })),
    rules: [randomRule],
  } as unknown as SiteRecord
}

describe('the two registration validators', () => {
  it(`agree on ${String(fields.length)} fields with random rules, in 10,000 cases: the same result, the same message key, the same bounds`, () => {
    const coveredNames = new Set<string>()
    let rejectedCount = 0
    for (let round = 0; round < 10_000; round += 1) {
      const field = random.pick(fields)
      const method = random.pick(['username', 'mobile'] as const)
      const site = createRandomSite(field, method)
      const formValues: FormValues = {
        ageConsent: true,
        countryDialingCode: random.pick(['84', '84', '66', '999']),
        username: 'mai7700',
        password: 'secret12',
        verificationCode: '123456',
        mobileNum: '912345678',
        [field]: createRandomText(),
      }
      const { errors, body } = validateInBrowser(site, method, formValues)
      expect(errors, JSON.stringify({ method, formValues, site })).toEqual(validateOnServer(site, method, body))
      rejectedCount += Object.keys(errors).length > 0 ? 1 : 0
      coveredNames.add(field)
      for (const error of Object.values(errors)) coveredNames.add(error?.key ?? '')
    }
    for (const name of fields) expect(coveredNames, name).toContain(name)
    expect(rejectedCount).toBeGreaterThan(2000)
    expect(10_000 - rejectedCount).toBeGreaterThan(2000)
    expect(coveredNames.size - fields.length).toBeGreaterThan(20)
    expect(coveredNames).toContain('reg_option')
  })
})

describe("a platform's own pattern", () => {
  it('runs only if it needs at most 2^21 steps for any text of 255 characters', () => {
    const acceptedPatterns = hostilePatterns
      .flatMap(listEquivalentPatterns)
      .filter((candidate) => analysePattern(candidate).source !== undefined)
    expect(acceptedPatterns).not.toEqual([])
    expect(acceptedPatterns.filter((candidate) => estimateSteps(parsePattern(candidate), candidate) > maxSteps)).toEqual([])
  })

  it('with catastrophic backtracking terminates on a long value in both validators, with the same result', () => {
    for (const pattern of hostilePatterns) {
      const site = createSiteWithPattern(pattern)
      for (const value of longTexts.flatMap((text) => [text.slice(0, 255), text])) {
        const { errors, body } = validateInBrowser(site, 'username', { username: value, password: 'secret12', ageConsent: true })
        expect(errors, pattern).toEqual(validateOnServer(site, 'username', body))
      }
    }
  })
})
