import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import catalogue from '../../schemas/patterns.json' with { type: 'json' }
import { CallError } from '../../server/domain/call-error.ts'
import { judgeRegistration } from '../../server/domain/judge-registration.ts'
import { registerRulesOf, whitelabelOf } from '../../server/domain/permission.ts'
import { readPortSchemas } from '../../server/routes/api-schemas.ts'
import type { SiteRecord } from '../../server/store/site.ts'
import { smallConfig, smallPermission } from '../../src/engine/testing/small-site.ts'
import { resolveRegisterForm } from '../../src/engine/resolve/register-form.ts'
import { resolveFlags } from '../../src/engine/resolve/flags.ts'
import { estimateSteps } from '../../src/engine/rules/estimate-steps.ts'
import { parsePattern } from '../../src/engine/rules/parse-pattern.ts'
import { mostSteps, vetPattern } from '../../src/engine/rules/vet-pattern.ts'
import { patternIds } from '../../src/engine/rules/patterns.ts'
import { checkRegistration, cleanRegistration, dayIn, registerSchema } from '../../src/engine/rules/registration.ts'
import type { RegisterRule } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { unpackError } from '../../src/widgets/register-form/error-text.ts'
import { type FormValues, makeValidator } from '../../src/widgets/register-form/make-validator.ts'
import { registerBody, registerMobileBody } from '../../src/widgets/register-form/register-body.ts'
import { Random } from '../../src/engine/testing/random.ts'

const random = new Random('4')

const rule = readPortSchemas().find((port) => port['x-port'] === 'system')?.definitions?.['registerRule']
const fields = (rule as { properties: { field: { enum: RegisterRule['field'][] } } }).properties.field.enum
const samples = Object.values(catalogue.patterns).flatMap(({ accept, refuse }) => [...accept, ...refuse])
const evil = ['(a+)+$', '(.*a){12}', '([a-z]+)*', '(a|aa)+', '[', '(?<=a)b', '(x)\\1', '^.*.*.*.*=$']
const ownPatterns = [undefined, undefined, undefined, '*', '', '[a-z]+', '\\d{3,}', '\\p{L}+', '^(?:a|b)+$', ...evil]
const letters = [
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
const words = [...samples, '', ' ', '+84912345678', '0912 345 678', '2000-02-29', '2005-11-21', '2005-11-22', '02-29-2000', 'x'.repeat(300)]

const makeText = (): string =>
  random.below(3) > 0 ? random.pick(words) : Array.from({ length: random.below(30) }, () => random.pick(letters)).join('')
const makeBound = (): number | null => (random.below(2) === 0 ? null : random.below(30))
const config = smallConfig()
const merchant = { registration: config.registration, merchant: config.merchant } as MerchantConfig
const now = new Date('2026-11-21T20:00:00Z')

/** One rule of one field, at random, beside the fields that a way to register has by itself. */
function makeSite(field: RegisterRule['field'], method: 'username' | 'mobile'): SiteRecord {
  const own = {
    field,
    enabled: random.below(5) > 0,
    required: random.below(2) === 0,
    pattern: random.pick([...patternIds, '*', 'unknown', null]),
    accepted_pattern: random.pick(ownPatterns) ?? null,
    min_length: makeBound(),
    max_length: makeBound(),
  }
  const flags = [method === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3']
  return { flags: flags.map((flag, at) => ({ flag, enabled: at === 0 || random.below(2) === 0 })), rules: [own] } as unknown as SiteRecord
}

/** What the browser shows below each field, from the platform's facts alone, and what it would send. */
function inBrowser(site: SiteRecord, method: 'username' | 'mobile', typed: FormValues) {
  const permission = smallPermission({ rules: registerRulesOf(site) })
  const form = resolveRegisterForm(config, permission, resolveFlags(whitelabelOf(site)))
  const { registration, merchant: brand } = config
  const consents = ['ageConsent'] as const
  const judged = { fields: form.fields[method], registration, consents, today: dayIn(brand.timeZone, now) }
  const schema = registerSchema(judged.fields, consents) as unknown as RJSFSchema
  const { errorSchema } = makeValidator(schema, (values) => checkRegistration(judged, values)).validateFormData(typed, schema)
  const cleaned = cleanRegistration(judged.fields, registration, typed)
  const page = new URL('https://tiny.example/register')
  return {
    said: Object.fromEntries(
      Object.entries(errorSchema).map(([name, error]) => [name, unpackError((error as { __errors?: string[] }).__errors?.[0])]),
    ),
    sent: method === 'mobile' ? registerMobileBody(cleaned, page) : registerBody(cleaned, page),
  }
}

/** What the platform answers of each field. */
function onServer(site: SiteRecord, method: 'username' | 'mobile', body: ReturnType<typeof inBrowser>['sent']): unknown {
  try {
    judgeRegistration(site, merchant, method, JSON.parse(JSON.stringify(body)) as typeof body, now)
    return {}
  } catch (error) {
    if (error instanceof CallError) return error.detail.fields ?? error.code
    throw error
  }
}

describe('the two judges of a registration', () => {
  it(`say the same of ${String(fields.length)} fields under any rule, in 10,000 cases: the same verdict, the same message key, the same bounds`, () => {
    const seen = new Set<string>()
    let refused = 0
    for (let round = 0; round < 10_000; round += 1) {
      const field = random.pick(fields)
      const method = random.pick(['username', 'mobile'] as const)
      const site = makeSite(field, method)
      const typed: FormValues = {
        ageConsent: true,
        countryDialingCode: random.pick(['84', '84', '66', '999']),
        username: 'mai7700',
        password: 'secret12',
        verificationCode: '123456',
        mobileNum: '912345678',
        [field]: makeText(),
      }
      const { said, sent } = inBrowser(site, method, typed)
      expect(said, JSON.stringify({ method, typed, site })).toEqual(onServer(site, method, sent))
      refused += Object.keys(said).length > 0 ? 1 : 0
      seen.add(field)
      for (const error of Object.values(said)) seen.add(error?.key ?? '')
    }
    for (const name of fields) expect(seen, name).toContain(name)
    expect(refused).toBeGreaterThan(2000)
    expect(10_000 - refused).toBeGreaterThan(2000)
    expect(seen.size - fields.length).toBeGreaterThan(20)
  })
})

describe("a platform's own pattern", () => {
  const long = ['a', 'ab', 'a ', '1', ' ', 'x.', 'ก'].flatMap((unit) =>
    ['', '!', '\n'].map((end) => unit.repeat(5000).slice(0, 9999) + end),
  )

  const many = Array.from({ length: 140 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('|')
  const hostile = [
    ...evil,
    '^(\\w+\\s?)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '.*.*x',
    '\\w+\\s*\\w+\\s*\\w+',
    `(?:${'.|'.repeat(140)}.)*`,
    `(?:${many})*`,
    'a?'.repeat(140),
    `(?:${'[a-z]{32}'.repeat(12)})*`,
  ]

  /** The same pattern in other words: what has been said of one is not known of the next. */
  const wrapped = (pattern: string): readonly string[] => [pattern, `(?:${pattern})`, `(?:(?:${pattern}))`, `(?:(?:(?:${pattern})))`]

  it('runs only where no text of 255 characters can take it more than two million steps, and is judged within 50 milliseconds', () => {
    for (const pattern of hostile)
      expect(
        Math.min(
          ...wrapped(pattern).map((one) => {
            const started = performance.now()
            const { source } = vetPattern(one)
            const took = performance.now() - started
            if (source !== undefined) expect(estimateSteps(parsePattern(one), one), one).toBeLessThanOrEqual(mostSteps)
            return took
          }),
        ),
        pattern,
      ).toBeLessThan(50)
  })

  it('that is evil, on a long value, holds neither judge up: each is done within 50 milliseconds', () => {
    for (const pattern of hostile) {
      const rules = [
        { field: 'username', enabled: true, required: true, pattern: '*', accepted_pattern: pattern, min_length: 1, max_length: 255 },
      ]
      const site = { flags: [{ flag: 'USERNAMEREG3', enabled: true }], rules } as unknown as SiteRecord
      for (const value of [...long.map((text) => text.slice(0, 255)), ...long]) {
        const typed = { username: value, password: 'secret12', ageConsent: true }
        const times = [0, 1, 2].map(() => {
          const started = performance.now()
          const { sent } = inBrowser(site, 'username', typed)
          const between = performance.now()
          onServer(site, 'username', sent)
          return Math.max(between - started, performance.now() - between)
        })
        expect(Math.min(...times), pattern).toBeLessThan(50)
      }
    }
  })
})
