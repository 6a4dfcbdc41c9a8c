import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttp } from '../../src/adapters/http.ts'
import type { ResponseFault, ClientContext } from '../../src/engine/contract/port.ts'
import { definitions, type ResponseSchema, responseSchemas } from '../../src/generated/response-schemas.js'
import { calls as firstCalls } from '../../src/generated/first-calls.js'
import { calls as laterCalls } from '../../src/generated/later-calls.js'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { type ForeignPlatform, foreignAccount, foreignEndpoints, startForeignPlatform } from './foreign-platform.ts'
import { encryptBody } from '../../src/adapters/cipher.ts'
import { Random } from '../../src/engine/testing/random.ts'

const mutationCount = 200
const calls = { ...firstCalls, ...laterCalls }

type Path = readonly string[]

interface Mutation {
  readonly endpoint: EndpointName
  readonly path: Path
  readonly original: unknown
  readonly mutated: unknown
}

let platform: ForeignPlatform
let values: ReadonlyMap<EndpointName, unknown>
beforeAll(async () => {
  platform = await startForeignPlatform()
  values = await fetchValues()
})
afterAll(() => platform.stop())

/** Calls each endpoint once, as the site does, and returns the values of the responses. */
async function fetchValues(): Promise<ReadonlyMap<EndpointName, unknown>> {
  const origin = `http://127.0.0.1:${String(platform.port)}`
  const valueByEndpoint = new Map<EndpointName, unknown>()
  const call = async (name: EndpointName, query = '', body?: object, token?: string): Promise<unknown> => {
    const { method, path } = endpoints[name]
    const response = await fetch(origin + path + query, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    valueByEndpoint.set(name, value)
    return value
  }
  const status = (await call('system.status', '?url=any')) as { info: { publicKey: Parameters<typeof encryptBody>[1] } }
  const body = { ...foreignAccount, type: 'username' }
  const payload = await encryptBody(body, status.info.publicKey, {
    audience: `any${endpoints['session.login'].path}`,
    encryptedAt: Date.now(),
  })
  const { token } = (await call('session.login', '', { payload })) as { token: string }
  for (const name of ['game.menus', 'game.list', 'content.notices', 'content.helpCenter'] as const) await call(name)
  await call('game.launch', '', { gameId: 'rng-0' }, token)
  for (const name of ['member.info', 'wallet.balance', 'session.logout'] as const) await call(name, '', undefined, token)
  return valueByEndpoint
}

/**
 * Returns all mutations of one part of a response that make it invalid against the endpoint's schema. The part is
 * removed, or replaced by `null`, a value of another type, an empty array or an empty object.
 */
function createMutations(endpoint: EndpointName, original: unknown): readonly Mutation[] {
  const createMutationsAt = (path: Path, value: unknown): readonly Mutation[] => {
    const otherType = typeof value === 'string' ? 4711 : 'text'
    const replacements = [undefined, null, otherType, [], {}].filter((replacement) => replacement !== undefined || path.length > 0)
    const ownMutations = replacements.map((replacement) => ({
      endpoint,
      path,
      original,
      mutated: withValueAtPath(original, path, replacement),
    }))
    const innerMutations =
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, item]) => createMutationsAt([...path, key], item))
        : []
    return [...ownMutations, ...innerMutations]
  }
  return createMutationsAt([], original).filter(({ mutated }) => !calls[endpoint].isValid(mutated ?? null))
}

/** Returns a copy of a value with the part at a path replaced; `undefined` removes the part. */
function withValueAtPath(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return rest.length === 0 && replacement === undefined
      ? value.toSpliced(Number(key), 1)
      : value.with(Number(key), withValueAtPath(value[Number(key)], rest, replacement))
  const { [key]: part, ...others } = value as Record<string, unknown>
  const changedPart = withValueAtPath(part, rest, replacement)
  return changedPart === undefined ? others : { ...(value as object), [key]: changedPart }
}

/**
 * Returns the path of the smallest part that is or contains the mutated part and that has a fallback in the schema or
 * can be removed from the original response; `undefined` if there is none.
 */
function findRemovablePart({ endpoint, path, original }: Mutation): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length)
    if (hasFallback(responseSchemas[endpoint], part) || calls[endpoint].isValid(withValueAtPath(original, part, undefined))) return part
  }
  return undefined
}

function hasFallback(schema: ResponseSchema | undefined, [key, ...rest]: Path): boolean {
  const { $ref, ...siblings } = schema ?? {}
  const resolvedSchema: ResponseSchema = $ref === undefined ? siblings : { ...definitions[$ref], ...siblings }
  if (resolvedSchema.$ref !== undefined) return hasFallback(resolvedSchema, key === undefined ? [] : [key, ...rest])
  if (key === undefined) return resolvedSchema['x-fallback'] !== undefined
  return hasFallback(
    resolvedSchema.properties?.[key] ?? resolvedSchema.items ?? (resolvedSchema.additionalProperties as ResponseSchema | undefined),
    rest,
  )
}

/** Whether two values differ only at a path. */
const isEqualExceptAt = (path: Path, left: unknown, right: unknown): boolean =>
  isDeepStrictEqual(withValueAtPath(left, path, undefined), withValueAtPath(right, path, undefined))

interface Outcome {
  readonly value: unknown
  readonly faults: readonly ResponseFault[]
  readonly milliseconds: number
}

async function callWithMutation({ endpoint, mutated }: Mutation): Promise<Outcome> {
  vi.stubGlobal('location', new URL('https://tiny.example/'))
  vi.stubGlobal('fetch', async () => Response.json({ success: true, ...(mutated !== undefined && { value: mutated }) }))
  const faults: ResponseFault[] = []
  const client: ClientContext = {
    getToken: () => 'secret',
    getSessionSignal: () => new AbortController().signal,
    getPublicKey: () => ({ kid: 'k1', alg: 'ECDH-ES+A256KW', jwk: {} }),
    getLanguageTag: () => 'en',
    timeoutSeconds: 5,
    supports: () => true,
    onRevision: () => undefined,
    onResponseFaults: (_, newFaults) => void faults.push(...newFaults),
    onProofProgress: () => undefined,
    onProblem: () => undefined,
  }
  const call = createHttp(
    client,
    async () => 'payload',
    async () => '',
  )
  stubRequests()
  const startedAt = performance.now()
  const value: unknown = await call(endpoint, {} as never).catch(() => undefined)
  vi.unstubAllGlobals()
  return { value, faults, milliseconds: performance.now() - startedAt }
}

/** Replaces `Request` with a class that resolves relative URLs, which Node does not. */
function stubRequests(): void {
  const OriginalRequest = Request
  vi.stubGlobal(
    'Request',
    class extends OriginalRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://tiny.example') : input, init)
      }
    },
  )
}

describe(`${String(mutationCount)} mutated responses of a platform of ten endpoints`, () => {
  it('are derived from valid responses of every endpoint', () => {
    expect([...values.keys()].toSorted()).toEqual([...foreignEndpoints].toSorted())
    for (const [name, value] of values) expect(calls[name].isValid(value), name).toBe(true)
  })

  it('are reported at the mutated part within a second, and lose only the affected part', async () => {
    const random = new Random('foreign platform')
    const mutations = [...values].flatMap(([name, value]) => createMutations(name, value))
    const sampledMutations = random.sample(mutations, mutationCount)
    expect(sampledMutations.length).toBe(mutationCount)
    await callWithMutation(sampledMutations[0] as Mutation)
    const problems: string[] = []
    const slowest = { ms: 0 }
    for (const mutation of sampledMutations) {
      const { value, faults, milliseconds } = await callWithMutation(mutation)
      slowest.ms = Math.max(slowest.ms, milliseconds)
      const pointer = mutation.path.map((key) => `/${key}`).join('')
      const label = `${mutation.endpoint} ${pointer}`
      const isReported = faults.some((fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`))
      if (!isReported) problems.push(`${label} is not reported: ${faults.map((fault) => fault.pointer).join(' ')}`)
      const part = findRemovablePart(mutation)
      if (part === undefined && value !== undefined) problems.push(`${label} is not rejected`)
      if (part !== undefined && (value === undefined || !preservesOtherParts(mutation, part, value)))
        problems.push(`${label} removes more than /${part.join('/')}`)
    }
    expect(problems).toEqual([])
    expect(slowest.ms).toBeLessThan(1000)
  })
})

/** Whether a value equals the original except for one removed or replaced part. */
const preservesOtherParts = ({ original }: Mutation, part: Path, value: unknown): boolean =>
  isDeepStrictEqual(value, withValueAtPath(original, part, undefined)) || isEqualExceptAt(part, value, original)
