import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readExamples } from '../../server/http/document/read-examples.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, startTestPlatform } from '../platform/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

interface Operation {
  readonly security: readonly unknown[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: { readonly properties: object } } } }
  readonly responses: Readonly<Record<string, unknown>>
}
interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: object }
}

interface DocumentSchema {
  readonly properties?: { readonly payload?: { readonly contentSchema: DocumentSchema } }
  readonly examples?: readonly unknown[]
}
type Content = Readonly<Record<string, { readonly schema: DocumentSchema; readonly example?: unknown } | undefined>>
/** The properties of an operation that contain examples. */
interface DocumentedOperation {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: DocumentSchema
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content: Content } | undefined>>
}

const fetchDocument = async () => (await platform.send('GET', '/_livery/api/openapi.json', { host: alpha })).body as unknown as OpenApi

describe('the OpenAPI document', () => {
  it('has every operation of the endpoint table, and no others', async () => {
    const { openapi, paths } = await fetchDocument()
    const documentedOperations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(openapi).toMatch(/^3\.1\./)
    expect(documentedOperations.toSorted()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    )
  })

  it('declares which operations need a token, and which take an encrypted payload', async () => {
    const { paths } = await fetchDocument()
    for (const { method, path, token, encrypted } of Object.values(endpoints)) {
      const operation = paths[path]?.[method.toLowerCase()]
      expect(operation?.security).toHaveLength(token === 'required' ? 1 : 0)
      if (encrypted) expect(Object.keys(operation?.requestBody?.content['application/json'].schema.properties ?? {})).toEqual(['payload'])
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '400', '403', '421', '429', '500', '503', ...(token === 'required' ? ['401'] : [])]),
      )
    }
  })

  it('has a valid example of each request and of each response', async () => {
    const document = await fetchDocument()
    // The document declares JSON Schema draft-07, the default dialect of Ajv.
    const ajv = new Ajv({ strict: false })
    ;(formats as unknown as (instance: Ajv) => void)(ajv)
    const findMistakes = (name: string, schema: object, example: unknown): readonly string[] => {
      if (example === undefined)
        return [
          `${name} has no example. Record it: RECORD_EXAMPLES=1 npx vitest run tests/contract/endpoints.test.ts -t ${name.split(',')[0] ?? ''}`,
        ]
      const validate = ajv.compile({ ...schema, components: document.components })
      return validate(example) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`]
    }
    const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
    const mistakes = Object.entries(endpoints).flatMap(([name, { method, path, encrypted, form }]) => {
      const { parameters = [], requestBody, responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} }
      const response = responses['200']?.content['application/json']
      const body = requestBody?.content[form ? 'application/x-www-form-urlencoded' : 'application/json']
      const plaintext = encrypted ? body?.schema.properties?.payload?.contentSchema : undefined
      return [
        ...findMistakes(`${name}, response`, response?.schema ?? {}, response?.example),
        ...(body ? findMistakes(`${name}, body`, plaintext ?? body.schema, plaintext ? plaintext.examples?.[0] : body.example) : []),
        ...parameters.flatMap((parameter) =>
          parameter.in === 'query' && (parameter.required || parameter.example !== undefined)
            ? findMistakes(`${name}, ${parameter.name}`, parameter.schema, parameter.example)
            : [],
        ),
      ]
    })
    expect(mistakes).toEqual([])
    expect(Object.keys(readExamples()).filter((name) => !Object.hasOwn(endpoints, name))).toEqual([])
  })

  it('contains every schema that it refers to', async () => {
    const document = await fetchDocument()
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref)
    expect(refs.length).toBeGreaterThan(5)
    for (const ref of refs) expect(Object.keys(document.components.schemas)).toContain(ref.replace('#/components/schemas/', ''))
  })
})

describe('a large public response', () => {
  it('is compressed with Brotli for clients that accept it, and sent uncompressed to all others', async () => {
    const path = '/lgw/games/game_menus?merchantCode=ALPHA1'
    const uncompressed = await platform.send('GET', path, { host: alpha })
    const compressed = await platform.send('GET', path, { host: alpha, headers: { 'accept-encoding': 'gzip, br' } })
    expect(uncompressed.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(Number(compressed.headers['content-length'])).toBeLessThan(Number(uncompressed.headers['content-length']) / 4)
  })

  it('is not compressed if it belongs to an account', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const headers = { 'accept-encoding': 'br', authorization: `Bearer ${token}` }
    expect(
      (await platform.send('GET', '/lgw/games/game_menus?merchantCode=ALPHA1', { host: alpha, headers })).headers['content-encoding'],
    ).toBeUndefined()
  })
})

describe('the API documentation page', () => {
  it('is not available on an unknown host', async () => {
    for (const path of ['/_livery/api', '/_livery/api/openapi.json'])
      expect((await platform.send('GET', path, { host: 'nobody.test' })).status).toBe(421)
  })

  it('lists every operation, and loads nothing but its own style sheet', async () => {
    const { status, text, headers } = await platform.send('GET', '/_livery/api', { host: alpha })
    expect(status).toBe(200)
    for (const [name, { path }] of Object.entries(endpoints)) {
      expect(text).toContain(`id="${name}"`)
      expect(text).toContain(path)
    }
    expect(/<script|\sstyle=|\son[a-z]+=/.exec(text)).toBeNull()
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
    const linkedIds = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    for (const id of linkedIds) expect(text).toContain(`id="${String(id)}"`)
    expect((await platform.send('GET', '/_livery/api/page.css', { host: alpha })).headers['content-type']).toBe('text/css; charset=utf-8')
  })
})
