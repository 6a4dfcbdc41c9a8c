import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileRequests, readPortSchemas } from '../../server/http/api-schemas.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, withPlatform } from '../platform/with-platform.ts'
import { samples } from './samples.ts'

let platform: TestPlatform
let tokens: Readonly<Record<'required' | 'optional' | 'none', string | undefined>>
beforeAll(async () => {
  platform = await withPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  const { token } = await platform.logIn(alpha, 'agent')
  tokens = { required: token, optional: undefined, none: undefined }
})
afterAll(() => platform.stop())

interface Parameter {
  readonly call: CallName
  readonly name: string
  readonly rule: { readonly type?: string; readonly minimum?: number; readonly maximum?: number }
}

const parameters: readonly Parameter[] = readPortSchemas().flatMap((port) =>
  Object.entries(port.calls).flatMap(([call, { query }]) =>
    Object.entries((query as { properties?: Record<string, Parameter['rule']> } | undefined)?.properties ?? {}).map(([name, rule]) => ({
      call: `${port['x-port']}.${call}` as CallName,
      name,
      rule,
    })),
  ),
)
const numbers = parameters.filter(({ rule }) => rule.type === 'integer')

/** Texts that JavaScript or people read as a number, and texts that are not one. */
const noNumbers =
  'Infinity|-Infinity|NaN|1e3|1E3|1e0|1e308|1e999|1e99999999|-1e999| 5|5 |\t5|5\n|+5|-0|05|007|0x10|0b1|0o7|5.0|5.|.5|5,0|1_0|٣|５|null|true|[]|{}|9007199254740993|99999999999999999999|'.split(
    '|',
  )

const requestValidators = compileRequests(readPortSchemas())
const accepts = (call: CallName, query: object): boolean => {
  const validator = requestValidators[call]
  return validator?.validate(validator.parse(query)) === true
}
const good = (call: CallName): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries((samples[call]('x') ?? {}) as object).map(([name, value]) => [name, String(value)]))

let visitors = 0
const request = (call: CallName, query: string) => {
  visitors += 1
  const token = tokens[endpoints[call].token]
  return platform.send('GET', `${endpoints[call].path}?${query}`, {
    host: alpha,
    headers: {
      'x-forwarded-for': `10.7.${String(visitors >> 8)}.${String(visitors & 255)}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
}
const queryOf = (call: CallName, name: string, value: string) => new URLSearchParams({ ...good(call), [name]: value }).toString()

describe('a query parameter', () => {
  it('of type integer is written as in JSON, within its bounds, and in no other notation', async () => {
    expect(numbers.length).toBeGreaterThan(15)
    for (const { call, name } of numbers)
      for (const text of noNumbers) {
        const { status, body } = await request(call, queryOf(call, name, text))
        expect([status, body.code, Object.keys(body.fields ?? {})], `${call} ${name}=${JSON.stringify(text)}`).toEqual([
          400,
          'bad_request',
          [name],
        ])
      }
  })

  it('of type integer is accepted at its bounds, and rejected one beyond them', async () => {
    for (const { call, name, rule } of numbers) {
      const { minimum = Number.NaN, maximum = Number.NaN } = rule
      expect(Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum), `${call} ${name} has bounds`).toBe(true)
      for (const [value, taken] of [
        [minimum, true],
        [maximum, true],
        [minimum - 1, false],
        [maximum + 1, false],
      ] as const) {
        const { status, body } = await request(call, queryOf(call, name, String(value)))
        expect(status, `${call} ${name}=${String(value)}`).toBeLessThan(500)
        expect(body.code !== 'bad_request', `${call} ${name}=${String(value)}`).toBe(taken)
      }
    }
  })

  it('is rejected if it is repeated', async () => {
    for (const { call, name } of parameters) {
      const value = good(call)[name] ?? '1'
      const { status, body } = await request(call, `${queryOf(call, name, value)}&${new URLSearchParams({ [name]: value }).toString()}`)
      expect([status, body.code], `${call} ${name}`).toEqual([400, 'bad_request'])
    }
  })

  it('accepts, of 40,000 random texts, exactly those that JSON parses as an integer within the bounds', () => {
    const random = new Random('queries')
    const fragments = [...'0123456789+-.eExX _,٣\t\0', 'Infinity', 'NaN', '00', '1e', '999999999', '0x']
    let taken = 0
    for (let round = 0; round < 40_000; round += 1) {
      const { call, name, rule } = random.pick(numbers)
      const text = Array.from({ length: random.integerBelow(5) }, () => random.pick(fragments)).join('')
      const isWhole = /^-?\d+$/.test(text) && String(Number(text)) === text
      const within = isWhole && Number(text) >= (rule.minimum ?? 0) && Number(text) <= (rule.maximum ?? 0)
      expect(accepts(call, { ...good(call), [name]: text }), `${call} ${name}=${JSON.stringify(text)}`).toBe(within)
      taken += within ? 1 : 0
    }
    expect(taken).toBeGreaterThan(500)
  })
})
