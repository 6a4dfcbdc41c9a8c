import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPortSchemas } from '../../server/http/api-schemas.ts'
import type { LoginResult, MemberDetails } from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { errorCatalogue } from '../../src/generated/errors.ts'
import { samples } from '../contract/samples.ts'
import { chooseByDepth, sample } from '../depth.ts'
import { hostileStrings } from './hostile-strings.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1', PROOF_OF_WORK_EXEMPT: '10.0.0.0/8' } })
  for (const flag of ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3'])
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag, on: true })
  for (const field of anyTextFields)
    await platform.runAdminCommand('set-rule', {
      brand: 'alpha',
      field,
      change: { enabled: 'on', patternId: '*', acceptedPattern: 'none' },
    })
  await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'hostile', type: 0, password: testPassword })
  token = (await platform.logIn(alpha, 'hostile')).token
})
afterAll(() => platform.stop())

/** Fields of a registration whose rules accept any text in these tests. */
const anyTextFields = ['nickname', 'fullName'] as const

const allTexts = Object.entries(hostileStrings).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))
const lastOfEachKind = Object.entries(hostileStrings).map(([kind, texts]) => ({ kind, text: texts.at(-1) ?? '' }))

/** Returns the text fields of an operation, except those with fixed values. */
function listTextFields(name: EndpointName): readonly string[] {
  const { port, name: endpointName } = endpoints[name]
  const shape = readPortSchemas().find((portSchema) => portSchema['x-port'] === port)?.endpoints[endpointName]
  const { properties = {} } =
    ((shape?.query ?? shape?.body) as { properties?: Record<string, { type?: string; enum?: unknown; const?: unknown }> } | undefined) ?? {}
  return Object.entries(properties).flatMap(([field, { type, enum: choices, const: constant }]) =>
    type === 'string' && choices === undefined && constant === undefined ? [field] : [],
  )
}
const endpointNames = (Object.keys(endpoints) as EndpointName[]).filter((name) => listTextFields(name).length > 0)

let visitorCount = 0
/** Returns headers with a new client address, so that no rate limit hides how the operation treats the text. */
const createAddressHeaders = (): Record<string, string> => {
  visitorCount += 1
  return {
    'x-forwarded-for': `10.${String((visitorCount >> 16) & 255)}.${String((visitorCount >> 8) & 255)}.${String(visitorCount & 255)}`,
  }
}
/**
 * With this affiliate code, an otherwise valid registration fails before its password is hashed. Another test checks
 * the stored values.
 */
const unknownAffiliateCode = { affiliateCode: 'NOCODE' }
const request = (name: EndpointName, field: string, text: string) =>
  platform.callUnchecked(
    name,
    { ...(samples[name](token) as object), ...(name.startsWith('member.register') && unknownAffiliateCode), [field]: text },
    {
      host: alpha,
      headers: createAddressHeaders(),
      ...(endpoints[name].token === 'none' ? {} : { token }),
    },
  )

/** Runs the worker for each item, at most twelve at a time. */
async function runConcurrently<T>(list: readonly T[], worker: (item: T) => Promise<void>): Promise<void> {
  const queue = [...list]
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await worker(next)
    }),
  )
}

describe('hostile input', () => {
  it('is tested with many samples of every category', () => {
    expect(allTexts.length).toBeGreaterThanOrEqual(250)
    expect(new Set(allTexts.map(({ text }) => text)).size).toBeGreaterThan(240)
    expect(endpointNames.length).toBeGreaterThan(20)
  })

  /**
   * Sends every text in one of the fields, and one text of each category in every field. If an operation has more than
   * twelve fields, sends every text in two fields only. Outside deep runs, sends a sample of 30 of these requests.
   */
  it.each(endpointNames)(
    'is accepted in every text field of %s, or rejected with an error code of the catalogue, and causes no server error',
    async (name) => {
      const fields = listTextFields(name)
      const assignFields = (shift: number) =>
        allTexts.map(({ kind, text }, index) => ({ kind, text, field: fields[(index + shift) % fields.length] ?? '' }))
      const inputs =
        fields.length > 12
          ? [0, 11].flatMap(assignFields)
          : [...assignFields(0), ...fields.flatMap((field) => lastOfEachKind.map(({ kind, text }) => ({ kind, text, field })))]
      await runConcurrently(sample(name, inputs, 30), async ({ kind, text, field }) => {
        const { status, body } = await request(name, field, text)
        const description = `${kind} in ${field}: ${JSON.stringify(text.slice(0, 60))}: ${String(status)} ${String(body.code)}`
        expect(status, description).toBeLessThan(500)
        if (body.success === true) return
        expect(Object.keys(errorCatalogue), description).toContain(body.code)
        expect(body.message, description).not.toMatch(/error:|at .*\.ts|select |syntax/i)
      })
      expect(platform.lines.filter((line) => line.includes('internal'))).toEqual([])
    },
  )

  it('is stored in a player’s name trimmed and in Unicode form NFC, but otherwise as entered, or is rejected', async () => {
    let storedCount = 0
    let createdCount = 0
    const selection = allTexts.filter(({ kind }, index) => index % 4 === 0 || ['controls', 'surrogates', 'direction', 'sql'].includes(kind))
    await runConcurrently(sample('names', selection, 60), async ({ text }) => {
      const input = {
        username: `typed${String(++createdCount)}`,
        password: 'secret12',
        login: true,
        registerMethod: 'WEB',
        ageConsent: true,
        nickname: text,
        fullName: text,
      }
      const { status, body } = await platform.callUnchecked('member.register', input, { host: alpha, headers: createAddressHeaders() })
      if (body.success !== true) return expect(status, JSON.stringify(text)).toBeLessThan(500)
      const login = body.value as LoginResult
      const details = (
        await platform.call('member.details', undefined, { host: alpha, token: login.token, headers: createAddressHeaders() })
      ).body.value as MemberDetails
      const trimmed = text.normalize('NFC').trim()
      if (trimmed === '') return
      storedCount += 1
      expect(details.nickname, JSON.stringify(text)).toBe(trimmed)
    })
    expect(storedCount).toBeGreaterThan(chooseByDepth(60, 20))
  })

  it('is stored in feedback to the operator trimmed, in Unicode form NFC and with LF line breaks, but otherwise as entered', async () => {
    const sentContents = new Set<string>()
    await runConcurrently(allTexts, async ({ text }) => {
      const content = `Someone wrote: ${text} and no more`
      const { status, body } = await platform.call(
        'content.feedback',
        { questionType: 'other', content },
        { host: alpha, headers: createAddressHeaders() },
      )
      if (status === 200) sentContents.add(content.normalize('NFC').replaceAll('\r\n', '\n').trim())
      else expect(['bad_request', 'fields_invalid']).toContain(body.code)
    })
    const stored = (await platform.runAdminCommand('feedback', { brand: 'alpha', count: 200 })) as unknown as readonly { content: string }[]
    expect(sentContents.size).toBeGreaterThan(200)
    for (const { content } of stored)
      expect(sentContents.has(content) || content.includes('The help page'), JSON.stringify(content)).toBe(true)
  })

  it('is rejected with an error at its field if the database cannot store it: a NUL, a lone surrogate', async () => {
    for (const text of ['a\u0000b', '\ud800', 'a\udfff'])
      expect((await request('content.feedback', 'content', text)).body).toMatchObject({
        code: 'bad_request',
        fields: { content: { key: 'error_bad_request' } },
      })
  })
})
