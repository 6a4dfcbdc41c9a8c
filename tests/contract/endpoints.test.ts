import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { errorCatalogue } from '../../src/generated/errors.ts'
import { calls as firstCalls } from '../../src/generated/first-calls.js'
import { calls as laterCalls } from '../../src/generated/later-calls.js'
import { readPortSchemas } from '../../server/http/api-schemas.ts'
import { createEndpointHandlers } from '../../server/modules/compose-modules.ts'
import { alpha, beta } from '../platform/small-brands.ts'
import { type TestPlatform, startTestPlatform } from '../platform/test-platform.ts'
import { corruptEachField } from './corrupt-each-field.ts'
import { getAudience, encrypt } from '../platform/call-server.ts'
import { isRecording, recordExample, writeExamples } from './record-example.ts'
import { preparedSamples, samples } from './samples.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())
if (isRecording) afterAll(writeExamples)

const names = Object.keys(endpoints) as EndpointName[]
const getEndpoint = (name: EndpointName) =>
  endpoints[name] as { port: string; name: string; method: string; path: string; token: string; encrypted: boolean; form: boolean }
const findSchema = (name: EndpointName) =>
  readPortSchemas().find((port) => port['x-port'] === getEndpoint(name).port)?.endpoints[getEndpoint(name).name]
const tokens = new Map<string, Promise<string>>()
/**
 * Returns a token; `undefined` if the operation requires none. All operations except the logout share one session per
 * host, because no other sample ends it.
 */
const getToken = async (name: EndpointName, host = alpha) => {
  if (getEndpoint(name).token !== 'required') return undefined
  const logIn = async () => (await platform.logIn(host, 'player')).token
  if (name === 'session.logout') return logIn()
  if (!tokens.has(host)) tokens.set(host, logIn())
  return tokens.get(host)
}
const getAuthorizationHeaders = async (name: EndpointName): Promise<Record<string, string>> => {
  const token = await getToken(name)
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

const addFormats = formats as unknown as (ajv: Ajv) => void
const browserValidators = { ...firstCalls, ...laterCalls }
const createAjv = (schemas: object[]): Ajv => {
  const ajv = new Ajv({ strict: false, schemas })
  addFormats(ajv)
  return ajv
}
/** Compiles the schema of an operation's response. */
const compileResponseValidator = (name: EndpointName, ajv: Ajv) => {
  const { port, name: endpointName } = getEndpoint(name)
  return ajv.compile({ $ref: `api/${port}.json#/endpoints/${endpointName}/value` })
}

/** Returns a copy of a schema that rejects undeclared properties. */
const closeSchema = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closeSchema)
  const closedSchema = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closeSchema(part)]))
  return 'properties' in closedSchema && closedSchema['type'] === 'object' ? { additionalProperties: false, ...closedSchema } : closedSchema
}

const responseAjv = createAjv([...readPortSchemas()])
/** Validator with copies of the schemas that reject undeclared properties. */
const closedAjv = createAjv(readPortSchemas().map((schema) => closeSchema(schema) as object))

describe('the table of operations', () => {
  it('has exactly the operations that the server handles', () => {
    const declaredNames = readPortSchemas().flatMap((port) =>
      Object.keys(port.endpoints).map((endpointName) => `${port['x-port']}.${endpointName}`),
    )
    const handledNames = Object.keys(createEndpointHandlers(platform.server.platform))
    expect(names.toSorted()).toEqual(declaredNames.toSorted())
    expect(handledNames.toSorted()).toEqual(declaredNames.toSorted())
  })

  it('has only paths below /wps, /lgw or /lotto/lgw (R-API-08)', () => {
    for (const name of names) expect(getEndpoint(name).path).toMatch(/^\/(wps|lgw|lotto\/lgw)\//)
  })
})

it('every error of the catalogue has a message in English and Vietnamese', () => {
  const messages = platform.server.platform.brands.byId('base')?.config.messages
  for (const { messageKey } of Object.values(errorCatalogue))
    for (const language of ['EN', 'TY']) expect(messages?.[language]?.[messageKey], `${messageKey} in ${language}`).toBeTruthy()
})

describe.each(names)('%s', (name) => {
  const { method, path, token: tokenRequirement, encrypted, form } = getEndpoint(name)

  it('answers a valid request with an uncacheable response that matches its schema without extra fields, and the validators of browser and server agree', async () => {
    const preparedCall = await preparedSamples[name]?.(platform)
    const token = preparedCall?.token ?? (await getToken(name))
    const input = preparedCall?.input ?? samples[name](token)
    const { status, body, headers } = await platform.callUnchecked(name, input, {
      host: preparedCall?.host ?? alpha,
      token,
      headers: preparedCall?.headers ?? {},
    })
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
    expect(body.success).toBe(true)
    expect(browserValidators[name].isValid(body.value), JSON.stringify(body.value)).toBe(true)
    recordExample(name, input, body.value)
    const validateClosed = compileResponseValidator(name, closedAjv)
    expect(validateClosed(body.value), JSON.stringify(validateClosed.errors)).toBe(true)
    const validate = compileResponseValidator(name, responseAjv)
    for (const corruptedValue of corruptEachField(body.value))
      expect(browserValidators[name].isValid(corruptedValue), JSON.stringify(corruptedValue)).toBe(validate(corruptedValue))
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  if (tokenRequirement === 'required')
    it('is rejected without a token, with an invalid one, and with one of another brand', async () => {
      const otherBrandToken = await getToken('member.info', beta)
      for (const invalidToken of [undefined, 'x'.repeat(43), '', otherBrandToken]) {
        const { status, body } = await platform.callUnchecked(name, samples[name](), { host: alpha, token: invalidToken })
        expect({ status, code: body.code, success: body.success }).toEqual({ status: 401, code: 'not_logged_in', success: false })
      }
    })

  it('is rejected on an unknown host', async () => {
    const { status, body } = await platform.callUnchecked(name, samples[name](), { host: 'nobody.test' })
    expect({ status, code: body.code }).toEqual({ status: 421, code: 'domain_invalid' })
  })

  it('is rejected if a page of another origin sends it', async () => {
    const { body } = await platform.callUnchecked(name, samples[name](), {
      host: alpha,
      token: await getToken(name),
      headers: { origin: 'https://elsewhere.test' },
    })
    expect(body.code).toBe('forbidden')
  })

  it('is not found with another method', async () => {
    const usedMethods = names
      .map(getEndpoint)
      .filter((endpoint) => endpoint.path === path)
      .map((endpoint) => endpoint.method)
    const otherMethod = (['GET', 'POST', 'PUT'] as const).find((candidate) => !usedMethods.includes(candidate)) ?? 'PATCH'
    const { status, body } = await platform.send(otherMethod, path, { host: alpha })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' })
  })

  const schema = findSchema(name)
  const inputSchema = (schema?.query ?? schema?.body) as { properties: Record<string, unknown>; required: readonly string[] } | undefined

  if (inputSchema)
    it('rejects unknown fields, missing fields and wrong types, and names the field', async () => {
      const validInput = { ...samples[name]() } as Record<string, unknown>
      const omitField = (field: string) => Object.fromEntries(Object.entries(validInput).filter(([key]) => key !== field))
      const invalidRequests: [string, unknown][] = [
        ['surplus', { ...validInput, surplus: 'x' }],
        ...(inputSchema?.required ?? []).map((field): [string, unknown] => [field, omitField(field)]),
      ]
      if (schema?.body && !form)
        for (const field of Object.keys(validInput))
          invalidRequests.push(
            [field, { ...validInput, [field]: { nested: 1 } }],
            [field, { ...validInput, [field]: typeof validInput[field] === 'number' ? 'five' : 5 }],
          )
      for (const [field, request] of invalidRequests) {
        const { status, body } = await platform.callUnchecked(name, request, { host: alpha, token: await getToken(name) })
        expect({ status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
          status: 400,
          code: 'bad_request',
          fields: [field],
        })
      }
    })

  if (encrypted)
    it("requires its payload to be encrypted with the platform's key", async () => {
      const validInput = samples[name]()
      const { publicKey } = platform.server.platform
      const encryptOptions = { audience: getAudience(alpha, name) }
      const jwe = await encrypt(validInput, publicKey, encryptOptions)
      const invalidBodies = [
        validInput,
        {},
        { payload: 'x' },
        { payload: 5 },
        { payload: jwe, more: 1 },
        { payload: `${jwe.slice(0, -3)}AAA` },
        { payload: await encrypt(validInput, { ...publicKey, kid: 'other' }, encryptOptions) },
        { payload: await encrypt(validInput, { ...publicKey, jwk: await generateOtherKey() }, encryptOptions) },
      ]
      for (const body of invalidBodies) {
        const response = await platform.send(method, path, { host: alpha, body, headers: await getAuthorizationHeaders(name) })
        expect({ status: response.status, code: response.body.code }).toEqual({ status: 400, code: 'payload_invalid' })
      }
    })

  if (encrypted)
    it('rejects a body that is not JSON, too large, or of another type, with an error response', async () => {
      for (const [body, type] of [
        ['{"payload":', 'application/json'],
        [`{"payload":"${'x'.repeat(70_000)}"}`, 'application/json'],
        ['{"__proto__":{}}', 'application/json'],
        ['payload=x', 'application/x-www-form-urlencoded'],
      ] as const) {
        const response = await platform.send(method, path, {
          host: alpha,
          body,
          headers: { 'content-type': type, ...(await getAuthorizationHeaders(name)) },
        })
        expect({ status: response.status, code: response.body.code }).toEqual({ status: 400, code: 'bad_request' })
      }
    })
})

async function generateOtherKey() {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  return { ...(await crypto.subtle.exportKey('jwk', publicKey)) }
}
