import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { errorCatalogue } from '../../src/generated/errors.ts'
import { calls as firstCalls } from '../../src/generated/first-calls.js'
import { calls as laterCalls } from '../../src/generated/later-calls.js'
import { readPortSchemas } from '../../server/http/api-schemas.ts'
import { endpointsOf } from '../../server/modules/compose-modules.ts'
import { alpha, beta } from '../platform/small-brands.ts'
import { type TestPlatform, withPlatform } from '../platform/with-platform.ts'
import { corruptEachField } from './corrupt-each-field.ts'
import { audienceOf, encrypt } from '../platform/call-server.ts'
import { prepared, samples } from './samples.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await withPlatform()))
afterAll(() => platform.stop())

const names = Object.keys(endpoints) as CallName[]
const of = (name: CallName) =>
  endpoints[name] as { port: string; name: string; method: string; path: string; token: string; encrypted: boolean; form: boolean }
const shapeOf = (name: CallName) => readPortSchemas().find((port) => port['x-port'] === of(name).port)?.calls[of(name).name]
const tokens = new Map<string, Promise<string>>()
/** One session per host is enough, because only a logout ends it. */
const tokenFor = async (name: CallName, host = alpha) => {
  if (of(name).token !== 'required') return undefined
  const fresh = async () => (await platform.logIn(host, 'player')).token
  if (name === 'session.logout') return fresh()
  if (!tokens.has(host)) tokens.set(host, fresh())
  return tokens.get(host)
}
const bearer = async (name: CallName): Promise<Record<string, string>> => {
  const token = await tokenFor(name)
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

const addFormats = formats as unknown as (ajv: Ajv) => void
const inBrowser = { ...firstCalls, ...laterCalls }
const createAjv = (schemas: object[]): Ajv => {
  const ajv = new Ajv({ strict: false, schemas })
  addFormats(ajv)
  return ajv
}
/** Compiles the schema of an operation's answer. */
const compileAnswer = (name: CallName, ajv: Ajv) => {
  const { port, name: call } = of(name)
  return ajv.compile({ $ref: `api/${port}.json#/calls/${call}/value` })
}

/** A schema that rejects undeclared fields. */
const closed = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const closedSchema = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  return 'properties' in closedSchema && closedSchema['type'] === 'object' ? { additionalProperties: false, ...closedSchema } : closedSchema
}

const ajvOfAnswers = createAjv([...readPortSchemas()])
/** The same schemas, rejecting undeclared properties. */
const closedAjv = createAjv(readPortSchemas().map((schema) => closed(schema) as object))

describe('the table of operations', () => {
  it('declares what the server answers, and the server answers what it declares', () => {
    const declared = readPortSchemas().flatMap((port) => Object.keys(port.calls).map((call) => `${port['x-port']}.${call}`))
    const answered = Object.keys(endpointsOf(platform.server.platform))
    expect(names.toSorted()).toEqual(declared.toSorted())
    expect(answered.toSorted()).toEqual(declared.toSorted())
  })

  it('has paths below /wps or /lgw, or the given one below /lotto, R-API-08', () => {
    for (const name of names) expect(of(name).path).toMatch(/^\/(wps|lgw|lotto\/lgw)\//)
  })

  it('gives every error a text in English and Vietnamese', () => {
    const messages = platform.server.platform.brands.byId('base')?.config.messages
    for (const { messageKey } of Object.values(errorCatalogue))
      for (const language of ['EN', 'TY']) expect(messages?.[language]?.[messageKey], `${messageKey} in ${language}`).toBeTruthy()
  })
})

describe.each(names)('%s', (name) => {
  const { method, path, token: need, encrypted, form } = of(name)

  it('answers a valid request with a value that matches its schema without extra fields, also in the browser, whose validator agrees with the server’s; the answer is not cacheable', async () => {
    const ready = await prepared[name]?.(platform)
    const token = ready?.token ?? (await tokenFor(name))
    const { status, body, headers } = await platform.callUnchecked(name, ready?.input ?? samples[name](token), {
      host: ready?.host ?? alpha,
      token,
      headers: ready?.headers ?? {},
    })
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
    expect(body.success).toBe(true)
    expect(inBrowser[name].holds(body.value), JSON.stringify(body.value)).toBe(true)
    const validateClosed = compileAnswer(name, closedAjv)
    expect(validateClosed(body.value), JSON.stringify(validateClosed.errors)).toBe(true)
    const validate = compileAnswer(name, ajvOfAnswers)
    for (const broken of corruptEachField(body.value)) expect(inBrowser[name].holds(broken), JSON.stringify(broken)).toBe(validate(broken))
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  if (need === 'required')
    it('is rejected without a token, with an invalid one, and with one of another brand', async () => {
      const foreign = await tokenFor('member.info', beta)
      for (const bad of [undefined, 'x'.repeat(43), '', foreign]) {
        const { status, body } = await platform.callUnchecked(name, samples[name](), { host: alpha, token: bad })
        expect({ status, code: body.code, success: body.success }).toEqual({ status: 401, code: 'not_logged_in', success: false })
      }
    })

  it('is rejected on an unknown host', async () => {
    const { status, body } = await platform.callUnchecked(name, samples[name](), { host: 'nobody.test' })
    expect({ status, code: body.code }).toEqual({ status: 421, code: 'domain_invalid' })
  })

  it('is rejected for a page of another site', async () => {
    const { body } = await platform.callUnchecked(name, samples[name](), {
      host: alpha,
      token: await tokenFor(name),
      headers: { origin: 'https://elsewhere.test' },
    })
    expect(body.code).toBe('forbidden')
  })

  it('is not found under another method', async () => {
    const used = names.filter((one) => of(one).path === path).map((one) => of(one).method)
    const other = (['GET', 'POST', 'PUT'] as const).find((one) => !used.includes(one)) ?? 'PATCH'
    const { status, body } = await platform.send(other, path, { host: alpha })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' })
  })

  const shape = shapeOf(name)
  const part = (shape?.query ?? shape?.body) as { properties: Record<string, unknown>; required: readonly string[] } | undefined

  if (part)
    it('rejects unknown fields, missing fields and wrong types, and names the field', async () => {
      const good = { ...samples[name]() } as Record<string, unknown>
      const without = (field: string) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== field))
      const bad: [string, unknown][] = [
        ['surplus', { ...good, surplus: 'x' }],
        ...(part?.required ?? []).map((field): [string, unknown] => [field, without(field)]),
      ]
      if (shape?.body && !form)
        for (const field of Object.keys(good))
          bad.push(
            [field, { ...good, [field]: { nested: 1 } }],
            [field, { ...good, [field]: typeof good[field] === 'number' ? 'five' : 5 }],
          )
      for (const [field, request] of bad) {
        const { status, body } = await platform.callUnchecked(name, request, { host: alpha, token: await tokenFor(name) })
        expect({ status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
          status: 400,
          code: 'bad_request',
          fields: [field],
        })
      }
    })

  if (encrypted)
    it("requires its payload encrypted to the platform's key", async () => {
      const good = samples[name]()
      const { publicKey } = platform.server.platform
      const use = { audience: audienceOf(alpha, name) }
      const jwe = await encrypt(good, publicKey, use)
      const wrong = [
        good,
        {},
        { payload: 'x' },
        { payload: 5 },
        { payload: jwe, more: 1 },
        { payload: `${jwe.slice(0, -3)}AAA` },
        { payload: await encrypt(good, { ...publicKey, kid: 'other' }, use) },
        { payload: await encrypt(good, { ...publicKey, jwk: await otherKey() }, use) },
      ]
      for (const body of wrong) {
        const answer = await platform.send(method, path, { host: alpha, body, headers: await bearer(name) })
        expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'payload_invalid' })
      }
    })

  if (encrypted)
    it('rejects a body that is not JSON, too large, or of another type, with the envelope', async () => {
      for (const [body, type] of [
        ['{"payload":', 'application/json'],
        [`{"payload":"${'x'.repeat(70_000)}"}`, 'application/json'],
        ['{"__proto__":{}}', 'application/json'],
        ['payload=x', 'application/x-www-form-urlencoded'],
      ] as const) {
        const answer = await platform.send(method, path, { host: alpha, body, headers: { 'content-type': type, ...(await bearer(name)) } })
        expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'bad_request' })
      }
    })
})

async function otherKey() {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  return { ...(await crypto.subtle.exportKey('jwk', publicKey)) }
}
