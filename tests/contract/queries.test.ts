import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileRequestValidators, readPortSchemas } from '../../server/http/api-schemas.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, startTestPlatform } from '../platform/test-platform.ts'
import { samples } from './samples.ts'

let platform: TestPlatform
let tokens: Readonly<Record<'required' | 'optional' | 'none', string | undefined>>
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  const { token } = await platform.logIn(alpha, 'agent')
  tokens = { required: token, optional: undefined, none: undefined }
})
afterAll(() => platform.stop())

interface Parameter {
  readonly endpoint: EndpointName
  readonly name: string
  readonly rule: { readonly type?: string; readonly minimum?: number; readonly maximum?: number }
}

const parameters: readonly Parameter[] = readPortSchemas().flatMap((port) =>
  Object.entries(port.endpoints).flatMap(([endpointName, { query }]) =>
    Object.entries((query as { properties?: Record<string, Parameter['rule']> } | undefined)?.properties ?? {}).map(([name, rule]) => ({
      endpoint: `${port['x-port']}.${endpointName}` as EndpointName,
      name,
      rule,
    })),
  ),
)
const integerParameters = parameters.filter(({ rule }) => rule.type === 'integer')

/** Texts that are not safe integers in decimal notation, although `Number` parses some of them. */
const invalidIntegers =
  'Infinity|-Infinity|NaN|1e3|1E3|1e0|1e308|1e999|1e99999999|-1e999| 5|5 |\t5|5\n|+5|-0|05|007|0x10|0b1|0o7|5.0|5.|.5|5,0|1_0|٣|５|null|true|[]|{}|9007199254740993|99999999999999999999|'.split(
    '|',
  )

const requestValidators = compileRequestValidators(readPortSchemas())
const isAccepted = (endpoint: EndpointName, query: object): boolean => {
  const validator = requestValidators[endpoint]
  return validator?.validate(validator.parse(query)) === true
}
const createValidQuery = (endpoint: EndpointName): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries((samples[endpoint]('x') ?? {}) as object).map(([name, value]) => [name, String(value)]))

let requestCount = 0
const sendRequest = (endpoint: EndpointName, query: string) => {
  requestCount += 1
  const token = tokens[endpoints[endpoint].token]
  return platform.send('GET', `${endpoints[endpoint].path}?${query}`, {
    host: alpha,
    headers: {
      'x-forwarded-for': `10.7.${String(requestCount >> 8)}.${String(requestCount & 255)}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
}
const createQueryString = (endpoint: EndpointName, name: string, value: string) =>
  new URLSearchParams({ ...createValidQuery(endpoint), [name]: value }).toString()

describe('a query parameter', () => {
  it('of type integer is rejected unless it is a safe integer in decimal notation', async () => {
    expect(integerParameters.length).toBeGreaterThan(15)
    for (const { endpoint, name } of integerParameters)
      for (const text of invalidIntegers) {
        const { status, body } = await sendRequest(endpoint, createQueryString(endpoint, name, text))
        expect([status, body.code, Object.keys(body.fields ?? {})], `${endpoint} ${name}=${JSON.stringify(text)}`).toEqual([
          400,
          'bad_request',
          [name],
        ])
      }
  })

  it('of type integer is accepted at its bounds, and rejected beyond them', async () => {
    for (const { endpoint, name, rule } of integerParameters) {
      const { minimum = Number.NaN, maximum = Number.NaN } = rule
      expect(Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum), `${endpoint} ${name} has bounds`).toBe(true)
      for (const [value, isValid] of [
        [minimum, true],
        [maximum, true],
        [minimum - 1, false],
        [maximum + 1, false],
      ] as const) {
        const { status, body } = await sendRequest(endpoint, createQueryString(endpoint, name, String(value)))
        expect(status, `${endpoint} ${name}=${String(value)}`).toBeLessThan(500)
        expect(body.code !== 'bad_request', `${endpoint} ${name}=${String(value)}`).toBe(isValid)
      }
    }
  })

  it('is rejected if it is repeated', async () => {
    for (const { endpoint, name } of parameters) {
      const value = createValidQuery(endpoint)[name] ?? '1'
      const { status, body } = await sendRequest(
        endpoint,
        `${createQueryString(endpoint, name, value)}&${new URLSearchParams({ [name]: value }).toString()}`,
      )
      expect([status, body.code], `${endpoint} ${name}`).toEqual([400, 'bad_request'])
    }
  })

  it('of type integer accepts, of 40,000 random texts, exactly the decimal integers within its bounds', () => {
    const random = new Random('queries')
    const fragments = [...'0123456789+-.eExX _,٣\t\0', 'Infinity', 'NaN', '00', '1e', '999999999', '0x']
    let acceptedCount = 0
    for (let round = 0; round < 40_000; round += 1) {
      const { endpoint, name, rule } = random.pick(integerParameters)
      const text = Array.from({ length: random.integerBelow(5) }, () => random.pick(fragments)).join('')
      const isInteger = /^-?\d+$/.test(text) && String(Number(text)) === text
      const isWithinBounds = isInteger && Number(text) >= (rule.minimum ?? 0) && Number(text) <= (rule.maximum ?? 0)
      expect(isAccepted(endpoint, { ...createValidQuery(endpoint), [name]: text }), `${endpoint} ${name}=${JSON.stringify(text)}`).toBe(
        isWithinBounds,
      )
      acceptedCount += isWithinBounds ? 1 : 0
    }
    expect(acceptedCount).toBeGreaterThan(500)
  })
})
